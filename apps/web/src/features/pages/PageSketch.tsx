import { useEffect, useState } from 'react';
import styles from './pages.module.css';
import { knownSketch, requestSketch } from './sketches.ts';

/** A page in low detail, blank until it has been drawn; at once where it has been before. */
export function PageSketch({ text }: { text: string }) {
  const [url, setUrl] = useState(() => knownSketch(text));
  useEffect(() => requestSketch(text, setUrl), [text]);
  return url ? <img className={styles.sketch} src={url} alt="" /> : null;
}

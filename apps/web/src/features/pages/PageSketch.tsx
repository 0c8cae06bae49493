import type { PageFrame } from '@pagewright/page/document-frame';
import { useEffect, useState } from 'react';
import styles from './pages.module.css';
import { knownSketch, requestSketch } from './sketches.ts';

/** A page in low detail, blank until it has been drawn; at once where it has been before. */
export function PageSketch({ text, frame }: { text: string; frame?: PageFrame }) {
  const [url, setUrl] = useState(() => knownSketch({ text, frame }));
  useEffect(() => requestSketch({ text, frame }, setUrl), [text, frame]);
  return url ? <img className={styles.sketch} src={url} alt="" /> : null;
}

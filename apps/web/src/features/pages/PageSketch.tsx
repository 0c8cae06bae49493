import type { Page } from '@pagewright/components/models';
import { useEffect, useState } from 'react';
import styles from './pages.module.css';
import { knownSketch, requestSketch } from './sketches.ts';

/** A page in low detail, blank until it has been drawn; at once where it has been before. */
export function PageSketch({ page }: { page: Page }) {
  const [url, setUrl] = useState(() => knownSketch(page));
  useEffect(() => requestSketch(page, setUrl), [page]);
  return url ? <img className={styles.sketch} src={url} alt="" /> : null;
}

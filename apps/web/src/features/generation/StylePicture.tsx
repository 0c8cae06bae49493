import type { StyleId } from '@pagewright/model/styles';
import { lazy, Suspense } from 'react';
import styles from './generation.module.css';

const StyleSample = lazy(async () => ({ default: (await import('./StyleSample.tsx')).StyleSample }));

/** A sample page in the style; its drawing is loaded after the screen is there. */
export function StylePicture({ style }: { style: StyleId }) {
  return (
    <div className={styles.stylePicture} aria-hidden inert>
      <Suspense>
        <StyleSample style={style} />
      </Suspense>
    </div>
  );
}

import { rectOf, rotationOf } from '@pagewright/components/rotation';
import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import styles from './stage.module.css';
import type { StageCamera } from './stage-camera.ts';
import type { PlacedPage } from './stage-layout.ts';
import type { Replaced } from './use-replaced-picture.ts';

interface ReplacedPictureProps {
  readonly replaced: Replaced;
  readonly placed: readonly PlacedPage[];
  readonly camera: StageCamera;
}

/** Marks the picture that gives its place to the one that is dragged over it, on whichever page. */
export function ReplacedPicture({ replaced, placed, camera }: ReplacedPictureProps) {
  const zoom = useStore(camera.zoom);
  const page = placed.find(({ opened }) => opened.id === replaced.pageId);
  const picture = page?.opened.page.components.find(({ id }) => id === replaced.id);
  if (!page || !picture) return null;
  const { x, y, width, height } = rectOf(picture);
  const degrees = rotationOf(picture);
  const style = {
    left: page.place.x + x,
    top: page.place.y + y,
    width,
    height,
    transform: degrees === 0 ? undefined : `rotate(${degrees}deg)`,
    '--zoom': zoom,
  } as CSSProperties;
  return <div className={styles.replaced} style={style} data-testid="replaced-picture" aria-hidden />;
}

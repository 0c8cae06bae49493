import { useRef } from 'react';
import { useComments, useCommentsUi } from '../../features/comments/comments-context.ts';
import { LazyPageComments } from '../../features/comments/lazy-comments.tsx';
import { useCoarseZoom } from '../data-flow/use-coarse-zoom.ts';
import type { StageCamera } from '../stage/stage-camera.ts';
import type { PlacedPage } from '../stage/stage-layout.ts';
import styles from './comment-layer.module.css';

/** The pins of comments above the pages on the stage. */
export function CommentLayer({ placed, camera }: { placed: readonly PlacedPage[]; camera: StageCamera }) {
  const layer = useRef<HTMLDivElement>(null);
  useCoarseZoom(layer, camera);
  const { source } = useComments();
  const placing = useCommentsUi((state) => state.placing);
  const begun = useCommentsUi((state) => state.begun?.page);
  const commented = new Set(source.board?.threads.map(({ page }) => page));
  return (
    <div ref={layer} className={styles.layer} data-testid="comment-layer">
      {placed
        .filter(({ opened: { id } }) => placing || begun === String(id) || commented.has(String(id)))
        .map(({ opened: { id, page, pageNumber }, place: { x, y, width, height } }) => (
          <div key={id} style={{ left: x, top: y, width, height }}>
            <LazyPageComments pageKey={String(id)} number={pageNumber} read={() => page} />
          </div>
        ))}
    </div>
  );
}

import type { Rect } from '@pagewright/model/units';
import { PageContent } from '../pages/PageContent.tsx';
import type { ComparedRow, ComparedSide } from './compared-row.ts';
import styles from './pair.module.css';

interface PairPapersProps {
  readonly projectId: number;
  readonly row: ComparedRow;
  /** Said where a page is not there. */
  readonly absent: { readonly before: string; readonly after: string };
}

/** Both pages of a row, drawn in full. */
export function PairPapers({ projectId, row: { before, after, places, choice }, absent }: PairPapersProps) {
  return (
    <>
      <Paper projectId={projectId} side={before} place={places.before} absent={absent.before} />
      <Paper
        projectId={projectId}
        side={after}
        place={places.after}
        absent={absent.after}
        isLeft={choice?.isTaken === false}
      />
    </>
  );
}

interface PaperProps {
  readonly projectId: number;
  readonly side: ComparedSide | undefined;
  readonly place: Rect;
  readonly absent: string;
  readonly isLeft?: boolean;
}

function Paper({ projectId, side, place: { x, y, width, height }, absent, isLeft = false }: PaperProps) {
  const box = { left: x, top: y, width, height };
  if (!side) {
    return (
      <p className={styles.absent} style={{ ...box, fontSize: width / 24 }}>
        {absent}
      </p>
    );
  }
  return (
    <div className={styles.paper} style={box} data-left={isLeft || undefined}>
      <PageContent projectId={projectId} pageNumber={side.number} text={side.text} frame={side.frame} />
    </div>
  );
}

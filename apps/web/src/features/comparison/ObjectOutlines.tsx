import { type ComparedRow, detailsOf } from './compared-row.ts';
import marks from './difference-marks.module.css';
import { DIFFERENCE_SIGNS } from './difference-signs.ts';
import type { Outline } from './page-outlines.ts';
import styles from './pair.module.css';

/** What differs, outlined over both pages of a row; where objects are accepted one by one, a press takes one in or out. */
export function ObjectOutlines({ row }: { row: ComparedRow }) {
  const { outlines, objects } = detailsOf(row);
  const isTaken = row.choice?.isTaken ?? true;
  return (
    <>
      <Side place={row.places.before} outlines={outlines.before} />
      <Side
        place={row.places.after}
        outlines={isTaken ? outlines.after : outlines.after.map((one) => ({ ...one, isLeft: true }))}
        isChosen={objects.length > 0}
      />
    </>
  );
}

interface SideProps {
  readonly place: ComparedRow['places']['before'];
  readonly outlines: readonly Outline[];
  readonly isChosen?: boolean;
}

function Side({ place, outlines, isChosen = false }: SideProps) {
  return outlines.map(({ id, is, box, isLeft }) => (
    <span
      key={id}
      className={styles.outline}
      data-outline={is}
      data-object={id}
      data-left={isLeft || undefined}
      data-press={isChosen ? '' : undefined}
      style={{ left: place.x + box.x, top: place.y + box.y, width: box.width, height: box.height }}
      aria-hidden
    >
      <span className={`${marks.sign} ${styles.corner}`} data-outline={is} data-left={isLeft || undefined}>
        {DIFFERENCE_SIGNS[is]}
        {isChosen && <span className={marks.tick} data-checked={!isLeft || undefined} />}
      </span>
    </span>
  ));
}

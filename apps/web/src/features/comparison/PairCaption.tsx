import type { Rect } from '@pagewright/model/units';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { type ComparedRow, detailsOf } from './compared-row.ts';
import marks from './difference-marks.module.css';
import styles from './pair.module.css';
import type { SideNames } from './side-names.ts';

interface PairCaptionProps {
  readonly row: ComparedRow;
  /** Whether its pages are there in full, and so are read. */
  readonly isFull: boolean;
  readonly sides: SideNames;
}

/** Over the pages of a row: which they are, how they differ, and whether the later one is accepted, which a press changes. */
export function PairCaption({ row, isFull, sides }: PairCaptionProps) {
  const { t } = useTranslation();
  const { before, after, places, difference, choice } = row;
  const kind = isFull && difference === 'changed' && detailsOf(row).isLook ? 'look' : difference;
  return (
    <>
      <div className={styles.caption} style={captionOver(places.before)}>
        {before && <strong>{before.number}</strong>}
        <span className={styles.which}>{sides.before}</span>
        <span className={`${marks.badge} ${styles.kind}`} data-difference={kind}>
          {t(`comparison.difference.${kind}`)}
        </span>
      </div>
      <div className={styles.caption} style={captionOver(places.after)}>
        {after && <strong>{after.number}</strong>}
        <span className={styles.which}>{sides.after}</span>
        {choice && (
          <span className={styles.take} data-press="" data-take="" data-left={choice.isTaken ? undefined : ''}>
            <span className={marks.tick} data-checked={choice.isTaken || undefined} />
            {t(choice.isTaken ? 'comparison.taken' : 'comparison.left')}
          </span>
        )}
      </div>
    </>
  );
}

/** Captions stand above their row: those of pages further down in it come down as far. */
function captionOver({ x, y, width }: Rect): CSSProperties {
  return { left: x, width, translate: `0 ${y}px` };
}

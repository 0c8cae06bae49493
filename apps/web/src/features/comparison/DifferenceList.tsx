import { Checkbox } from 'antd';
import type { TFunction } from 'i18next';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useInView } from '../pages/use-in-view.ts';
import { type ComparedRow, detailsOf, type RowDetails } from './compared-row.ts';
import styles from './comparison.module.css';
import marks from './difference-marks.module.css';
import { DIFFERENCE_SIGNS } from './difference-signs.ts';
import { type DifferentObject, wordsOf } from './page-outlines.ts';
import type { Choose } from './pair-choice.ts';
import type { Walk } from './use-walk.ts';

interface DifferenceListProps {
  readonly rows: readonly ComparedRow[];
  readonly walk: Walk;
  readonly choose?: Choose | undefined;
}

/** The rows of the canvas as a list: to go to them, and to say by keys what is accepted. */
export function DifferenceList({ rows, walk, choose }: DifferenceListProps) {
  return (
    <ol className={styles.list}>
      {rows.map((row, index) => (
        <ListedRow key={row.id} {...{ row, index, choose }} isCurrent={index === walk.at} onGo={walk.goTo} />
      ))}
    </ol>
  );
}

interface ListedRowProps {
  readonly row: ComparedRow;
  readonly index: number;
  readonly isCurrent: boolean;
  readonly onGo: (index: number) => void;
  readonly choose?: Choose | undefined;
}

const ListedRow = memo(function ListedRow({ row, index, isCurrent, onGo, choose }: ListedRowProps) {
  const { t } = useTranslation();
  const item = useRef<HTMLLIElement>(null);
  // Pages of hundreds of rows are not read before somebody gets there.
  const isSeen = useInView(item);
  const details = isSeen ? detailsOf(row) : undefined;
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { id, difference, before, after, choice } = row;
  const kind = details?.isLook && difference === 'changed' ? 'look' : difference;
  const number = before?.number ?? after?.number ?? 0;
  const isElsewhere = before && after && before.number !== after.number;
  const facts = details ? notSeen(row, details, t) : [];
  return (
    <li
      ref={item}
      className={styles.row}
      aria-current={isCurrent || undefined}
      data-difference={difference}
      data-testid="comparison-pair"
    >
      <button type="button" className={styles.go} onClick={() => onGo(index)}>
        <span>
          {isElsewhere
            ? t('comparison.pageMoved', { before: before.number, after: after.number })
            : t('comparison.page', { number })}
        </span>
        <span className={marks.badge} data-difference={kind}>
          {t(`comparison.difference.${kind}`)}
        </span>
      </button>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {choice && (
        <Checkbox checked={choice.isTaken} onChange={({ target }) => choose?.page(id, target.checked)}>
          {difference === 'added' ? t('comparison.takeNew') : t('comparison.take', { number })}
        </Checkbox>
      )}
      {choice?.objects && details && details.objects.length > 0 && (
        <fieldset className={styles.objects}>
          <legend>{t('comparison.objects')}</legend>
          {details.objects.map((one) => (
            <Checkbox
              key={one.id}
              checked={choice.isTaken && !choice.objects?.left.has(one.id)}
              onChange={({ target }) => choose?.object(id, one.id, target.checked)}
            >
              <span
                className={marks.mark}
                data-outline={one.is}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a sign is a letter, not a picture of its own
                role="img"
                aria-label={t(`comparison.object.${one.is}`)}
                title={t(`comparison.object.${one.is}`)}
              >
                {DIFFERENCE_SIGNS[one.is]}
              </span>
              {nameOf(one) || t('comparison.wordless')}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </li>
  );
});

/** What differs that no picture of the page shows. */
function notSeen({ before, after }: ComparedRow, { hasOtherNotes }: RowDetails, t: TFunction): string[] {
  if (!before || !after) return [];
  const [then, now] = [before.page, after.page];
  const section = now.section ? t('comparison.inSection', { name: now.section }) : t('comparison.inNoSection');
  return [
    ...(then.hidden === now.hidden ? [] : [t(now.hidden ? 'comparison.hiddenPage' : 'comparison.shownPage')]),
    ...(then.section === now.section ? [] : [section]),
    ...(then.name === now.name ? [] : [t('comparison.otherName', { name: now.name })]),
    ...(hasOtherNotes ? [t('comparison.otherNotes')] : []),
  ];
}

/** Longest words that an object is called by. */
const WORDS = 60;

function nameOf({ before, after }: DifferentObject): string {
  const component = after ?? before;
  return (component && wordsOf(component)[0]?.trim().slice(0, WORDS)) ?? '';
}

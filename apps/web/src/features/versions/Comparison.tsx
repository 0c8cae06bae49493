import { pageAnchor } from '@pagewright/components/link-attributes';
import { Checkbox } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readablePage } from '../pages/parsed-page.ts';
import { type ComparedPage, comparePages, marksOf, type PageMark, type PagePair } from './compare-pages.ts';
import { StillPage } from './StillPage.tsx';
import { useStillFrames } from './still-frames.ts';
import styles from './versions.module.css';

interface ComparisonProps {
  readonly projectId: number;
  /** Whether the second is the document as it is now. */
  readonly isNow: boolean;
  readonly before: readonly ComparedPage[];
  readonly after: readonly ComparedPage[];
}

/** The pages of two states of a document side by side, with what differs outlined. */
export function Comparison({ projectId, isNow, before, after }: ComparisonProps) {
  const { t } = useTranslation();
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  const pairs = useMemo(() => comparePages(before, after), [before, after]);
  const frames = { before: useStillFrames(before), after: useStillFrames(after) };
  const different = pairs.filter(({ difference }) => difference !== 'same');
  const shown = onlyDifferent ? different : pairs;
  const isOtherText = ({ before: then, after: now }: PagePair) =>
    then !== undefined && now !== undefined && before[then]?.text !== after[now]?.text;
  const side = (which: 'before' | 'after', pair: PagePair, marks: readonly PageMark[]) => {
    const index = pair[which];
    const page = (which === 'before' ? before : after)[index ?? -1];
    if (!page || index === undefined) return <div className={styles.absent}>{t(`versions.absent.${which}`)}</div>;
    return (
      <figure>
        <StillPage {...{ projectId, page, index, marks }} frame={frames[which].at(index)} />
        <figcaption className={styles.caption}>{index + 1}</figcaption>
      </figure>
    );
  };
  return (
    <div className={styles.comparison}>
      <div className={styles.summary}>
        <output data-testid="version-differences">
          {different.length === 0 ? t('versions.noDifference') : t('versions.differences', { pages: different.length })}
        </output>
        <Checkbox checked={onlyDifferent} onChange={({ target }) => setOnlyDifferent(target.checked)}>
          {t('versions.onlyDifferent')}
        </Checkbox>
      </div>
      {shown.length > 0 && (
        <div className={styles.sides} aria-hidden="true">
          <span>{t('versions.earlier')}</span>
          <span>{isNow ? t('versions.now') : t('versions.other')}</span>
        </div>
      )}
      <ol>
        {shown.map((pair) => {
          const [then, now] = marksBetween(before[pair.before ?? -1], after[pair.after ?? -1]);
          const isLook = isOtherText(pair) && [...then, ...now].every(({ is }) => is === 'look');
          return (
            <li
              key={pair.id}
              id={pageAnchor(pair.id)}
              className={styles.pair}
              data-difference={pair.difference}
              data-testid="version-pair"
            >
              <strong className={styles.badge}>{t(`versions.difference.${isLook ? 'look' : pair.difference}`)}</strong>
              {side('before', pair, then)}
              {side('after', pair, now)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** On each of two pages; none where one is not there, or cannot be read: it says so itself. */
function marksBetween(before: ComparedPage | undefined, after: ComparedPage | undefined): [PageMark[], PageMark[]] {
  const [then, now] = [before && readablePage(before.text), after && readablePage(after.text)];
  return then && now ? [marksOf(then, now), marksOf(now, then)] : [[], []];
}

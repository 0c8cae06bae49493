import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../app/controls/use-media.ts';
import { frameKey } from '../pages/page-frames.ts';
import { pageSize } from '../pages/parsed-page.ts';
import type { ComparedPage, PagePair } from './compare-pages.ts';
import { useComparedFrames } from './compared-frames.ts';
import { type ComparedRow, type ComparedSide, isSameRow, type PairChoice } from './compared-row.ts';
import { placePairs } from './pair-layout.ts';

/** Windows in which two pages beside each other could not be read. */
const STACKED = '(max-width: 899px) and (orientation: portrait)';

/** What is compared. */
export interface Compared {
  readonly before: readonly ComparedPage[];
  readonly after: readonly ComparedPage[];
  /** Those of their pairs that are shown. */
  readonly pairs: readonly PagePair[];
  /** What may be chosen of a page, by its id; nothing where absent. Must keep its identity while it answers the same. */
  readonly choiceOf?: ((id: number) => PairChoice | undefined) | undefined;
}

/** The rows of pages that are compared: the same object for what looks the same, so that only changed ones are drawn anew. */
export function useComparedRows({ before, after, pairs, choiceOf }: Compared): readonly ComparedRow[] {
  const { t } = useTranslation();
  const isStacked = useMedia(STACKED);
  const frames = { before: useComparedFrames(before), after: useComparedFrames(after) };
  const { before: then, after: now } = frames;
  const [known] = useState(() => new Map<number, ComparedRow>());
  return useMemo(() => {
    const sidesOf = (pages: readonly ComparedPage[], frame: typeof then, index: number | undefined) => {
      const page = pages[index ?? -1];
      if (!page || index === undefined) return undefined;
      const own = frame.at(index);
      const { text } = page;
      return { page, number: index + 1, text, size: pageSize(text), frame: own, frameKey: frameKey(text, own) };
    };
    const found = pairs.map((pair) => ({
      pair,
      before: sidesOf(before, then, pair.before),
      after: sidesOf(after, now, pair.after),
    }));
    const sizes = found.map((one) => ({ before: one.before?.size, after: one.after?.size }));
    const places = placePairs(sizes, isStacked);
    return found.flatMap(({ pair, before: earlier, after: later }, index) => {
      const place = places[index];
      if (!place) return [];
      const placed = (side: typeof earlier, which: 'before' | 'after'): ComparedSide | undefined =>
        side && { ...side, place: place[which] };
      const row: ComparedRow = {
        id: pair.id,
        pageNumber: earlier?.number ?? later?.number ?? 0,
        size: place.row,
        note: t(`comparison.difference.${pair.difference}`),
        bare: true,
        difference: pair.difference,
        before: placed(earlier, 'before'),
        after: placed(later, 'after'),
        places: place,
        choice: choiceOf?.(pair.id),
      };
      const same = known.get(row.id);
      if (same && isSameRow(same, row)) return [same];
      known.set(row.id, row);
      return [row];
    });
  }, [before, after, pairs, choiceOf, then, now, known, isStacked, t]);
}

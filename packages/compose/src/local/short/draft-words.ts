import type { Item, Statement } from '@pagewright/model/outline';
import type { Draft } from '../forms/draft.ts';
import { loadOfItem, sumOf } from '../forms/loads.ts';
import { splitSentences } from '../language/sentences.ts';
import { squeeze } from '../language/text.ts';
import { trimmedPhrase } from '../relations/source-text.ts';
import { tidiedTitle } from '../titles/tidied.ts';

/** What a draft says that its title may be made of, and what is left of it under one. */

/** Whether several measures or several things stand side by side: a name and a figure each is no comparison. */
export function isCompared(brief: Draft['brief']): boolean {
  if (brief.form === 'chart') return brief.chart.series.length > 1;
  return brief.form === 'table' && brief.table.columns.length > 2;
}

/** What is left under a statement that stands over a page, as reading load. */
const LEAST_BELOW = 100;

/** The full stop, which a title is written without. */
const STOP = /[。．.]$/u;

/** A statement that has become the title goes from below it, where enough is left; one with a name in front keeps that. */
export function withoutSaid(draft: Draft, title: Statement): Draft {
  const { brief } = draft;
  if (brief.form !== 'bullets') return draft;
  const said = squeeze(title.text);
  const items = brief.items.filter(
    ({ text, lead, children }) => lead || children?.length || squeeze(text.replace(STOP, '')) !== said,
  );
  return sumOf(items, loadOfItem) >= LEAST_BELOW ? { ...draft, brief: { ...brief, items } } : draft;
}

export function sentencesOf({ text, origins, rank }: Item): Statement[] {
  return splitSentences(text).map((own): Statement => ({ text: own, origins, rank }));
}

/** What the entries or the columns of a page are called. */
export function namesIn(brief: Draft['brief']): readonly Item[] {
  if (brief.form === 'bullets') return brief.items;
  if (brief.form === 'two-column') return brief.columns.flatMap(({ heading }) => heading ?? []);
  if (brief.form === 'comparison') return brief.sides.flatMap(({ heading }) => heading ?? []);
  if (brief.form === 'pairs') return brief.items.map(({ left }) => left);
  return [];
}

/** Whether a title has all words of another text, but for the ends that titles are written without. */
export function says(title: Statement, { text }: Statement): boolean {
  const own = squeeze(title.text);
  return own.includes(squeeze(text)) || own.includes(squeeze(tidiedTitle(trimmedPhrase(text) || text)));
}

export function withSubtitle(draft: Draft, head: Statement): Draft {
  const subtitle = { ...head, text: head.text.replace(/\s*[,，、]$/u, '') };
  return draft.brief.subtitle ? draft : { ...draft, brief: { ...draft.brief, subtitle } };
}

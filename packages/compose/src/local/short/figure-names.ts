import type { Item, Statement } from '@pagewright/model/outline';
import type { Draft } from '../forms/draft.ts';
import { isClause } from '../language/clauses.ts';
import { endsAsSentence } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { isCalledSo, isLatinName } from '../relations/actors.ts';
import { entryTitles } from '../titles/entries.ts';
import { isWholePhrase } from '../titles/statements.ts';

/** What the figures of a page that no words lead to are called. */

/** Fewest entries with a name each that the page is called by. */
export const FEWEST_NAMED = 2;

/** `ARR: $11.2m (Q2: $10.4m)`: the name in front of a figure that is told whole. */
const NAMED_FIGURE = /^(?<name>\p{L}[^:：。.!！?？,，\d]{1,22}?)\s?[:：]\s?\S/u;
/** The same, whatever stands in front of the first figure of a page. */
const LABELLED = /^(?<name>\p{L}[^:：。.!！?？,，\d]{3,40}?)\s?[:：]\s?\S/u;
/** Longest name of a figure that is part of a title, in comparable units. */
const LONGEST = 24;
/** `贷款占了不到`: in front of a figure, what leads to it. */
const LEADS_ON = new RegExp(`(?:${anyOf('approximations')}|[约約近達达占佔為为是有了到过過])$`, 'iu');

/** Whether a label begins with a name in front of a colon. */
export function namesFigure(label: string): boolean {
  return NAMED_FIGURE.test(label);
}

/** The names of all figures, `Gross margin · Net retention`; none where one of them has none. */
export function figureNames({ brief, head, half }: Draft): readonly Statement[] {
  if (brief.form !== 'stats' || head) return [];
  // `Two of three renew` says its figure, and is what nothing is called.
  const named = brief.stats.filter(
    ({ value, label }) => !label.text.includes(value) || leadInFront(label.text, value) !== undefined,
  );
  const led = (half?.items ?? []).filter(({ lead }) => lead);
  const told: readonly Item[] = [...named.map(({ label }) => label), ...led];
  const leads = told.map(({ text, lead = NAMED_FIGURE.exec(text)?.groups?.['name'] ?? text, origins }) => {
    return { text: lead, lead, origins };
  });
  if (named.length < brief.stats.length || !leads.every(({ text }) => isName(text))) return [];
  if (leads.length >= FEWEST_NAMED) return [...entryTitles(leads)].slice(0, 1);
  // One name alone is a word or two: `La région peut financer` leads to its figure.
  return leads
    .filter(({ text }) => /^\S+(?:\s\S+){0,2}$/u.test(text))
    .map(({ text, origins }) => ({ text, origins, rank: 1 }));
}

/** `Trip to Kingswood: …` in front of the first of several figures and statements: what they are of. */
export function labelOver({ brief, half, head }: Draft): readonly Statement[] {
  const [first] = brief.form === 'stats' && half && !head ? brief.stats : [];
  const name = first && LABELLED.exec(first.label.text)?.groups?.['name'];
  // `Mr Bell: the pool raised its price`: who says something names nothing that the page is about.
  if (!name || isLatinName(name) || isCalledSo(name)) return [];
  return [{ text: name, origins: first.label.origins, rank: 1 }];
}

/** The name right in front of a figure: `Mr Bell: the pool raised its price to £1,950` has none. */
function leadInFront(text: string, value: string): string | undefined {
  const found = NAMED_FIGURE.exec(text);
  return found && text.startsWith(value, found[0].length - 1) ? found.groups?.['name'] : undefined;
}

function isName(text: string): boolean {
  return (
    visualLength(text) <= LONGEST &&
    !endsAsSentence(text) &&
    isWholePhrase(text) &&
    !LEADS_ON.test(text) &&
    !isClause(text)
  );
}

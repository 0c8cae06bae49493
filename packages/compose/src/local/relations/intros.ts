import type { Language } from '@pagewright/model/languages';
import type { Statement } from '@pagewright/model/outline';
import type { SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import type { Exhibit, List, Relation } from './relation.ts';
import { trimmedPhrase } from './source-text.ts';

/** The line before a list that leads to it; it is taken off what is said. */
export function introOf(
  relations: Relation[],
  language: Language,
  before: SourceBlock | undefined,
): Statement | undefined {
  const last = relations.at(-1);
  if (last?.kind === 'list') return introInList(relations, last);
  if (last?.kind !== 'said' || last.item.lead !== undefined) return undefined;
  const { text } = last.item;
  const leadsOn = /[:：–—]\s*$|(?:下列|以下|如下|次の|下記)[^。]{0,30}[。.]?$/u.test(text);
  if (!leadsOn && !isDateOnly(text, language) && !isLineOver(text, before)) return undefined;
  relations.pop();
  return { ...last.item, text: trimmedPhrase(text) };
}

/** The last entry of a list leads to what follows where it ends in a colon: `3. Who is on duty:`. */
function introInList(relations: Relation[], list: List): Statement | undefined {
  const last = list.items.at(-1);
  if (!last || last.lead || last.children?.length || !/[:：]\s*$/u.test(last.text)) return undefined;
  relations.pop();
  if (list.items.length > 1) relations.push({ ...list, items: list.items.slice(0, -1) });
  return { text: trimmedPhrase(last.text), origins: last.origins, rank: last.rank };
}

/** The line that leads to a table is its caption, where it says more than that something follows. */
export function captioned(
  block: Exhibit['block'],
  relations: Relation[],
  language: Language,
  before: SourceBlock | undefined,
): Exhibit['block'] {
  if (block.kind !== 'table') return block;
  const intro = introOf(relations, language, before);
  if (!intro || block.caption !== undefined || ONLY_LEADS.test(intro.text)) return block;
  return { ...block, caption: intro.text };
}

/** `结果如下`, `as follows`: says only that something follows. */
const ONLY_LEADS = /^.{0,12}(?:如下|以下|as follows|below|ci-dessous|suivants?|次の(?:通り|とおり)|下記)[^。]{0,6}$/iu;

/** Longest line without an end that stands over what follows, in comparable units. */
const LONGEST_LINE = 36;

/** A short line of its own without an end is no sentence: it stands over what follows. */
function isLineOver(text: string, before: SourceBlock | undefined): boolean {
  const isLine = before?.kind === 'paragraph' && before.text.trim() === text;
  // `満足度（5点満点、カッコ内は前回）`: a bracket may say how what follows is to be read.
  const own = text.replace(/\s?[(（][^()（）]*[)）]$/u, '');
  return isLine && visualLength(text) <= LONGEST_LINE && !/[,，、;；。.!！?？…]/u.test(own) && /\p{L}{2}/u.test(text);
}

/** `Friday 9 May` in a line of its own stands over what happens then. */
function isDateOnly(text: string, language: Language): boolean {
  const lead = leadDateOf(text, language);
  return lead !== undefined && lead.rest >= text.length;
}

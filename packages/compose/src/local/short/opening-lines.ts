import type { Language } from '@pagewright/model/languages';
import type { BriefOf, Item, Statement } from '@pagewright/model/outline';
import { squeeze, visualLength } from '../language/text.ts';
import type { Told } from './joining.ts';

type Cover = BriefOf<'cover'>;

/** What stands under the title and above the first heading, where it is no more than lines on the cover: most of them, and the longest, in comparable units. */
const MOST = { lines: 2, length: 64 } as const;
/** Most lines of a cover, and fewest pages that are left behind it. */
const MOST_META = 5;
const FEWEST_PAGES = 2;

/**
 * `Saturday 18 October, Penrith Hall` above the first heading is no page of one line: it stands on the cover.
 */
export function withOpeningLines(
  cover: Cover,
  told: readonly Told[],
  language: Language,
): { readonly cover: Cover; readonly told: readonly Told[] } {
  const [first, ...rest] = told;
  const behind = first?.drafts.slice(1) ?? [];
  const pages = rest.reduce((sum, { drafts }) => sum + drafts.length, behind.length);
  const lines = first && pages >= FEWEST_PAGES ? linesOf(first, cover, language) : [];
  const meta = [...cover.meta, ...lines];
  if (!first || lines.length === 0 || meta.length > MOST_META) return { cover, told };
  return { cover: { ...cover, meta }, told: behind.length > 0 ? [{ ...first, drafts: behind }, ...rest] : rest };
}

function linesOf({ passage, drafts }: Told, cover: Cover, language: Language): Statement[] {
  const [draft, second] = drafts;
  const isUnderTitle = passage.heading === '' || squeeze(passage.heading) === squeeze(cover.title.text);
  if (!draft || !isUnderTitle || draft.half || draft.head || draft.exhibit || draft.isList) return [];
  if (draft.brief.form !== 'bullets') return [];
  const lines = draft.brief.items.map((item) => lineOf(item, language));
  const isShort = lines.length <= MOST.lines && lines.every((line) => visualLength(line?.text ?? '') <= MOST.length);
  // Where more is told under the title, a sentence belongs to that; a line that says what this is does not.
  const areNoSentences = !second || (lines.length === 1 && !/[。.!！?？]$/u.test(lines[0]?.text ?? ''));
  // `Word equation: water + light → sugar` says how something is.
  const isMatter = lines.some((line) => /[=＝→⇒]/u.test(line?.text ?? ''));
  return isShort && areNoSentences && !isMatter && lines.every((line) => line !== undefined) ? lines : [];
}

/** How a language writes what leads to something. */
const COLON: Readonly<Record<Language, string>> = {
  'zh-CN': '：',
  'zh-TW': '：',
  'ja-JP': '：',
  'en-US': ': ',
  'fr-FR': ' : ',
};

/** An entry as a line of its own, its name in front. */
export function lineOf({ lead, children, ...own }: Item, language: Language): Statement | undefined {
  if (children?.length) return undefined;
  if (!lead) return own;
  return { ...own, text: `${lead}${COLON[language]}${own.text}` };
}

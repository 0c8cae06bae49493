import type { Statement } from '@pagewright/model/outline';
import type { SourceBlock, SourceDocument } from '@pagewright/model/source-document';
import { lettersOf } from './letters-of.ts';

/** Longest text that is one entry, UTF-16 units; longer ones are prose. */
const ENTRY_LENGTH = 200;
/** Longest heading that is a name and no sentence. */
const NAME_LENGTH = 40;

/** Names that sections of reports have for the same, in the five languages. */
const NAMES: readonly (readonly string[])[] = [
  'done,completed,finished,accomplished,accomplishments,achievements,fait,réalisé,réalisations,terminé,accompli,完成,成果,完了,実績,實績',
  'issues,problems,obstacles,blockers,difficulties,problèmes,difficultés,blocages,问题,障碍,困难,問題,障礙,困難,課題,障害',
  'next week,next steps,semaine prochaine,prochaines étapes,下周,下一步,下週,来週,次のステップ',
].map((names) => names.split(','));

/**
 * What stands under the heading that says the same as a title of a template: `Done` what `Done this week` is about. Entries
 * of its lists and its short paragraphs, in their order; nothing where several headings or none say it.
 */
export function sectionEntries(documents: readonly SourceDocument[], title: string): Statement[] {
  const sections = documents.flatMap(({ blocks }) =>
    blocks.flatMap((block, at) =>
      block.kind === 'heading' && isNamed(block.text, title) ? [blocksUnder(blocks, at, block.level)] : [],
    ),
  );
  const [section, another] = sections;
  return section && !another ? section.flatMap(entriesOf) : [];
}

function isNamed(heading: string, title: string): boolean {
  if (title === '' || heading.length > NAME_LENGTH) return false;
  if (lettersOf(heading) === lettersOf(title)) return true;
  const [one, other] = [meaningsOf(heading), meaningsOf(title)];
  return one.length === 1 && other.length > 0 && one[0] === other[0];
}

/** The names that a text holds, in the order of the text: `Issues and answers` is about issues first. */
function meaningsOf(text: string): number[] {
  return NAMES.map((names, meaning) => ({ meaning, at: firstOf(names, text.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ meaning }) => meaning);
}

function firstOf(names: readonly string[], text: string): number {
  const places = names.map((name) => {
    const isWide = /[\p{sc=Han}\p{sc=Katakana}]/u.test(name);
    return isWide ? text.indexOf(name) : text.search(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
  });
  return places.filter((at) => at >= 0).toSorted((a, b) => a - b)[0] ?? -1;
}

function blocksUnder(blocks: readonly SourceBlock[], at: number, level: number): readonly SourceBlock[] {
  const rest = blocks.slice(at + 1);
  const end = rest.findIndex((block) => block.kind === 'heading' && block.level <= level);
  return end < 0 ? rest : rest.slice(0, end);
}

function entriesOf(block: SourceBlock): Statement[] {
  const texts =
    block.kind === 'list' ? block.items.map(({ text }) => text) : block.kind === 'paragraph' ? [block.text] : [];
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= ENTRY_LENGTH && !/[:：]$/u.test(text))
    .map((text) => ({ text, origins: [block.origin], rank: 0.6 }));
}

import type { Language } from '@pagewright/model/languages';
import type { Origin } from '@pagewright/model/origin';
import type { SimpleBrief } from '@pagewright/model/outline';
import type { SourceBlock } from '@pagewright/model/source-document';
import { type Atom, statement, textOf } from '../material/atoms.ts';
import type { Group } from '../material/groups.ts';
import { relationsOfPassage } from '../relations/of-passage.ts';
import type { Base, FormContext } from './context.ts';
import type { Draft } from './draft.ts';
import { draftsOf, ROOM } from './drafts.ts';

/** Forms that only relations have: others are found in what is chosen of a passage. */
const RELATED: ReadonlySet<SimpleBrief['form']> = new Set([
  'actions',
  'chart',
  'checklist',
  'comparison',
  'pairs',
  'process',
  'quadrants',
  'records',
  'stats',
  'timeline',
]);

/** All that a group says as one relation, where its blocks stand in one and a page holds it. */
export function relatedBrief(base: Base, group: Group, { language, charts }: FormContext): SimpleBrief | undefined {
  const draft = knownDraft(group, language);
  if (!draft || (draft.brief.form === 'chart' && !charts)) return undefined;
  const heading = group.parts[0]?.passage.heading;
  const subtitle = draft.brief.subtitle ?? (draft.head?.text === heading ? undefined : draft.head);
  return { ...base, more: [], ...draft.brief, ...(subtitle ? { subtitle } : {}) } as SimpleBrief;
}

/** Found once for each group: it depends on no title, and a page is tried under several. */
const known = new WeakMap<Group, { readonly draft: Draft | undefined }>();

function knownDraft(group: Group, language: Language): Draft | undefined {
  const found = known.get(group) ?? { draft: draftOf(group, language) };
  known.set(group, found);
  return found.draft;
}

function draftOf(group: Group, language: Language): Draft | undefined {
  const [part, ...others] = group.parts;
  if (!part || others.length > 0 || group.load > MOST_LOAD) return undefined;
  const blocks = wholeBlocks(part.passage.blocks, part.atoms);
  if (!blocks?.every(isTerse)) return undefined;
  const { heading, origin } = part.passage;
  const own = heading ? statement(heading, origin, 1) : undefined;
  const [draft, ...rest] = draftsOf(relationsOfPassage({ heading: own, blocks, language, rankOf: () => RANK }));
  const isOne = draft && rest.length === 0 && !draft.half && !draft.exhibit;
  return isOne && RELATED.has(draft.brief.form) ? draft : undefined;
}

/** Reading load of what one page tells as a relation: more comes to several pages. */
const MOST_LOAD = ROOM.load * 1.2;

/** Within a relation all count alike. */
const RANK = 0.7;

/** The blocks that the atoms come from, one behind the other, where these say all that the blocks do. */
function wholeBlocks(blocks: readonly SourceBlock[], atoms: readonly Atom[]): SourceBlock[] | undefined {
  const told = new Map<Origin, number>();
  for (const atom of atoms) told.set(atom.origin, (told.get(atom.origin) ?? 0) + textOf(atom).length);
  const own = blocks.filter(({ origin }) => told.has(origin));
  const first = own[0] ? blocks.indexOf(own[0]) : -1;
  const isWhole = own.every(
    (block, index) => blocks[first + index] === block && (told.get(block.origin) ?? 0) >= lengthOf(block) * WHOLE,
  );
  return own.length > 0 && isWhole ? own : undefined;
}

/** Letters of a line: paragraphs of running text hold several relations or none. */
const LINE = 160;

function isTerse(block: SourceBlock): boolean {
  return block.kind === 'list' || ('text' in block && block.text.length <= LINE);
}

/** Share of the letters of a block that make it whole: spaces between sentences are not counted. */
const WHOLE = 0.9;

function lengthOf(block: SourceBlock): number {
  if (block.kind === 'list') return block.items.reduce((sum, { text }) => sum + text.length, 0);
  return 'text' in block ? block.text.length : 0;
}

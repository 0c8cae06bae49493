import type { Statement } from '@pagewright/model/outline';
import type { TableBlock } from '@pagewright/model/source-document';
import { isTitleLength, squeeze, visualLength } from '../language/text.ts';
import { type Atom, statement, textOf } from '../material/atoms.ts';
import { atomsOfGroup, type Group } from '../material/groups.ts';

/** What a page of a name that another page has too says alone: the last names before a number. */

/** Letters of a cell that names its table, a Han character counting as two. */
const CELL = { least: 4, most: 34 } as const;
/** Most cells of a table that are looked at. */
const MOST_CELLS = 60;
/** What a form calls the cell that says what it is about. */
const SUBJECT =
  /^(?:subject|topic|theme|title|objet|sujet|thème|(?:会议|會議)?(?:主题|主題|议题|議題)|標題|标题|件名|議題|テーマ|主旨)\s*[:：]?$/iu;
const DAY = /^(?:19|20)\d{2}[-/.年]\s?\d{1,2}(?:[-/.月]\s?\d{1,2}日?)?$/;

/** Texts of cells that one table of the documents has and no other, in comparable form. */
export function cellsOfOneTable(groups: readonly Group[]): ReadonlySet<string> {
  const tables = new Map<string, Set<TableBlock>>();
  for (const block of tablesIn(groups.flatMap(atomsOfGroup))) {
    for (const text of cellsOf(block)) {
      const key = squeeze(text);
      tables.set(key, (tables.get(key) ?? new Set()).add(block));
    }
  }
  return new Set([...tables].filter(([, own]) => own.size === 1).map(([key]) => key));
}

/**
 * Names of a table among forms filled in alike, by what only it says: `Meeting · Rota for May`, its day where it says no more.
 * @param own what one table of the documents says alone
 */
export function* ownCells(group: Group, name: string, own: ReadonlySet<string>): Generator<Statement> {
  const [block] = tablesIn(atomsOfGroup(group));
  if (!block) return;
  const row = block.rows.find((cells) => cells.some(({ text }) => SUBJECT.test(text.trim())));
  const at = row?.findIndex(({ text }) => SUBJECT.test(text.trim())) ?? -1;
  const subject = row?.slice(at + 1).find(({ text }) => text.trim() !== '');
  const cells = cellsOf(block).filter((text) => own.has(squeeze(text)));
  const days = cells.filter((text) => DAY.test(text));
  for (const text of [...(subject && own.has(squeeze(subject.text)) ? [subject.text.trim()] : []), ...days, ...cells]) {
    const title = `${name} · ${text}`;
    const length = visualLength(text);
    const isName = DAY.test(text) || (length >= CELL.least && /\p{L}{2}/u.test(text) && !/[,，、;；。:：]/u.test(text));
    if (isName && length <= CELL.most && isTitleLength(title)) yield statement(title, block.origin, 1);
  }
}

function tablesIn(atoms: readonly Atom[]): TableBlock[] {
  return atoms.flatMap((atom) => (atom.kind === 'table' ? [atom.block] : []));
}

function cellsOf({ rows }: TableBlock): string[] {
  return rows
    .flat()
    .slice(0, MOST_CELLS)
    .map(({ text }) => text.trim())
    .filter((text) => text !== '');
}

/** Several words with capitals within a sentence: `Consolidated Appropriations Act`, `Gulf of Saint Malo`. */
const NAME =
  /(?<=[\p{Ll},;:)]\s)(?!(?:The|This|These|Those|An|Our|In|On|As|Le|La|Les|Une?|Des|Ce|Cette)\s)\p{Lu}\p{Ll}+(?:[ ’'-](?:(?:of|the|and|for|de|du|des|la|le|et) )?\p{Lu}\p{Ll}+){1,4}/gu;

/** What a page names within its sentences, behind the heading that it shares: `Funding · Consolidated Appropriations Act`. */
export function* namedThings(group: Group, heading: string): Generator<Statement> {
  const known = squeeze(heading);
  for (const atom of atomsOfGroup(group)) {
    if (atom.kind !== 'sentence' && atom.kind !== 'item') continue;
    for (const [name] of textOf(atom).matchAll(NAME)) {
      const title = `${heading} · ${name}`;
      if (!known.includes(squeeze(name)) && isTitleLength(title)) yield statement(title, atom.origin, 1);
    }
  }
}

import type { BriefForm, SimpleBrief, Statement } from '@pagewright/model/outline';
import { type Atom, type ItemAtom, statement, statementOf, textOf } from './atoms.ts';
import { figuresBrief, sharesBrief } from './forms/charted-lists.ts';
import { choose, rankedMore } from './forms/choose.ts';
import { type Base, type FormContext, itemsOf } from './forms/context.ts';
import { announcesComparison } from './forms/contrast.ts';
import { timelineBrief } from './forms/dates.ts';
import { flowBrief } from './forms/diagrams.ts';
import { excerptBrief } from './forms/excerpts.ts';
import { exhibitBrief } from './forms/exhibits.ts';
import { figureOf, statsBrief } from './forms/figures.ts';
import { severalPassages } from './forms/points.ts';
import { proseBrief } from './forms/prose.ts';
import { processBrief } from './forms/steps.ts';
import { atomsOfGroup, type Group } from './groups.ts';
import { isSelfContained } from './language/sentences.ts';
import { isTitleLength, readingLoad, squeeze } from './language/text.ts';
import { onlyChild } from './titles.ts';

/** What the pages before were, so that a deck keeps a rhythm where the content offers several forms. */
export interface Rhythm {
  /** Forms of the pages so far, the latest last. */
  readonly forms: readonly BriefForm[];
}

/** What a group says, in the form that its content has. */
export function briefOf(id: string, group: Group, title: Statement, context: FormContext, rhythm: Rhythm): SimpleBrief {
  const atoms = withoutTitle(atomsOfGroup(group), title, context);
  const section = context.prose ? sectionOf(group) : (headingAbove(group, title) ?? sectionOf(group));
  const base: Base = { id, title, ...(section && section !== title.text ? { section } : {}) };
  return withoutEcho(
    exhibitBrief(base, atoms, context) ??
      severalPassages(base, group, context, countBack(rhythm, ['two-column']) >= 2) ??
      textualBrief(base, group, atoms, context, rhythm),
  );
}

/** A line under the title that says what the title says goes. */
function withoutEcho(brief: SimpleBrief): SimpleBrief {
  const { subtitle, ...rest } = brief;
  const isEcho = subtitle !== undefined && squeeze(subtitle.text) === squeeze(brief.title.text);
  return isEcho ? (rest as SimpleBrief) : brief;
}

function sectionOf({ parts }: Group): string {
  const sections = new Set(parts.map(({ passage }) => passage.section));
  return sections.size === 1 ? (parts[0]?.passage.section ?? '') : '';
}

/** The nearest heading above all that a page says: over a slide it tells more than the section. */
function headingAbove(group: Group, title: Statement): string | undefined {
  const child = onlyChild(group);
  if (child?.text === title.text) return child.above;
  const above = new Set(group.parts.map(({ passage }) => passage.path.at(-1) ?? ''));
  const [only = ''] = above;
  return above.size === 1 && only !== '' && isTitleLength(only) ? only : undefined;
}

/** Statements that a page has besides the one over it, below which the latter is said again. */
const FEWEST_BESIDE_TITLE = 3;

/** A sentence that stands over the page need not be said on it, where enough else is. */
function withoutTitle(atoms: readonly Atom[], title: Statement, { preserve }: FormContext): Atom[] {
  const key = squeeze(title.text);
  const rest = atoms.filter((atom) => atom.kind !== 'sentence' || squeeze(textOf(atom)) !== key);
  return preserve || rest.length < FEWEST_BESIDE_TITLE ? [...atoms] : rest;
}

function textualBrief(
  base: Base,
  group: Group,
  atoms: readonly Atom[],
  context: FormContext,
  rhythm: Rhythm,
): SimpleBrief {
  if (context.isNarrative) return excerptBrief(base, atoms, context, countBack(rhythm, ['text']) >= 3);
  const { shown, more } = choose(atoms, context);
  const statements = shown.map(statementOf);
  const [only] = shown;
  if (shown.length === 1 && only?.kind === 'quote') {
    const { attribution } = only.block;
    return { ...base, form: 'quote', quote: statementOf(only), ...(attribution ? { attribution } : {}), more };
  }
  const heading = group.parts[0]?.passage.heading ?? '';
  const structured =
    timelineBrief(base, statements, more) ??
    processBrief(base, shown, more, [heading, ...introsOf(shown)]) ??
    flowBrief(base, statements, more) ??
    (context.charts ? (sharesBrief(base, statements, more) ?? figuresBrief(base, shown, more)) : undefined) ??
    statsBrief(base, statements, more);
  if (structured) return structured;
  if (shown.length === 1 && only?.kind === 'sentence' && more.length === 0 && isQuotable(statementOf(only))) {
    return { ...base, form: 'quote', quote: statementOf(only), more };
  }
  const monotony = context.preserve ? 0 : countBack(rhythm, ['bullets', 'text', 'two-column', 'section']);
  return (
    (monotony >= 3 ? figuresOf(base, atoms, shown, monotony >= 5 ? 1 : 2) : undefined) ??
    (monotony >= 5 ? keyStatement(base, shown, more) : undefined) ??
    listOrProse(base, shown, more, context, rhythm)
  );
}

/** After many pages of text, one whose best sentence is short and whole in itself shows it alone. */
function keyStatement(base: Base, shown: readonly Atom[], more: Statement[]): SimpleBrief | undefined {
  if (shown.some(({ kind }) => kind !== 'sentence') || isMuch([...shown.map(statementOf), ...more])) return undefined;
  const statements = shown.map(statementOf);
  const [best] = statements.toSorted((a, b) => b.rank - a.rank);
  if (!best || !isQuotable(best) || best.rank < 0.6) return undefined;
  return {
    ...base,
    form: 'quote',
    quote: best,
    more: rankedMore([...statements.filter((own) => own !== best), ...more]),
  };
}

/** Reading load that a page may leave out for the sake of another form. */
const SPARE_LOAD = 320;

/** Whether so much is said that a form which shows a part of it loses the rest. */
function isMuch(statements: readonly Statement[]): boolean {
  return statements.reduce((sum, { text }) => sum + readingLoad(text), 0) > SPARE_LOAD;
}

function isQuotable({ text }: Statement): boolean {
  return isSelfContained(text) && readingLoad(text) <= 260;
}

function introsOf(atoms: readonly Atom[]): string[] {
  return atoms.flatMap((atom) => (atom.kind === 'item' && atom.intro ? [atom.intro.text] : []));
}

/** How many of the latest pages had one of the forms. */
function countBack({ forms }: Rhythm, some: readonly BriefForm[]): number {
  let count = 0;
  while (count < forms.length && some.includes(forms[forms.length - 1 - count] as BriefForm)) count += 1;
  return count;
}

/** After many pages of text, one whose passage has telling figures shows them big. */
function figuresOf(base: Base, atoms: readonly Atom[], shown: readonly Atom[], least: number): SimpleBrief | undefined {
  const all = atoms.filter(({ kind }) => kind === 'sentence' || kind === 'item').map(statementOf);
  const stats = all
    .filter(({ text }) => readingLoad(text) <= 220)
    .map(figureOf)
    .filter((stat) => stat !== undefined);
  if (stats.length < least || new Set(stats.map(({ value }) => value)).size < stats.length) return undefined;
  const best = stats.slice(0, 3);
  const taken = new Set(best.map(({ label }) => label.text));
  const rest = [...shown.map(statementOf), ...all].filter(({ text }) => !taken.has(text) && Boolean(taken.add(text)));
  if (isMuch(rest)) return undefined;
  return { ...base, form: 'stats', stats: best, more: rankedMore(rest) };
}

function listOrProse(
  base: Base,
  shown: readonly Atom[],
  more: Statement[],
  context: FormContext,
  rhythm: Rhythm,
): SimpleBrief {
  const listed = shown.filter((atom) => atom.kind === 'item');
  const sentences = shown.filter((atom) => atom.kind === 'sentence');
  if (listed.length === 0) {
    const isShort = shown.length <= 2 || (shown.length === 3 && countBack(rhythm, ['bullets']) >= 2);
    return context.preserve || context.prose || isShort
      ? proseBrief(base, shown, more)
      : { ...base, form: 'bullets', items: itemsOf(shown), more };
  }
  const columns = twoLists(base, listed, sentences, more);
  if (columns) return columns;
  const [first] = shown;
  const lists = new Set(listed.map(({ list }) => list));
  const intro = listed[0]?.intro;
  if (lists.size === 1 && intro && sentences.length === 0 && readingLoad(intro.text) <= 330) {
    return { ...base, form: 'bullets', subtitle: intro, items: itemsOf(listed), more };
  }
  const leads = first?.kind === 'sentence' && sentences.length === 1 && lists.size === 1 && !intro;
  if (leads && readingLoad(first.statement.text) <= 260) {
    return { ...base, form: 'bullets', subtitle: first.statement, items: itemsOf(listed), more };
  }
  return { ...base, form: 'bullets', items: underIntros(shown), more };
}

/** Two lists, each led by its own line, stand side by side. */
function twoLists(
  base: Base,
  listed: readonly ItemAtom[],
  sentences: readonly Atom[],
  more: Statement[],
): SimpleBrief | undefined {
  const numbers = [...new Set(listed.map(({ list }) => list))];
  if (numbers.length !== 2 || sentences.length > 1) return undefined;
  const columns = numbers.map((number) => {
    const own = listed.filter(({ list }) => list === number);
    const intro = own[0]?.intro;
    return { ...(intro ? { heading: withoutColon(intro) } : {}), items: itemsOf(own), intro };
  });
  if (columns.some(({ intro, items }) => !intro || readingLoad(intro.text) > 120 || items.length < 2)) return undefined;
  const [subtitle] = sentences.map(statementOf);
  const sides = columns.map(({ heading, items }) => (heading ? { heading, items } : { items }));
  const shared = { ...base, ...(subtitle && readingLoad(subtitle.text) <= 260 ? { subtitle } : {}), more };
  if (announcesComparison(base.title.text)) return { ...shared, form: 'comparison', sides };
  return { ...shared, form: 'two-column', columns: sides };
}

function withoutColon(own: Statement): Statement {
  return { ...own, text: own.text.replace(/\s*[:：]$/, '') };
}

/** Entries under the lines that lead to them, sentences as entries of their own. */
function underIntros(shown: readonly Atom[]): ReturnType<typeof itemsOf> {
  const items: ReturnType<typeof itemsOf> = [];
  let list: number | undefined;
  for (const atom of shown) {
    const [own] = itemsOf([atom]);
    if (!own) continue;
    if (atom.kind !== 'item' || !atom.intro) {
      items.push(own);
      list = undefined;
      continue;
    }
    if (atom.list !== list) items.push({ ...atom.intro, rank: Math.max(atom.intro.rank, atom.rank), children: [] });
    list = atom.list;
    items.at(-1)?.children?.push(statementOf(atom));
  }
  return items;
}

/** A page of one statement. */
export function quotePage(id: string, title: Statement, quote: Statement): SimpleBrief {
  return { id, form: 'quote', title, quote: statement(quote.text, quote.origins[0], quote.rank), more: [] };
}

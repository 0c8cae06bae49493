import type { Language } from '@pagewright/model/languages';
import type { BriefOf, PageBrief, SimpleBrief, Statement } from '@pagewright/model/outline';
import { isSelfContained } from '../language/sentences.ts';
import { isTitleLength, readingLoad, squeeze } from '../language/text.ts';
import { announcesComparison } from '../lexicon/contrasts.ts';
import { type Atom, type ItemAtom, statement, statementOf, textOf } from '../material/atoms.ts';
import { onlyChild } from '../material/group-headings.ts';
import { atomsOfGroup, type Group } from '../material/groups.ts';
import { figuresBrief, sharesBrief } from './charted-lists.ts';
import { chooseForPage, rankedMore } from './choose.ts';
import { type Base, type FormContext, itemsOf } from './context.ts';
import { timelineBrief } from './dates.ts';
import { flowBrief } from './diagrams.ts';
import { excerptBrief } from './excerpts.ts';
import { exhibitBrief } from './exhibits.ts';
import { figureOf, statsBrief } from './figures.ts';
import { figuresBeside, pairsOfNamed } from './halves.ts';
import { severalPassages } from './points.ts';
import { proseBrief } from './prose.ts';
import { relatedBrief } from './related.ts';
import { processBrief } from './steps.ts';

/** A form that the content of a page can have. */
export interface FormOption<Brief extends PageBrief = SimpleBrief> {
  readonly brief: Brief;
  /** How well it suits the content, 0 to 1. */
  readonly fit: number;
}

/**
 * How well forms suit: what the content has by itself, the same with its figures big, another that says as much, one that
 * shows a part of it.
 */
const FIT = { natural: 1, halves: 0.95, other: 0.85, part: 0.6 } as const;

/** What a group says, in the form that its content has. */
export function briefOf(id: string, group: Group, title: Statement, context: FormContext): SimpleBrief {
  return (formsOf(id, group, title, context)[0] as FormOption).brief;
}

/** What a group says in each form that its content can have, the most natural first. */
export function formsOf(id: string, group: Group, title: Statement, context: FormContext): FormOption[] {
  const atoms = withoutTitle(atomsOfGroup(group), title, context);
  const section = context.prose ? sectionOf(group) : (headingAbove(group, title) ?? sectionOf(group));
  const isSaid = section === title.text || title.text.startsWith(`${section} · `);
  const base: Base = { id, title, ...(section && !isSaid ? { section } : {}) };
  const exhibit = exhibitBrief(base, atoms, context);
  const options = exhibit
    ? [{ brief: exhibit, fit: FIT.natural }]
    : (severalOptions(base, group, context) ?? textualOptions(base, group, atoms, context));
  const told = ({ brief }: FormOption): SimpleBrief => withoutEcho(context.preserve ? brief : withoutTitleAmong(brief));
  return options.map((option) => ({ brief: told(option), fit: option.fit }));
}

/**
 * The forms that a slide can have: those of its content, with its figures on one half, and that of the relation in which
 * all of it stands.
 * @param isWhole the group is told as the document has it, neither joined nor divided, so that a relation may be found
 */
export function slideFormsOf(
  id: string,
  group: Group,
  title: Statement,
  context: FormContext,
  isWhole: boolean,
): FormOption<PageBrief>[] {
  const forms = formsOf(id, group, title, context);
  const [natural] = forms;
  if (context.preserve || context.isNarrative || !natural) return forms;
  const halves = forms.flatMap(({ brief }) => figuresBeside(brief, context.language) ?? []);
  const isPlain = natural.brief.form === 'bullets' || natural.brief.form === 'text';
  const related = isPlain && isWhole ? relatedBrief(baseOf(natural.brief), group, context) : undefined;
  return [
    ...(related ? [{ brief: related, fit: FIT.natural }] : []),
    ...(related ? forms.map((own) => ({ ...own, fit: own.fit * FIT.other })) : forms),
    ...halves.map((brief) => ({ brief, fit: FIT.halves })),
  ];
}

function baseOf({ id, title, section }: SimpleBrief): Base {
  return { id, title, ...(section === undefined ? {} : { section }) };
}

/** Several passages side by side, or as named points. */
function severalOptions(base: Base, group: Group, context: FormContext): FormOption[] | undefined {
  const natural = severalPassages(base, group, context, false);
  if (!natural) return undefined;
  const list = natural.form === 'two-column' ? severalPassages(base, group, context, true) : undefined;
  return [
    { brief: natural, fit: FIT.natural },
    ...(list && list.form !== natural.form ? [{ brief: list, fit: FIT.other }] : []),
  ];
}

/** An entry of a list that is the title goes, where enough others are left. */
function withoutTitleAmong(brief: SimpleBrief): SimpleBrief {
  if (brief.form !== 'bullets') return brief;
  const key = squeeze(brief.title.text);
  const items = brief.items.filter(({ text, lead, children }) => lead || children?.length || squeeze(text) !== key);
  return items.length >= FEWEST_BESIDE_TITLE ? { ...brief, items } : brief;
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

function textualOptions(base: Base, group: Group, atoms: readonly Atom[], context: FormContext): FormOption[] {
  if (context.isNarrative) return excerptOptions(base, atoms, context);
  const { shown, more } = chooseForPage(atoms, context);
  const statements = shown.map(statementOf);
  const [only] = shown;
  if (shown.length === 1 && only?.kind === 'quote') {
    const { text, attribution } = only.block;
    const quote = { quote: statement(text, only.origin, only.rank), ...(attribution ? { attribution } : {}) };
    return [{ brief: { ...base, form: 'quote', ...quote, more }, fit: FIT.natural }];
  }
  const heading = group.parts[0]?.passage.heading ?? '';
  const structured =
    timelineBrief(base, statements, more, context.language) ??
    processBrief(base, shown, more, [heading, ...introsOf(shown)]) ??
    flowBrief(base, statements, more) ??
    (context.charts ? (sharesBrief(base, statements, more) ?? figuresBrief(base, shown, more)) : undefined) ??
    statsBrief(base, statements, more, context.language);
  const plain = listOrProse(base, shown, more, context);
  if (structured) return [{ brief: structured, fit: FIT.natural }];
  if (shown.length === 1 && only?.kind === 'sentence' && more.length === 0 && isQuotable(statementOf(only))) {
    return [{ brief: { ...base, form: 'quote', kind: 'statement', quote: statementOf(only), more }, fit: FIT.natural }];
  }
  if (context.preserve) return plain;
  const figures = figuresOf(base, atoms, shown, context.language);
  const key = keyStatement(base, shown, more);
  return [
    ...plain,
    ...(figures ? [{ brief: figures, fit: figures.stats.length > 1 ? FIT.other : FIT.part }] : []),
    ...(key ? [{ brief: key, fit: FIT.part }] : []),
  ];
}

/** A run of sentences of a story, or one of them that is worth a page. */
function excerptOptions(base: Base, atoms: readonly Atom[], context: FormContext): FormOption[] {
  const run = excerptBrief(base, atoms, context, false);
  const quote = excerptBrief(base, atoms, context, true);
  return [{ brief: run, fit: FIT.natural }, ...(quote.form === run.form ? [] : [{ brief: quote, fit: FIT.part }])];
}

/** The best sentence alone, where it is short and whole in itself and little else is said. */
function keyStatement(base: Base, shown: readonly Atom[], more: Statement[]): SimpleBrief | undefined {
  if (shown.some(({ kind }) => kind !== 'sentence') || isMuch([...shown.map(statementOf), ...more])) return undefined;
  const statements = shown.map(statementOf);
  const [best] = statements.toSorted((a, b) => b.rank - a.rank);
  if (!best || !isQuotable(best) || best.rank < 0.6) return undefined;
  return {
    ...base,
    form: 'quote',
    kind: 'statement',
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

/** Telling figures of a passage shown big, where its statements have some and little else is said. */
function figuresOf(
  base: Base,
  atoms: readonly Atom[],
  shown: readonly Atom[],
  language: Language,
): BriefOf<'stats'> | undefined {
  const all = atoms.filter(({ kind }) => kind === 'sentence' || kind === 'item').map(statementOf);
  const stats = all
    .filter(({ text }) => readingLoad(text) <= 220)
    .map((own) => figureOf(own, language))
    .filter((stat) => stat !== undefined);
  if (stats.length === 0 || new Set(stats.map(({ value }) => value)).size < stats.length) return undefined;
  const best = stats.slice(0, 3);
  const taken = new Set(best.map(({ label }) => label.text));
  const rest = [...shown.map(statementOf), ...all].filter(({ text }) => !taken.has(text) && Boolean(taken.add(text)));
  if (isMuch(rest)) return undefined;
  return { ...base, form: 'stats', stats: best, more: rankedMore(rest) };
}

/** Statements as a list or as running text. */
function listOrProse(base: Base, shown: readonly Atom[], more: Statement[], context: FormContext): FormOption[] {
  if (shown.some(({ kind }) => kind === 'item')) {
    const list = listOf(base, shown, more);
    const pairs = context.preserve ? undefined : pairsOfNamed(list);
    return [{ brief: list, fit: FIT.natural }, ...(pairs ? [{ brief: pairs, fit: FIT.other }] : [])];
  }
  const prose = { brief: proseBrief(base, shown, more), fit: FIT.natural };
  if (context.preserve || context.prose || shown.length <= 2) return [prose];
  const list: SimpleBrief = { ...base, form: 'bullets', items: itemsOf(shown), more };
  return [{ brief: list, fit: FIT.natural }, ...(shown.length === 3 ? [{ ...prose, fit: FIT.other }] : [])];
}

/** Entries under the line that leads to them, sentences among them. */
function listOf(base: Base, shown: readonly Atom[], more: Statement[]): SimpleBrief {
  const listed = shown.filter((atom) => atom.kind === 'item');
  const sentences = shown.filter((atom) => atom.kind === 'sentence');
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
  return {
    id,
    form: 'quote',
    kind: 'statement',
    title,
    quote: statement(quote.text, quote.origins[0], quote.rank),
    more: [],
  };
}

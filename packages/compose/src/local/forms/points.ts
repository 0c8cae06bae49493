import type { Column, Item, SimpleBrief, Statement, Step } from '@pagewright/model/outline';
import { isSelfContained } from '../language/sentences.ts';
import { isStepName } from '../language/step-names.ts';
import { readingLoad } from '../language/text.ts';
import { areOpposites } from '../lexicon/contrasts.ts';
import { type Atom, itemOf, statement, statementOf } from '../material/atoms.ts';
import type { Group, GroupPart } from '../material/groups.ts';
import { type Chosen, chooseForPage, isLoose, rankedMore } from './choose.ts';
import { type Base, type FormContext, itemsOf } from './context.ts';

/** Most passages that a page names. */
const MOST_POINTS = 7;
/** A saying of a point is best no longer than this. */
const COMFORTABLE_SAYING = 230;

/**
 * Two or three passages are columns, or sides where they are set against each other; more are named points.
 * @param wantsList three passages are named points too: the pages before were columns
 */
export function severalPassages(
  base: Base,
  group: Group,
  context: FormContext,
  wantsList: boolean,
): SimpleBrief | undefined {
  const { intro, parts } = apartFromIntro(bySection(group), context.preserve ? undefined : base.title.text);
  const [only] = parts;
  if (intro && only && parts.length === 1) return underItsSection(base, intro, only, context);
  if (parts.length < 2 || parts.some(({ passage }) => !passage.heading)) return undefined;
  const subtitle = intro ? sayingOf(intro.atoms) : undefined;
  const lead: { subtitle?: Statement } = subtitle && readingLoad(subtitle.text) <= 300 ? { subtitle } : {};
  if (
    parts.length >= 2 &&
    parts.every(({ passage }) => isStepName(passage.numbering ?? '') || isStepName(passage.heading))
  ) {
    const said = context.preserve ? introRest(intro, lead.subtitle) : [];
    return {
      ...base,
      ...lead,
      form: 'process',
      steps: parts.map(stepOfPart),
      more: [...said, ...moreOf(parts, [], context)],
    };
  }
  const isSpare = wantsList && !context.preserve && parts.length === 3;
  if (parts.length <= 3 && !isSpare) {
    const brief = columnsBrief({ ...base, ...lead }, parts, context);
    return context.preserve ? { ...brief, more: [...introRest(intro, lead.subtitle), ...brief.more] } : brief;
  }
  if (context.preserve)
    return { ...base, ...lead, form: 'bullets', items: parts.map(wholeOf), more: introRest(intro, lead.subtitle) };
  const items = pointsWithin(parts, context);
  return { ...base, ...lead, form: 'bullets', items, more: moreOf(parts, items, context) };
}

/** How much fuller than a page's text its named points may be, and how few it names however long they are. */
const POINTS = { fullness: 1.5, least: 3 } as const;

/** The passages that matter most as points, as many as a page holds at a size that can be read. */
function pointsWithin(parts: readonly GroupPart[], { budget }: FormContext): Item[] {
  const ranked = parts
    .map((part) => ({ part, point: pointOf(part) }))
    .toSorted((a, b) => weightOf(b.part) - weightOf(a.part))
    .slice(0, Math.min(MOST_POINTS, budget.items + 1));
  const room = budget.load * POINTS.fullness;
  const named = new Set<GroupPart>();
  let used = 0;
  for (const { part, point } of ranked) {
    const load = readingLoad(point.text) + readingLoad(point.lead ?? '');
    if (named.size >= POINTS.least && used + load > room) continue;
    named.add(part);
    used += load;
  }
  const points = new Map(ranked.map(({ part, point }) => [part, point]));
  return parts.flatMap((part) => (named.has(part) ? [points.get(part) as Item] : []));
}

/** Sections from which a page speaks of sections rather than of their passages. */
const MANY_SECTIONS = 3;

/** Where many sections share a page, each is one part under its own name. */
function bySection(group: Group): Pick<Group, 'parts'> {
  const nameOf = ({ passage }: GroupPart): string => passage.section || passage.heading;
  const names = new Set(group.parts.map(nameOf));
  if (names.size < MANY_SECTIONS || names.has('')) return group;
  const parts = [...names].map((name): GroupPart => {
    const own = group.parts.filter((part) => nameOf(part) === name);
    const [first] = own as [GroupPart];
    const { passage } = first;
    const whole = { ...passage, heading: name, origin: passage.sectionOrigin ?? passage.origin, path: [] };
    return { passage: whole, atoms: own.flatMap(({ atoms }) => [...atoms]) };
  });
  return { parts };
}

/** The text right under the heading that the other passages stand under is their introduction. */
function apartFromIntro(
  { parts }: Pick<Group, 'parts'>,
  title: string | undefined,
): {
  intro: GroupPart | undefined;
  parts: readonly GroupPart[];
} {
  const merged = mergedByPassage(parts);
  const [first, ...others] = merged;
  const isIntro =
    first !== undefined &&
    (others.length >= 2 || others[0]?.passage.heading === title) &&
    (first.passage.heading === '' || others.every(({ passage }) => passage.path.includes(first.passage.heading)));
  return isIntro ? { intro: first, parts: others } : { intro: undefined, parts: merged };
}

/** A passage under its own name, led by what its section says first. */
function underItsSection(base: Base, intro: GroupPart, part: GroupPart, context: FormContext): SimpleBrief | undefined {
  const subtitle = sayingOf(intro.atoms);
  const { shown, more } = chooseForPage(part.atoms, context);
  if (shown.length === 0 || part.atoms.some(({ kind }) => kind === 'table' || kind === 'code' || kind === 'image'))
    return undefined;
  const isLead = subtitle && readingLoad(subtitle.text) <= 300;
  const items = isLead || !subtitle ? itemsOf(shown) : [itemOf(subtitle), ...itemsOf(shown)];
  const spare = intro.atoms.filter(isSayable).map(statementOf);
  const rest = rankedMore([...spare.filter((own) => own !== subtitle), ...more]);
  const [single] = shown;
  if (isLead && shown.length === 1 && single) {
    return { ...base, subtitle, form: 'text', paragraphs: [statementOf(single)], more: rest };
  }
  return { ...base, ...(isLead ? { subtitle } : {}), form: 'bullets', items, more: rest };
}

/** Parts of one passage that neighbours brought back together. */
function mergedByPassage(parts: readonly GroupPart[]): GroupPart[] {
  const merged: GroupPart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last?.passage === part.passage) merged[merged.length - 1] = { ...last, atoms: [...last.atoms, ...part.atoms] };
    else merged.push(part);
  }
  return merged;
}

function weightOf({ passage, atoms }: GroupPart): number {
  const best = Math.max(0, ...atoms.map(({ rank }) => rank));
  const standing = passage.standing === 'body' ? 1 : 0.4;
  return best * standing * Math.log2(2 + atoms.length);
}

function columnsBrief(base: Base, parts: readonly GroupPart[], context: FormContext): SimpleBrief {
  const chosen = columnContents(parts, context);
  const title = base.title.text;
  // What stands over the page need not stand over a column too, unless the others are no parts of it.
  const isOverAll = parts.every(({ passage }) => passage.heading === title || passage.path.includes(title));
  const columns = chosen.map(
    ({ part, shown }): Column => ({
      ...(part.passage.heading === title && isOverAll && !context.preserve
        ? {}
        : { heading: statement(part.passage.heading, part.passage.origin, 1) }),
      items: itemsOf(shown),
    }),
  );
  const left = chosen.flatMap((own) => own.more);
  const more = context.preserve ? left : rankedMore(left);
  const [first, second] = parts as [GroupPart, GroupPart];
  if (parts.length === 2 && areOpposites(first.passage.heading, second.passage.heading)) {
    return { ...base, form: 'comparison', sides: columns, more };
  }
  return { ...base, form: 'two-column', columns, more };
}

/** Most entries of a column, by the number of columns, and how many more where its neighbours leave room. */
const COLUMN_ITEMS: Readonly<Record<number, number>> = { 2: 4, 3: 3 };
const SPARE_ITEMS = 1;

/** What each column says in its share of the page; what short ones leave of theirs is for those that have more to say. */
function columnContents(parts: readonly GroupPart[], context: FormContext): (Chosen & { readonly part: GroupPart })[] {
  const { budget } = context;
  const share = budget.load / parts.length;
  const items = COLUMN_ITEMS[parts.length] ?? 3;
  const first = parts.map((part) => ({
    part,
    ...columnContent(part, context, { ...budget, load: share, items }),
  }));
  const hungry = first.filter(({ more }) => more.length > 0);
  const spare = first.reduce(
    (sum, { shown, more }) => sum + (more.length > 0 ? 0 : Math.max(0, share - loadOf(shown))),
    0,
  );
  if (spare === 0 || hungry.length === 0) return first;
  const load = share + spare / hungry.length;
  return first.map((own) =>
    own.more.length === 0
      ? own
      : { part: own.part, ...columnContent(own.part, context, { ...budget, load, items: items + SPARE_ITEMS }) },
  );
}

function loadOf(atoms: readonly Atom[]): number {
  return atoms.reduce((sum, { load }) => sum + load, 0);
}

/** What a column says; of a chapter of a story one sentence that can stand alone. */
function columnContent(part: GroupPart, context: FormContext, budget: FormContext['budget']): Chosen {
  if (!context.isNarrative) return chooseForPage(part.atoms, { ...context, budget });
  const own = sayingOf(part.atoms);
  return { shown: part.atoms.filter((atom) => own !== undefined && statementOf(atom) === own), more: [] };
}

/** A passage with all that it says below its heading. */
function wholeOf({ passage, atoms }: GroupPart): Item {
  const children = atoms.filter(isSayable).map(statementOf);
  return { ...statement(passage.heading, passage.origin, 0.8), children };
}

function introRest(intro: GroupPart | undefined, shown: Statement | undefined): Statement[] {
  return (intro?.atoms ?? [])
    .filter(isSayable)
    .map(statementOf)
    .filter(({ text }) => text !== shown?.text);
}

function isSayable({ kind }: Atom): boolean {
  return kind === 'sentence' || kind === 'item' || kind === 'quote';
}

/** A passage as an entry: its heading in front of what it says best. */
function pointOf({ passage, atoms }: GroupPart): Item {
  const own = sayingOf(atoms);
  const { heading, origin } = passage;
  if (!own) return statement(heading, origin, 0.5);
  if (readingLoad(own.text) > 420) return { ...statement(heading, origin, Math.max(0.5, own.rank)) };
  return { ...own, lead: heading, rank: Math.max(0.5, own.rank) };
}

function stepOfPart({ passage, atoms }: GroupPart): Step {
  const named = passage.numbering && isStepName(passage.numbering) && !isStepName(passage.heading);
  const own = sayingOf(atoms);
  const title = statement(named ? passage.heading : passage.heading || (passage.numbering ?? ''), passage.origin, 0.9);
  return own ? { title, text: own } : { title };
}

/** The statement that says best what a passage is about: high in rank, able to stand alone, not long. */
function sayingOf(atoms: readonly Atom[]): Statement | undefined {
  let best: Statement | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const atom of atoms) {
    if (!isSayable(atom)) continue;
    const own = statementOf(atom);
    const value =
      own.rank + (isSelfContained(own.text) ? 0.25 : 0) - Math.max(0, readingLoad(own.text) - COMFORTABLE_SAYING) / 900;
    if (value > most) {
      most = value;
      best = own;
    }
  }
  return best;
}

function moreOf(parts: readonly GroupPart[], items: readonly Item[], { preserve }: FormContext): Statement[] {
  const shown = new Set(items.map(({ text }) => text));
  const sayable = parts.flatMap(({ atoms }) => atoms.filter(isSayable));
  const own = preserve ? sayable : sayable.filter(isLoose);
  const left = own.map(statementOf).filter(({ text }) => !shown.has(text));
  return preserve ? left : rankedMore(left);
}

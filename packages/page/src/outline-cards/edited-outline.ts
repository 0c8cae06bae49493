import type { SourceStatement } from '@pagewright/model/left-out';
import type { Outline, PageBrief, Statement } from '@pagewright/model/outline';
import { buildBrief } from './build-brief.ts';
import type { OutlineCard, OutlineCards } from './cards.ts';
import { formsFor } from './forms.ts';
import { withFrame } from './frame.ts';
import { broughtUnit, type Unit, unitsOf } from './units.ts';

/** What cards speak of: an outline, and statements that were left out of it. */
export interface CardSource {
  readonly pages: readonly PageBrief[];
  readonly briefs: ReadonlyMap<string, PageBrief>;
  readonly units: ReadonlyMap<string, Unit>;
  /** The units of each brief, by its id. */
  readonly unitsOf: ReadonlyMap<string, readonly Unit[]>;
}

export function cardSource(pages: readonly PageBrief[], brought: readonly SourceStatement[] = []): CardSource {
  const own = new Map(pages.map((brief) => [brief.id, unitsOf(brief)]));
  const units = [...[...own.values()].flat(), ...brought.map(broughtUnit)];
  return {
    pages,
    briefs: new Map(pages.map((brief) => [brief.id, brief])),
    units: new Map(units.map((unit) => [unit.id, unit])),
    unitsOf: own,
  };
}

/** The cards of an outline as it was composed. */
export function composedCards(source: CardSource): OutlineCard[] {
  return source.pages.map((brief) => composedCard(source, brief));
}

export function composedCard(source: CardSource, { id, form }: PageBrief): OutlineCard {
  return { id, brief: id, form, units: (source.unitsOf.get(id) ?? []).map((unit) => unit.id) };
}

/** The units of a card, in its order; those that there are not are left out. */
export function cardUnits(source: CardSource, { units }: OutlineCard): Unit[] {
  return units.flatMap((id) => source.units.get(id) ?? []);
}

/** The brief that a card was made of, where there is one. */
export function cardBrief(source: CardSource, { brief }: OutlineCard): PageBrief | undefined {
  return brief === undefined ? undefined : source.briefs.get(brief);
}

/** The forms that a card can have. */
export function cardForms(source: CardSource, card: OutlineCard): readonly OutlineCard['form'][] {
  const composed = cardBrief(source, card);
  const isWhole = composed !== undefined && isAsComposed(source, composed, card);
  const forms = formsFor(cardUnits(source, card), composed);
  // A page as it was composed has the form that it was composed in, whatever else suits it.
  return isWhole && !forms.includes(composed.form) ? [composed.form, ...forms] : forms;
}

/** Words of the person have no place in the sources. */
function typed(text: string): Statement {
  return { text, origins: [], rank: 1 };
}

export function cardTitle(source: CardSource, card: OutlineCard): Statement {
  return card.title === undefined ? (cardBrief(source, card)?.title ?? typed('')) : typed(card.title);
}

/** Why cards cannot be made pages of; undefined where they can. */
export function cardFault(source: CardSource, cards: OutlineCards): string | undefined {
  const used = new Set<string>();
  const ids = new Set<string>();
  for (const card of cards) {
    const { id, brief, title, form, units } = card;
    if (ids.has(id)) return `two cards are ${id}`;
    ids.add(id);
    // A new card must not pass for that of another brief.
    if (source.briefs.has(id) && brief !== id) return `card ${id} is not of its brief`;
    if (brief !== undefined && !source.briefs.has(brief)) return `there is no brief ${brief}`;
    if (brief === undefined && title === undefined) return `card ${id} has no title`;
    for (const unit of units) {
      if (!source.units.has(unit)) return `there is no unit ${unit}`;
      if (used.has(unit)) return `unit ${unit} stands on two cards`;
      used.add(unit);
    }
    if (!cardForms(source, card).includes(form)) return `card ${id} cannot be of the form ${form}`;
  }
  return undefined;
}

/** An outline as its cards were arranged. A page that nobody touched has the very brief that it was composed with. */
export function editedOutline(
  outline: Outline,
  cards: OutlineCards,
  brought: readonly SourceStatement[] = [],
): Outline {
  const source = cardSource(outline.pages, brought);
  const pages = withFrame(
    outline.pages,
    cards.map((card) => briefOfCard(source, card)),
  );
  const cover = cards.find(({ form, title }) => form === 'cover' && title !== undefined);
  const isOther = pages.length !== outline.pages.length;
  return {
    ...outline,
    title: cover?.title ?? outline.title,
    pages,
    ...(isOther ? { countReason: { code: 'count-by-person', params: { count: pages.length } } } : {}),
  };
}

function briefOfCard(source: CardSource, card: OutlineCard): PageBrief {
  const composed = cardBrief(source, card);
  const title = cardTitle(source, card);
  if (composed && isAsComposed(source, composed, card)) {
    return card.title === undefined ? composed : { ...composed, title };
  }
  const isOwn = composed?.id === card.id;
  const section = composed?.section;
  return buildBrief({
    base: {
      id: card.id,
      title,
      // What else was said of a page stays with the card that it was made of.
      ...(isOwn && composed.subtitle ? { subtitle: composed.subtitle } : {}),
      ...(section === undefined ? {} : { section }),
      more: isOwn ? composed.more : [],
    },
    form: card.form,
    units: cardUnits(source, card),
    composed,
    titleOf: (id) => (id === undefined ? undefined : source.briefs.get(id)?.title),
  });
}

/** Whether everything on the page is as it was composed; its title may be another. */
function isAsComposed(source: CardSource, { id, form }: PageBrief, card: OutlineCard): boolean {
  const units = source.unitsOf.get(id) ?? [];
  return (
    card.id === id &&
    card.form === form &&
    card.units.length === units.length &&
    units.every((unit, index) => unit.id === card.units[index])
  );
}

import { PAGE_COUNT } from '@pagewright/model/limits';
import { CARD_TITLE_LENGTH, type OutlineCard, type OutlineCards } from './cards.ts';
import { type CardSource, cardBrief, cardForms, composedCard } from './edited-outline.ts';
import { isFrame } from './forms.ts';
import type { Unit } from './units.ts';

/**
 * What a person may do to the cards of an outline. Every operation gives other cards, or the same where it means nothing:
 * then the outline stays valid whatever is asked for.
 */

/** @param title empty for that which was composed, where there is one */
export function renameCard(source: CardSource, cards: OutlineCards, id: string, title: string): OutlineCards {
  const words = title.trim().slice(0, CARD_TITLE_LENGTH).trim();
  return change(cards, id, (card) => {
    const composed = source.briefs.get(card.brief ?? '')?.title.text;
    if (words === (card.title ?? composed)) return card;
    if (words !== '' && words !== composed) return { ...card, title: words };
    if (composed === undefined) return card;
    const { title: _, ...rest } = card;
    return rest;
  });
}

export function setCardForm(
  source: CardSource,
  cards: OutlineCards,
  id: string,
  form: OutlineCard['form'],
): OutlineCards {
  return change(cards, id, (card) =>
    card.form === form || !cardForms(source, card).includes(form) ? card : { ...card, form },
  );
}

/** @param to its place, from 0 */
export function moveCard(cards: OutlineCards, id: string, to: number): OutlineCards {
  const from = cards.findIndex((card) => card.id === id);
  const card = cards[from];
  const place = Math.max(0, Math.min(cards.length - 1, to));
  return !card || place === from ? cards : cards.toSpliced(from, 1).toSpliced(place, 0, card);
}

/** Takes a page away; the last one stays. */
export function dropCard(cards: OutlineCards, id: string): OutlineCards {
  return cards.length > 1 && cards.some((card) => card.id === id) ? cards.filter((card) => card.id !== id) : cards;
}

/** Takes what is said away from the card that says it. */
export function dropUnit(source: CardSource, cards: OutlineCards, unitId: string): OutlineCards {
  const holder = cards.find(({ units }) => units.includes(unitId));
  if (!holder) return cards;
  return change(cards, holder.id, (card) =>
    withUnits(
      source,
      card,
      card.units.filter((id) => id !== unitId),
    ),
  );
}

/**
 * Puts what is said on another card, or in another place of its own.
 * @param to its place there, from 0; the last where not said
 */
export function moveUnit(
  source: CardSource,
  cards: OutlineCards,
  unitId: string,
  cardId: string,
  to = Number.POSITIVE_INFINITY,
): OutlineCards {
  const target = cards.find(({ id }) => id === cardId);
  if (!target || !source.units.has(unitId) || !takesUnits(source, target)) return cards;
  const without = dropUnit(source, cards, unitId);
  return change(without, cardId, (card) =>
    withUnits(source, card, card.units.toSpliced(Math.min(to, card.units.length), 0, unitId)),
  );
}

/** Whether things can be put on a card: pages of the frame say what they say. */
export function takesUnits(source: CardSource, card: OutlineCard): boolean {
  const composed = cardBrief(source, card);
  return !composed || !isFrame(composed.form);
}

/** Whether a card and the next one can be made one. */
export function canMerge(cards: OutlineCards, id: string): boolean {
  const at = cards.findIndex((card) => card.id === id);
  const [one, next] = [cards[at], cards[at + 1]];
  return at >= 0 && !!one && !!next && [one, next].every((card) => !isFrame(card.form) && card.units.length > 0);
}

/** Makes a card and the next one a page that says what both said. */
export function mergeCards(source: CardSource, cards: OutlineCards, id: string): OutlineCards {
  const at = cards.findIndex((card) => card.id === id);
  const [one, next] = [cards[at], cards[at + 1]];
  if (!one || !next || !canMerge(cards, id)) return cards;
  return cards.toSpliced(at, 2, withUnits(source, one, [...one.units, ...next.units], 'anew'));
}

/** Whether a card says several things that can stand on two pages. */
export function canSplit(cards: OutlineCards, id: string): boolean {
  const card = cards.find((own) => own.id === id);
  return !!card && !isFrame(card.form) && card.units.length > 1 && cards.length < PAGE_COUNT.max;
}

/** @param at how many units stay; the rest stands on a new card behind, of the same title */
export function splitCard(source: CardSource, cards: OutlineCards, id: string, at: number): OutlineCards {
  const place = cards.findIndex((card) => card.id === id);
  const card = cards[place];
  if (!card || !canSplit(cards, id) || at < 1 || at >= card.units.length) return cards;
  const rest: OutlineCard = { ...card, id: freeId(source, cards), units: card.units.slice(at) };
  return cards.toSpliced(
    place,
    1,
    withUnits(source, card, card.units.slice(0, at)),
    withUnits(source, rest, rest.units),
  );
}

/** @param title words of the person @param to its place, from 0 */
export function addSection(source: CardSource, cards: OutlineCards, title: string, to: number): OutlineCards {
  const words = title.trim().slice(0, CARD_TITLE_LENGTH).trim();
  if (words === '' || cards.length >= PAGE_COUNT.max) return cards;
  const card: OutlineCard = { id: freeId(source, cards), title: words, form: 'section', units: [] };
  return cards.toSpliced(Math.max(0, Math.min(cards.length, to)), 0, card);
}

/** Puts what stands on no card on one of its own. */
export function addUnitCard(
  source: CardSource,
  cards: OutlineCards,
  unitId: string,
  title: string,
  to: number,
): OutlineCards {
  const unit = source.units.get(unitId);
  if (!unit || cards.some(({ units }) => units.includes(unitId))) return cards;
  const added = addSection(source, cards, title, to);
  const id = added.find((card) => !cards.includes(card))?.id;
  return id === undefined ? cards : moveUnit(source, added, unitId, id);
}

/** What the outline said and no card says any more: pages that are gone whole, and what was taken from others. */
export interface Dropped {
  readonly briefId: string;
  /** Whether its page is gone. */
  readonly isPage: boolean;
  readonly units: readonly Unit[];
}

export function droppedFrom(source: CardSource, cards: OutlineCards): Dropped[] {
  const used = new Set(cards.flatMap(({ units }) => units));
  const there = new Set(cards.map(({ id }) => id));
  return source.pages.flatMap(({ id }) => {
    const own = source.unitsOf.get(id) ?? [];
    const units = own.filter((unit) => !used.has(unit.id));
    // A page whose words all stand elsewhere was made one with another.
    const isPage = !there.has(id) && (own.length === 0 || units.length > 0);
    return isPage || units.length > 0 ? [{ briefId: id, isPage, units }] : [];
  });
}

/** Puts back what was taken from a page, or the page itself, where it stood among those that are left. */
export function restore(source: CardSource, cards: OutlineCards, { briefId, units }: Dropped): OutlineCards {
  const brief = source.briefs.get(briefId);
  if (!brief) return cards;
  const used = new Set(cards.flatMap((card) => card.units));
  const free = units.filter(({ id }) => !used.has(id)).map(({ id }) => id);
  if (cards.some(({ id }) => id === briefId)) {
    return change(cards, briefId, (card) => withUnits(source, card, inOrderOf(source, briefId, card.units, free)));
  }
  if (cards.length >= PAGE_COUNT.max) return cards;
  const card = withUnits(source, { ...composedCard(source, brief), units: free }, free);
  return cards.toSpliced(placeOf(source, cards, briefId), 0, card);
}

/** Units of a brief among others, each behind that which it followed. */
function inOrderOf(source: CardSource, briefId: string, units: readonly string[], added: readonly string[]): string[] {
  const order = new Map((source.unitsOf.get(briefId) ?? []).map(({ id }, index) => [id, index]));
  return added.reduce<string[]>(
    (all, id) => {
      const place = order.get(id) ?? 0;
      const behind = all.findLastIndex((other) => (order.get(other) ?? Number.POSITIVE_INFINITY) < place);
      return all.toSpliced(behind + 1, 0, id);
    },
    [...units],
  );
}

/** Behind the nearest of the pages that stood before it. */
function placeOf(source: CardSource, cards: OutlineCards, briefId: string): number {
  const order = new Map(source.pages.map(({ id }, index) => [id, index]));
  const own = order.get(briefId) ?? 0;
  const before = cards.flatMap(({ id }, index) => {
    const place = order.get(id) ?? own;
    return place < own ? [{ place, index }] : [];
  });
  return before.reduce((best, one) => (one.place > best.place ? one : best), { place: -1, index: -1 }).index + 1;
}

function change(cards: OutlineCards, id: string, to: (card: OutlineCard) => OutlineCard): OutlineCards {
  const at = cards.findIndex((card) => card.id === id);
  const card = cards[at];
  const changed = card && to(card);
  return !changed || changed === card ? cards : cards.with(at, changed);
}

/** @param form `anew` where that which suits best is taken, whatever it was */
function withUnits(
  source: CardSource,
  card: OutlineCard,
  units: readonly string[],
  form: 'kept' | 'anew' = 'kept',
): OutlineCard {
  const changed = { ...card, units: [...units] };
  const composed = source.briefs.get(card.id);
  const forms = cardForms(source, changed);
  // What is whole again is as it was composed.
  const asComposed =
    composed &&
    isSame(
      units,
      (source.unitsOf.get(composed.id) ?? []).map(({ id }) => id),
    );
  const [best = card.form] = asComposed ? [composed.form] : forms;
  const keeps = form === 'kept' && card.units.length > 0 && forms.includes(card.form);
  return { ...changed, form: keeps ? card.form : best };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/** No card and no brief is called so. */
function freeId(source: CardSource, cards: OutlineCards): string {
  const taken = new Set(cards.map(({ id }) => id));
  let number = cards.length + 1;
  while (taken.has(`c${number}`) || source.briefs.has(`c${number}`)) number += 1;
  return `c${number}`;
}

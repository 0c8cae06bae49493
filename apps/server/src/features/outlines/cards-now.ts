import { createHash } from 'node:crypto';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import {
  broughtStatementId,
  type CardSource,
  cardForms,
  cardSource,
  composedCards,
  type OutlineCard,
  unitsOf,
} from '@pagewright/page/outline-cards';
import type { Arrangement } from './tables.ts';

/** By the ids of pages, what they are recognized by as long as they say the same: their units are named by numbers. */
export function printsOf(pages: readonly PageBrief[]): Record<string, string> {
  return Object.fromEntries(pages.map((brief) => [brief.id, printOf(brief)]));
}

function printOf(brief: PageBrief): string {
  const contents = unitsOf(brief).map(({ content }) => content);
  return createHash('sha256')
    .update(JSON.stringify([brief.form, contents]))
    .digest('base64url')
    .slice(0, 16);
}

/**
 * Cards that were arranged before the document was changed. Those of pages that are gone go; those of pages that came
 * since, or whose words stand on no card any more, stand behind the page that they follow; and a page that says something
 * else by now has a card that says so.
 */
export function cardsNow(
  { outline }: { readonly outline: Pick<Outline, 'pages'> },
  arranged: Arrangement | undefined,
): OutlineCard[] {
  const source = cardSource(outline.pages);
  const composed = composedCards(source);
  if (!arranged) return composed;
  const known = new Set(arranged.known);
  const prints = printsOf(outline.pages);
  const isOther = (id: string) => {
    const before = arranged.prints?.[id];
    return before !== undefined && before !== prints[id];
  };
  const whole = new Map(composed.map((card) => [card.id, card]));
  const isThere = (unit: string) => {
    const briefId = briefIdOf(unit);
    return briefId === undefined || (source.units.has(unit) && !isOther(briefId));
  };
  const cards = arranged.cards.flatMap((card): OutlineCard[] => {
    const { id, brief, units, title } = card;
    if ((brief !== undefined && !whole.has(brief)) || (known.has(id) && !whole.has(id))) return [];
    const anew = isOther(id) ? whole.get(id) : undefined;
    if (anew) return [title === undefined ? anew : { ...anew, title }];
    const left = units.filter(isThere);
    if (left.length === units.length) return [card];
    // A page that was added for words that are gone has nothing to say.
    return left.length === 0 && !whole.has(id) ? [] : [withUnits(source, card, left)];
  });
  const [said, says] = [arranged.cards, cards].map(
    (all) => new Set(all.flatMap(({ units }) => units.flatMap((unit) => briefIdOf(unit) ?? []))),
  );
  const used = new Set(cards.flatMap(({ units }) => units));
  for (const [index, card] of composed.entries()) {
    const { id } = card;
    if (cards.some((own) => own.id === id)) continue;
    const isLost = said?.has(id) && !says?.has(id);
    if (known.has(id) && !isLost) continue;
    const before = composed.slice(0, index).findLast((one) => cards.some((own) => own.id === one.id));
    const at = before ? cards.findIndex((own) => own.id === before.id) + 1 : 0;
    const free = card.units.filter((unit) => !used.has(unit));
    cards.splice(at, 0, free.length === card.units.length ? card : withUnits(source, card, free));
  }
  return cards.length > 0 ? cards : composed;
}

/** The page that a unit was on; undefined for what was brought in. */
function briefIdOf(unit: string): string | undefined {
  return broughtStatementId(unit) === undefined ? unit.slice(0, unit.lastIndexOf('/')) : undefined;
}

/** In its form, as long as that suits what is left. */
function withUnits(source: CardSource, card: OutlineCard, units: string[]): OutlineCard {
  const changed = { ...card, units };
  const forms = cardForms(source, changed);
  return { ...changed, form: forms.includes(card.form) ? card.form : (forms[0] ?? card.form) };
}

import type { Beside, Command } from '@pagewright/compose/assist';
import type { AssistPage } from '../assistant.ts';
import type { Doing } from '../doing.ts';
import { withPartner } from './partner.ts';

export function move(doing: Doing, { place, page: number }: Extract<Command, { do: 'move' }>): void {
  const { shadow, ids, request } = doing;
  const moved = shadow.pages.filter(({ id }) => ids.includes(id));
  const others = shadow.pages.filter(({ id }) => !ids.includes(id));
  const anchor = number === undefined ? undefined : request.pages.at(number < 0 ? number : number - 1);
  const at = others.findIndex(({ id }) => id === anchor?.id);
  const isBeside = place === 'after' || place === 'before';
  if (isBeside && !anchor) return shadow.note('no-page', []);
  if (isBeside && at < 0) return shadow.note('same-place', ids);
  if (place === 'at' && (number ?? 0) > shadow.pages.length) return shadow.note('no-page', []);
  const before = others.filter((page) => shadow.indexOf(page.id) < shadow.indexOf(moved[0]?.id ?? 0)).length;
  const to = {
    after: at + 1,
    before: at,
    first: 0,
    last: others.length,
    at: number === -1 ? others.length : Math.max(0, (number ?? 1) - 1),
    earlier: Math.max(0, before - 1),
    later: before + 1,
  }[place];
  arrange(doing, [...others.slice(0, to), ...moved, ...others.slice(to)]);
}

/** Two pages, each where the other one stands. */
export function swap(doing: Doing, beside: Beside | undefined): void {
  const [one, other, ...more] = withPartner(doing, beside);
  if (!one || !other || more.length > 0) return doing.shadow.note('swap-needs-two', doing.ids);
  const changed = (page: AssistPage): AssistPage => (page === one ? other : page === other ? one : page);
  arrange(doing, doing.shadow.pages.map(changed));
}

/** The pages that are named in the order in which they are, on the places that they have between them. */
export function order(doing: Doing): void {
  const { shadow, ids } = doing;
  const named = ids.flatMap((id) => shadow.page(id) ?? []);
  const pages = shadow.pages.map((page) => (ids.includes(page.id) ? (named.shift() ?? page) : page));
  arrange(doing, pages);
}

function arrange({ shadow, ids }: Doing, pages: readonly AssistPage[]): void {
  if (pages.every(({ id }, index) => id === shadow.pages[index]?.id)) return shadow.note('same-place', ids);
  shadow.pages = pages;
  shadow.note('move', ids);
}

export function remove({ shadow, ids }: Doing): void {
  if (ids.length >= shadow.pages.length) return shadow.note('last-page', ids);
  for (const id of ids) shadow.remove(id);
  shadow.note('remove', ids);
}

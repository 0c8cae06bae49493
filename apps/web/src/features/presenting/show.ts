/** A presentation as it runs: which page is shown, and what lies over it. */
export interface Show {
  /** Index from 0 of the page among all, hidden ones too; `total` after the last one, where the show is over. */
  readonly at: number;
  readonly total: number;
  /** How many clicks of the page are done: each brings what is still to come on it. */
  readonly click: number;
  /** What hides the page. */
  readonly cover: 'none' | 'black' | 'white';
  /** What is open over the page. */
  readonly open: 'none' | 'overview' | 'keys';
  readonly laser: boolean;
  /** Whether the pointer draws. */
  readonly pen: boolean;
  /** How often what was drawn has been wiped away. */
  readonly wiped: number;
  /** Figures typed so far of the number of a page to go to. */
  readonly typed: string;
}

export type Step =
  | {
      readonly type:
        | 'next'
        | 'previous'
        | 'first'
        | 'last'
        | 'black'
        | 'white'
        | 'overview'
        | 'keys'
        | 'laser'
        | 'pen'
        | 'wipe';
    }
  | { readonly type: 'go'; readonly at: number }
  | { readonly type: 'figure'; readonly figure: string }
  | { readonly type: 'enter' }
  | { readonly type: 'back' };

/** No document has more pages than these figures can say. */
const FIGURES = 4;

export function beginning(total: number, at = 0): Show {
  return {
    at: within(at, total),
    total,
    click: 0,
    cover: 'none',
    open: 'none',
    laser: false,
    pen: false,
    wiped: 0,
    typed: '',
  };
}

/** What a show asks of the pages of its indices. */
export interface ShowPages {
  /** How many clicks one has. */
  clicksOf(at: number): number;
  /** Whether one is passed over: only a link leads there. */
  isHidden(at: number): boolean;
}

/**
 * What a step makes of a show. Moving on takes away what hides the page, and going back shows a page as it was left, as in
 * every other product.
 */
export function stepped(show: Show, step: Step, pages: ShowPages): Show {
  const { at, total, cover, open, typed } = show;
  switch (step.type) {
    case 'next':
      if (cover !== 'none') return moved(show, at, show.click);
      return hasMore(show, 1, pages) ? moved(show, at, show.click + 1) : moved(show, beside(show, 1, pages) ?? total);
    case 'previous': {
      if (cover !== 'none') return moved(show, at, show.click);
      if (hasMore(show, -1, pages)) return moved(show, at, Math.min(show.click, pages.clicksOf(at)) - 1);
      const before = beside(show, -1, pages);
      return before === undefined ? moved(show, at) : moved(show, before, pages.clicksOf(before));
    }
    case 'first':
      return moved(show, shownPages(show, pages)[0] ?? 0);
    case 'last':
      return moved(show, shownPages(show, pages).at(-1) ?? 0);
    case 'go':
      return moved(show, step.at);
    case 'enter': {
      if (typed === '') return stepped(show, { type: 'next' }, pages);
      const shown = shownPages(show, pages);
      return moved(show, shown[within(Number(typed), shown.length) - 1] ?? shown[0] ?? 0);
    }
    case 'figure':
      return { ...show, typed: (typed + step.figure).slice(-FIGURES) };
    case 'black':
    case 'white':
      return { ...show, cover: cover === step.type ? 'none' : step.type, typed: '' };
    case 'overview':
    case 'keys':
      return { ...show, open: open === step.type ? 'none' : step.type, cover: 'none', typed: '' };
    case 'laser':
      return { ...show, laser: !show.laser, pen: false, typed: '' };
    case 'pen':
      return { ...show, pen: !show.pen, laser: false, typed: '' };
    case 'wipe':
      return { ...show, wiped: show.wiped + 1, typed: '' };
    case 'back':
      return { ...show, open: 'none', cover: 'none', typed: '' };
  }
}

/** Whether a step on or back stays on the page. */
export function hasMore({ at, click }: Show, way: 1 | -1, { clicksOf }: ShowPages): boolean {
  const clicks = clicksOf(at);
  return way > 0 ? click < clicks : Math.min(click, clicks) > 0;
}

/** The page that comes after or before the one that is shown; undefined where there is none. */
export function beside({ at, total }: Pick<Show, 'at' | 'total'>, way: 1 | -1, pages: ShowPages): number | undefined {
  for (let to = at + way; to >= 0 && to < total; to += way) if (!pages.isHidden(to)) return to;
  return undefined;
}

/** Where a show is, as people count: hidden pages have no number. */
export function counted(show: Show, pages: ShowPages): { readonly number: number | undefined; readonly total: number } {
  const shown = shownPages(show, pages);
  if (show.at === show.total) return { number: shown.length, total: shown.length };
  const place = shown.indexOf(show.at);
  return { number: place < 0 ? undefined : place + 1, total: shown.length };
}

function shownPages({ total }: Show, pages: ShowPages): number[] {
  return Array.from({ length: total }, (_, at) => at).filter((at) => !pages.isHidden(at));
}

/** Whether something lies over the page, which Escape takes away before it ends the show. */
export function isCovered({ cover, open, typed }: Show): boolean {
  return cover !== 'none' || open !== 'none' || typed !== '';
}

/** The show over other pages: one was added, hidden or deleted meanwhile. */
export function withTotal(show: Show, total: number): Show {
  if (show.total === total) return show;
  const at = within(show.at, total);
  return { ...show, total, at, click: at === show.at ? show.click : 0 };
}

function moved(show: Show, at: number, click = 0): Show {
  return { ...show, at: within(at, show.total), click, cover: 'none', open: 'none', typed: '' };
}

function within(at: number, total: number): number {
  return Math.min(Math.max(at, 0), total);
}

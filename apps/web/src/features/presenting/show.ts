/** A presentation as it runs: which page is shown, and what lies over it. */
export interface Show {
  /** Index from 0 of the page; `total` after the last one, where the show is over. */
  readonly at: number;
  readonly total: number;
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
  return { at: within(at, total), total, cover: 'none', open: 'none', laser: false, pen: false, wiped: 0, typed: '' };
}

/** What a step makes of a show. Moving on takes away what hides the page, as in every other product. */
export function stepped(show: Show, step: Step): Show {
  const { at, total, cover, open, typed } = show;
  switch (step.type) {
    case 'next':
      return moved(show, cover === 'none' ? at + 1 : at);
    case 'previous':
      return moved(show, cover === 'none' ? at - 1 : at);
    case 'first':
      return moved(show, 0);
    case 'last':
      return moved(show, total - 1);
    case 'go':
      return moved(show, step.at);
    case 'enter':
      return typed === '' ? stepped(show, { type: 'next' }) : moved(show, Math.min(Number(typed), total) - 1);
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

/** Whether something lies over the page, which Escape takes away before it ends the show. */
export function isCovered({ cover, open, typed }: Show): boolean {
  return cover !== 'none' || open !== 'none' || typed !== '';
}

/** The show over other pages: one was added, hidden or deleted meanwhile. */
export function withTotal(show: Show, total: number): Show {
  return show.total === total ? show : { ...show, total, at: within(show.at, total) };
}

function moved(show: Show, at: number): Show {
  return { ...show, at: within(at, show.total), cover: 'none', open: 'none', typed: '' };
}

function within(at: number, total: number): number {
  return Math.min(Math.max(at, 0), total);
}

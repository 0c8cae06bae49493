import type { PageBrief, Statement } from '@pagewright/model/outline';
import type { FormOption } from '../forms/briefs.ts';
import type { Group } from '../material/groups.ts';
import type { Title } from '../titles/titles.ts';
import { type Before, type Candidate, judge, NOTHING, runsWith } from './judge.ts';
import { type PageReading, readBrief } from './page-reading.ts';

/** A page of a composition: what it is about, its name and its brief. */
export interface ComposedPage<Brief extends PageBrief> {
  readonly group: Group;
  readonly title: Title;
  readonly brief: Brief;
}

/** A way to tell the next `takes` groups: the groups that become pages. */
export interface Telling {
  readonly takes: number;
  readonly groups: readonly Group[];
}

export interface Search<Brief extends PageBrief> {
  readonly groups: readonly Group[];
  /** The ways to tell what begins at an index, the plainest first. */
  readonly tellingsAt: (index: number) => readonly Telling[];
  /** Titles of a group, best first, as many as are asked for. */
  readonly titlesOf: (group: Group) => Iterable<Title>;
  readonly formsOf: (group: Group, title: Statement) => readonly FormOption<Brief>[];
  /** Titles that a page has already. */
  readonly taken: readonly string[];
  /** Names of sections that pages of the frame open. */
  readonly dividers: ReadonlySet<string>;
  /** As many pages as there are groups, else at most so many. */
  readonly isExact: boolean;
}

/**
 * Compositions that are followed at a time, of each number of pages, and how many pages more or fewer than groups these
 * may have on the way: the search is a beam over the groups in their order, so that its work grows with the pages alone
 * and the same material gives the same composition.
 */
const BEAM = { width: 5, apart: 2 } as const;

interface State<Brief extends PageBrief> {
  readonly score: number;
  /** Pages more than groups so far. */
  readonly offset: number;
  readonly before: Omit<Before, 'hasSaid'>;
  readonly last: Link<Brief> | undefined;
}

/** A composition so far, the latest page first. */
interface Link<Brief extends PageBrief> {
  readonly page: ComposedPage<Brief>;
  readonly reading: PageReading;
  readonly earlier: Link<Brief> | undefined;
}

/** The composition with the best sum over grouping, titles and forms. */
export function bestComposition<Brief extends PageBrief>(search: Search<Brief>): ComposedPage<Brief>[] {
  const { groups } = search;
  const options = new PageOptions(search);
  const open: State<Brief>[][] = Array.from({ length: groups.length + 1 }, () => []);
  const { kind, run, words } = NOTHING;
  open[0]?.push({ score: 0, offset: 0, before: { kind, run, words }, last: undefined });
  for (let index = 0; index < groups.length; index += 1) {
    const states = best(open[index] ?? []);
    for (const telling of search.tellingsAt(index)) {
      const next = open[index + telling.takes];
      for (const state of states) {
        const told = telling.groups.reduce((all, group) => all.flatMap((own) => options.after(own, group)), [state]);
        const offset = state.offset + telling.groups.length - telling.takes;
        if (Math.abs(offset) <= BEAM.apart) next?.push(...told.map((own) => ({ ...own, offset })));
      }
    }
  }
  const done = (open[groups.length] ?? []).filter(({ offset }) => (search.isExact ? offset === 0 : offset <= 0));
  return pagesOf(best(done)[0]?.last);
}

/** The best states of each number of pages, best first; of equals the one found first. */
function best<Brief extends PageBrief>(states: readonly State<Brief>[]): State<Brief>[] {
  const counts = new Map<number, number>();
  return states
    .toSorted((a, b) => b.score - a.score)
    .filter(({ offset }) => {
      const count = counts.get(offset) ?? 0;
      counts.set(offset, count + 1);
      return count < BEAM.width;
    });
}

function pagesOf<Brief extends PageBrief>(last: Link<Brief> | undefined): ComposedPage<Brief>[] {
  const pages: ComposedPage<Brief>[] = [];
  for (let link = last; link; link = link.earlier) pages.unshift(link.page);
  return pages;
}

interface ReadOption<Brief extends PageBrief> extends FormOption<Brief> {
  readonly reading: PageReading;
}

/** The pages that a group can be, each read once. */
class PageOptions<Brief extends PageBrief> {
  readonly #search: Search<Brief>;
  readonly #taken: ReadonlySet<string>;
  readonly #titles = new Map<Group, { readonly rest: Iterator<Title>; readonly read: Title[] }>();
  readonly #forms = new Map<Group, Map<string, readonly ReadOption<Brief>[]>>();

  constructor(search: Search<Brief>) {
    this.#search = search;
    this.#taken = new Set(search.taken);
  }

  after({ score, offset, before, last }: State<Brief>, group: Group): State<Brief>[] {
    const known = { ...before, hasSaid: (text: string) => hasSaid(last, text) };
    const sections = new Set(group.parts.map(({ passage }) => `${passage.document} ${passage.section}`)).size;
    return this.#titlesAfter(last, group).flatMap((title) =>
      this.#formsOf(group, title).map(({ brief, fit, reading }): State<Brief> => {
        const kind = this.#isDivider(title) ? 'divider' : title.kind;
        const candidate: Candidate = { reading, fit, title: kind, sections };
        return {
          score: score + judge(candidate, known),
          offset,
          before: runsWith(reading, before),
          last: { page: { group, title, brief }, reading, earlier: last },
        };
      }),
    );
  }

  /** The best title that no page before has; where a page of the frame has just said it, the next best too. */
  #titlesAfter(last: Link<Brief> | undefined, group: Group): Title[] {
    const found: Title[] = [];
    for (let index = 0; ; index += 1) {
      const title = this.#titleAt(group, index);
      if (!title) return found;
      const [key = ''] = title.keys;
      if (this.#taken.has(key) || isTaken(last, key)) continue;
      found.push(title);
      if (!this.#isDivider(title)) return found;
    }
  }

  #isDivider({ keys }: Title): boolean {
    return this.#search.dividers.has(keys[0] ?? '');
  }

  #titleAt(group: Group, index: number): Title | undefined {
    const known = this.#titles.get(group) ?? { rest: this.#search.titlesOf(group)[Symbol.iterator](), read: [] };
    this.#titles.set(group, known);
    while (known.read.length <= index) {
      const { done, value } = known.rest.next();
      if (done) return undefined;
      known.read.push(value);
    }
    return known.read[index];
  }

  #formsOf(group: Group, { statement }: Title): readonly ReadOption<Brief>[] {
    const byTitle = this.#forms.get(group) ?? new Map<string, readonly ReadOption<Brief>[]>();
    this.#forms.set(group, byTitle);
    const known = byTitle.get(statement.text);
    if (known) return known;
    const read = this.#search
      .formsOf(group, statement)
      .map((option): ReadOption<Brief> => ({ ...option, reading: readBrief(option.brief) }));
    byTitle.set(statement.text, read);
    return read;
  }
}

function isTaken(last: Link<PageBrief> | undefined, key: string): boolean {
  for (let link = last; link; link = link.earlier) if (link.page.title.keys.includes(key)) return true;
  return false;
}

/** Statements of a few words may stand on several pages: `See above`, the name of a column. */
const SHORTEST_REPETITION = 24;

function hasSaid(last: Link<PageBrief> | undefined, text: string): boolean {
  if (text.length < SHORTEST_REPETITION) return false;
  for (let link = last; link; link = link.earlier) if (link.reading.said.some((own) => own.text === text)) return true;
  return false;
}

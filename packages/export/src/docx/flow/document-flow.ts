import type { LoweredPage } from '@pagewright/components/primitives';
import type { FlowBlock, FlowObject, FlowText } from './flow.ts';
import { plainText } from './flow.ts';
import { type PageFlow, pageFlow } from './page-flow.ts';

/** Fewer headings need no table of contents. */
const LEAST_HEADINGS = 3;
/** Of the entries of a list, so many are headings where it is a table of contents. */
const CONTENTS_SHARE = 0.5;
/** Deepest level of headings. */
const DEEPEST = 6;

const TITLE_LINES: ReadonlySet<string> = new Set(['title', 'subtitle', 'meta']);

/** The pages as one text. @param contents whether a table of contents is wanted */
export function documentFlow(pages: readonly LoweredPage[], contents: boolean): FlowBlock[] {
  const flows = pages.map((page, index) => pageFlow(page, index + 1));
  const blocks = new Outliner(flows).blocks;
  const place = blocks.findIndex(({ type }) => type === 'contents');
  const headings = blocks.filter((block) => block.type === 'text' && block.style.is === 'heading').length;
  if (!contents) return blocks.filter((block) => !isOfContents(block));
  if (place >= 0 || headings < LEAST_HEADINGS) return blocks;
  const cover = blocks.findIndex(({ type }) => type === 'cover-end');
  const at = (cover >= 0 ? cover : lastTitleLine(blocks)) + 1;
  return blocks.toSpliced(at, 0, { type: 'contents', isAdded: true });
}

/** The table of contents and its heading, which would stand above nothing. */
function isOfContents(block: FlowBlock): boolean {
  return block.type === 'contents' || (block.type === 'text' && block.style.is === 'contents-heading');
}

/** Index of the last line of the title's: what the text is a version of, or of when, stands below it. */
function lastTitleLine(blocks: readonly FlowBlock[]): number {
  const first = blocks.findIndex(isTitleLine);
  const end = blocks.findIndex((block, index) => index > first && !isTitleLine(block));
  return first < 0 ? first : (end < 0 ? blocks.length : end) - 1;
}

function isTitleLine(block: FlowBlock): boolean {
  return block.type === 'text' && TITLE_LINES.has(block.style.is);
}

/** Puts the pages' headings in an order of levels, and leaves out what only told where a page goes on. */
class Outliner {
  readonly blocks: FlowBlock[] = [];
  readonly #key: Key;
  /** How the names of headings are written: that of a section may stand in capitals at the edge of its pages. */
  readonly #spellings: ReadonlyMap<string, string>;
  /** What several pages are of, told by what their names begin with. */
  readonly #shared: ReadonlySet<string>;
  /** Names of the headings that the text stands under, the highest first. */
  #path: readonly string[] = [];
  #lastHeading = '';
  /** What the page is called that the table of contents stands for. */
  #contents: string | undefined;

  constructor(flows: readonly PageFlow[]) {
    const key = keyIn(flows);
    const last = lastPages(flows, key);
    this.#key = key;
    this.#spellings = new Map(
      flows.flatMap(({ title, blocks }) =>
        [
          sharedName(wordsOf(title)),
          ...[title, ...blocks].map((block) => block?.type === 'text' && wordsOf(block)),
        ].flatMap((words) => (words ? [[key(words), words] as const] : [])),
      ),
    );
    this.#shared = sharedNames(flows, key);
    for (const [index, flow] of flows.entries()) {
      this.#add(flow, index, (words) => (last.get(key(words)) ?? -1) > index);
    }
  }

  #add({ title, section, blocks, isCover }: PageFlow, index: number, isBehind: (words: string) => boolean): void {
    const key = this.#key;
    this.blocks.push({ type: 'page-start', page: index + 1 });
    if (index === 0) {
      if (title) this.blocks.push({ ...title, style: { is: 'title' } });
      // The title of the text is none of its headings: the parts of the first page are the highest.
      for (const block of blocks) {
        if (isHeading(block)) this.#heading(block, Math.max(1, block.style.level - 1));
        else this.blocks.push(block);
      }
      if (isCover && title) this.blocks.push({ type: 'cover-end' });
      return;
    }
    const list = contentsList(blocks, isBehind);
    if (list && title && this.#isContents(key(wordsOf(title)))) {
      // One that goes on, or is shown again before each section, is said by the first.
      if (this.#contents === undefined) {
        this.#contents = key(wordsOf(title));
        this.blocks.push({ ...title, style: { is: 'contents-heading' } }, { type: 'contents' });
      }
      this.#rest(
        blocks.filter((block) => !list.has(block)),
        0,
      );
      return;
    }
    const level = this.#levelOf(section, title, blocks);
    // Parts that the title only counts up stand for themselves, beside those of other pages.
    if (this.#isOfParts(title, blocks)) return this.#rest(blocks, level - 2);
    this.#heading(title, level);
    this.#rest(blocks, level - 1);
  }

  /** How deep a page stands, in its section and in what it goes on with. */
  #levelOf(section: string | undefined, title: FlowText | undefined, blocks: PageFlow['blocks']): number {
    const path = this.#path;
    const goesOnWith = countsUp(this.#key(wordsOf(title)), this.#partsOf(blocks)) ? 0 : this.#goesOnWith(title);
    const shared = section === undefined && goesOnWith === 0 ? this.#sharedName(title) : undefined;
    const level = this.#enter(section ?? shared, title);
    if (goesOnWith <= level) return level + 1;
    this.#path = path.slice(0, goesOnWith);
    return goesOnWith + 1;
  }

  /**
   * Goes into the section of a page: up to it where the text stands under it already, however deep, else with a heading of its
   * own. Returns its level; 0 where the page is of none.
   */
  #enter(section = '', title: FlowText | undefined): number {
    const name = this.#key(section);
    if (name === '') return 0;
    const depth = this.#path.indexOf(name);
    if (depth < 0) this.#heading(runOf(this.#spellings.get(name) ?? section.replace(SIGNS, ''), title), 1);
    else this.#path = this.#path.slice(0, depth + 1);
    return Math.max(0, depth) + 1;
  }

  /**
   * Level of the heading that a page goes on with: the one that its name begins with (`Terms · Scope`), however deep the text
   * stands, or the highest where it is called like that. 0 where it is none of these.
   */
  #goesOnWith(title: FlowText | undefined): number {
    const name = this.#key(wordsOf(title));
    const [highest = ''] = this.#path;
    if (highest !== '' && name === highest) return 1;
    return 1 + this.#path.findLastIndex((above) => above !== '' && name.startsWith(above + JOINT));
  }

  /** What a page's name begins with where others are of the same: a section that no page is called alone. */
  #sharedName(title: FlowText | undefined): string | undefined {
    const name = sharedName(wordsOf(title));
    return name !== undefined && this.#shared.has(this.#key(name)) ? name : undefined;
  }

  /**
   * Whether the title of a page says nothing but the names of its parts, behind that of what it stands in (`Terms · Names ·
   * Signs`). What stands in front of the first part would lose its heading, but where that is the last one anyway.
   */
  #isOfParts(title: FlowText | undefined, blocks: PageFlow['blocks']): boolean {
    const parts = this.#partsOf(blocks);
    const name = this.#key(wordsOf(title));
    const [first] = blocks;
    if (first && isHeading(first) && countsUp(name, parts)) return true;
    const within = this.#path.findLast((above) => above !== '' && name.startsWith(above + JOINT));
    if (!first || within === undefined || !(isHeading(first) || within === this.#lastHeading)) return false;
    return countsUp(name.slice(within.length + JOINT.length), parts);
  }

  #partsOf(blocks: PageFlow['blocks']): ReadonlySet<string> {
    return new Set(blocks.flatMap((block) => (isHeading(block) ? [this.#key(wordsOf(block))] : [])));
  }

  /** A text has one table of contents: the agenda of the meeting that it tells of keeps its own words. */
  #isContents(name: string): boolean {
    return this.#contents === undefined || this.#contents === name;
  }

  #rest(blocks: readonly (FlowText | FlowObject)[], deeper: number): void {
    for (const block of blocks) {
      if (isHeading(block)) this.#heading(block, Math.max(1, block.style.level + deeper));
      else this.blocks.push(leveled(block, deeper));
    }
  }

  /** A heading that repeats the last one tells only that the text goes on. */
  #heading(heading: FlowText | undefined, level: number): void {
    if (!heading) return;
    const name = this.#key(wordsOf(heading));
    this.#path = [...Array.from({ length: level - 1 }, (_, above) => this.#path[above] ?? ''), name];
    if (name === this.#lastHeading) return;
    this.#lastHeading = name;
    this.blocks.push({ ...heading, style: { is: 'heading', level: Math.min(DEEPEST, level) } });
  }
}

function leveled(block: FlowText | FlowObject, deeper: number): FlowBlock {
  if (block.type !== 'text') return block;
  if (block.style.is === 'subtitle' || block.style.is === 'meta') return { ...block, style: { is: 'body' } };
  if (block.style.is !== 'heading') return block;
  return { ...block, style: { is: 'heading', level: Math.min(DEEPEST, block.style.level + deeper) } };
}

type Heading = FlowText & { readonly style: Extract<FlowText['style'], { is: 'heading' }> };

function isHeading(block: FlowText | FlowObject): block is Heading {
  return block.type === 'text' && block.style.is === 'heading';
}

/** Stands in the name of a page between those of what it is of and of what it says. */
const JOINT = ' · ';

/** Whether a name is that of a part, or of several. */
function countsUp(name: string, parts: ReadonlySet<string>): boolean {
  return parts.has(name) || name.split(JOINT).every((part) => parts.has(part));
}

/** What the name of a page begins with: `Terms` of `Terms · Scope`. */
function sharedName(words: string): string | undefined {
  const end = words.indexOf(JOINT);
  return end > 0 ? words.slice(0, end) : undefined;
}

/** Names that several pages, sections included, begin with; that of the whole text is none of its sections. */
function sharedNames(flows: readonly PageFlow[], key: Key): Set<string> {
  const whole = key(wordsOf(flows[0]?.title));
  const counts = new Map<string, number>();
  for (const { title, section } of flows) {
    for (const name of [sharedName(wordsOf(title)), section]) {
      if (name) counts.set(key(name), (counts.get(key(name)) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([name, count]) => (count > 1 && !whole.startsWith(name) ? [name] : [])));
}

/** The entries of a list that names what comes behind it. */
function contentsList(
  blocks: readonly (FlowText | FlowObject)[],
  isBehind: (words: string) => boolean,
): ReadonlySet<FlowText | FlowObject> | undefined {
  const items = blocks.filter((block) => block.type === 'text' && block.style.is === 'item');
  const lists = Map.groupBy(items, (block) =>
    block.type === 'text' && block.style.is === 'item' ? block.style.list : '',
  );
  for (const list of lists.values()) {
    const known = list.filter((block) => block.type === 'text' && isBehind(wordsOf(block)));
    if (list.length > 1 && known.length >= list.length * CONTENTS_SHARE) return new Set(list);
  }
  return undefined;
}

/** The last page (from 0) that is called so, or has a section or a part that is. */
function lastPages(flows: readonly PageFlow[], key: Key): Map<string, number> {
  const last = new Map<string, number>();
  for (const [index, flow] of flows.entries()) for (const name of namesOf(flow)) last.set(key(name), index);
  return last;
}

/** What a page, its section and its parts are called. */
function namesOf({ title, section = '', blocks }: PageFlow): string[] {
  const headings = blocks.filter((block) => block.type === 'text' && block.style.is === 'heading');
  return [wordsOf(title), section, ...headings.map((block) => (block.type === 'text' ? wordsOf(block) : ''))];
}

/** Where a page goes on, its title has its number: `Costs (2)`. A year says what the page is of. */
const GOES_ON = /\s*[(（]\d{1,2}(?:\s*\/\s*\d{1,2})?[)）]$/;
/** What goes on has no number where it begins: this is the first of several that are counted, `Phase (1)`. */
const FIRST = /\s*[(（]0?1[)）]$/;

/** What some styles put in front of the names of sections. */
const SIGNS = /^[^\p{L}\p{N}]+/u;

/** What names are compared by. */
type Key = (words: string) => string;

/** Without the number of what goes on, where its name is not one of several that the pages count. */
function keyIn(flows: readonly PageFlow[]): Key {
  const plain = (words: string) => words.replace(SIGNS, '').toLocaleLowerCase();
  const counted = new Set(
    flows.flatMap(namesOf).flatMap((name) => (FIRST.test(name) ? [plain(name.replace(FIRST, ''))] : [])),
  );
  return (words) => {
    const name = plain(words.replace(GOES_ON, ''));
    return counted.has(name) ? plain(words) : name;
  };
}

function wordsOf(text: FlowText | undefined): string {
  return text ? plainText([text.lead, ...text.lines]) : '';
}

/** A heading of these words that looks like another. */
function runOf(words: string, like: FlowText | undefined): FlowText | undefined {
  const [run] = like?.lines.flat() ?? [];
  return run && { type: 'text', style: { is: 'heading', level: 1 }, lead: [], lines: [[{ ...run, text: words }]] };
}

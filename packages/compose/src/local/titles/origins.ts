import { formatOrigin, type Origin, parseOrigin } from '@pagewright/model/origin';
import type { PageBrief, Statement } from '@pagewright/model/outline';
import type { SourceBlock } from '@pagewright/model/source-document';
import { textsOf } from '../../from-blocks/texts-of.ts';
import { squeeze } from '../language/text.ts';
import type { Reading } from '../reading/prepare.ts';

/**
 * Pages whose titles name the places where their words stand. A title is chosen for all of a page and may be the heading
 * above its passages, the document's own or two of them together, where the page's content is of other blocks.
 */
export function withTitleOrigins(pages: readonly PageBrief[], readings: readonly Reading[]): PageBrief[] {
  const places = new Places(readings);
  const traced = <Page extends PageBrief>(page: Page): Page => ({
    ...page,
    title: places.traced(page.title),
    ...(page.subtitle ? { subtitle: places.traced(page.subtitle) } : {}),
  });
  return pages.map((page) => {
    const own = traced(page);
    return own.form === 'composite' ? { ...own, parts: own.parts.map(traced) } : own;
  });
}

/** What joins names to one title, and the number of ours that tells two of them apart. */
const JOINT = ' · ';
const NUMBER = / \(\d+\)$/;

/** Where words stand in the documents. */
class Places {
  readonly #readings: readonly Reading[];
  readonly #words = new Map<SourceBlock, string>();
  readonly #blocks = new Map<string, SourceBlock[]>();

  constructor(readings: readonly Reading[]) {
    this.#readings = readings;
    for (const { file, blocks } of readings) {
      for (const block of blocks) {
        const key = formatOrigin({ file, block: indexOf(block.origin) });
        this.#blocks.set(key, [...(this.#blocks.get(key) ?? []), block]);
      }
    }
  }

  traced(title: Statement): Statement {
    const anchor = title.origins[0];
    if (!anchor) return this.#titled(title);
    const parts = title.text.replace(NUMBER, '').split(JOINT).map(squeeze);
    const origins = parts.flatMap((part) => this.#stated(part, title.origins) ?? this.#nearest(part, anchor) ?? anchor);
    return { ...title, origins: [...new Set(origins)] };
  }

  /** Over content before the first heading the document's title names no place yet; a label of ours stays without one. */
  #titled(title: Statement): Statement {
    const words = squeeze(title.text.replace(NUMBER, ''));
    const origin = this.#readings.find((reading) => squeeze(reading.title) === words)?.titleOrigin;
    return origin ? { ...title, origins: [origin] } : title;
  }

  /** Of some origins the first whose block holds the words, with the places of tables that were joined to it. */
  #stated(words: string, origins: readonly Origin[]): readonly Origin[] | undefined {
    for (const origin of origins) {
      const parts = parseOrigin(origin);
      const blocks = this.#blocks.get(parts ? formatOrigin({ file: parts.file, block: parts.block }) : '') ?? [];
      const holder = blocks.find((block) => this.#wordsOf(block).includes(words));
      if (holder) return [origin, ...(holder.kind === 'table' ? (holder.further ?? []) : [])];
    }
    return undefined;
  }

  /** A heading first; the nearest before the anchor first; last the document's title, which need not stand in a block. */
  #nearest(words: string, anchor: Origin): Origin | undefined {
    const parts = parseOrigin(anchor);
    const reading = this.#readings.find(({ file }) => file === parts?.file);
    if (!reading || !parts) return undefined;
    const distance = ({ origin }: SourceBlock): number => {
      const away = parts.block - indexOf(origin);
      return away >= 0 ? away : reading.blocks.length - away;
    };
    const ordered = reading.blocks.toSorted((a, b) => distance(a) - distance(b));
    const holds = (block: SourceBlock): boolean => this.#wordsOf(block).includes(words);
    const heading = ordered.find((block) => block.kind === 'heading' && holds(block));
    if (heading) return heading.origin;
    if (squeeze(reading.title).includes(words)) return reading.titleOrigin;
    return ordered.find(holds)?.origin;
  }

  #wordsOf(block: SourceBlock): string {
    const known = this.#words.get(block);
    if (known !== undefined) return known;
    const words = squeeze(textsOf(block).join('\n'));
    this.#words.set(block, words);
    return words;
  }
}

function indexOf(origin: Origin): number {
  return parseOrigin(origin)?.block ?? 0;
}

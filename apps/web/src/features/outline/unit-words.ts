import { parseOrigin } from '@pagewright/model/origin';
import type { SimpleBrief } from '@pagewright/model/outline';
import {
  type CardSource,
  cardTitle,
  entriesOf,
  joined,
  type OutlineCard,
  type Unit,
  unitsOf,
} from '@pagewright/page/outline-cards';

/** What a unit is called that says more than a line. */
export type UnitMark = 'picture' | 'chart' | 'table' | 'diagram' | 'code';

/** A unit as a card shows it. */
export interface UnitLine {
  readonly mark: UnitMark | undefined;
  readonly text: string;
  /** What stands below it. */
  readonly below: readonly string[];
  /** Places in the sources; empty for words of a person. */
  readonly origins: readonly string[];
}

/** Most of a statement's text that a card shows. */
const MOST_BELOW = 6;

export function lineOf({ content }: Unit): UnitLine {
  if (content.is === 'part') return partLine(content.part);
  if (content.is !== 'exhibit') {
    const entries = entriesOf(content) ?? [];
    const [first] = entries;
    return {
      mark: undefined,
      text: entries.map(({ lead, text }) => joined(lead, text)).join(' · '),
      below: entries.flatMap(({ children = [] }) => children.map(({ text }) => text)).slice(0, MOST_BELOW),
      origins: first?.origins ?? [],
    };
  }
  const { exhibit } = content;
  const line = (mark: UnitMark, text: string, origins: readonly string[]) => ({ mark, text, below: [], origins });
  switch (exhibit.form) {
    case 'table': {
      const { caption, columns, origins } = exhibit.table;
      return line('table', caption || listed(columns.map(({ label }) => label)), origins);
    }
    case 'chart': {
      const { caption, categories, origins } = exhibit.chart;
      return line('chart', caption || listed(categories), origins);
    }
    case 'diagram': {
      const labels = exhibit.diagram.nodes.map(({ label }) => label);
      return line('diagram', listed(labels.map(({ text }) => text)), labels[0]?.origins ?? []);
    }
    case 'image':
      return line('picture', exhibit.image.caption?.text ?? '', exhibit.image.origins);
    case 'code':
      return line('code', exhibit.code.text.split('\n')[0] ?? '', exhibit.code.origins);
  }
}

function partLine(part: SimpleBrief): UnitLine {
  const inner = unitsOf(part).map(lineOf);
  const words = inner.map(({ text }) => text).filter((text) => text !== '');
  return {
    mark: inner.find(({ mark }) => mark)?.mark,
    text: words.length > 0 ? words.join(' · ') : part.title.text,
    below: inner.flatMap(({ below }) => below).slice(0, MOST_BELOW),
    origins: inner[0]?.origins ?? part.title.origins,
  };
}

function listed(words: readonly string[]): string {
  return words
    .filter((word) => word.trim() !== '')
    .slice(0, 5)
    .join(' · ');
}

/** Where a statement comes from, as people know it: the file, and the place in it where it has one. */
export function placeOf(origin: string | undefined): string {
  const parts = origin === undefined ? undefined : parseOrigin(origin);
  if (!parts) return '';
  return parts.place ? `${parts.file} · ${parts.place}` : `${parts.file} · ${parts.block + 1}`;
}

export function titleOf(source: CardSource, card: OutlineCard): string {
  return cardTitle(source, card).text;
}

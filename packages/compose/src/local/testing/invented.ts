import { formatOrigin, type Origin, parseOrigin } from '@pagewright/model/origin';
import type { ChartContent, Outline, Stat, Statement, TableContent, TimelineEvent } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import { textsOf } from '../../from-blocks/texts-of.ts';
import { squeeze } from '../language/text.ts';
import { OWN_LABELS } from '../lexicon/labels.ts';

/**
 * What an outline says that its documents do not, one line a fault. Everything that stands on a page either has origins
 * whose text holds its words and figures, or is one of our own labels. What a chart plots is reckoned from tables and may
 * be a sum: its names are looked at, its values are not.
 */
export function inventedIn(outline: Outline, documents: readonly SourceDocument[]): string[] {
  const texts = textsByPlace(documents);
  const faults: string[] = [];
  const check = (where: string, words: string | undefined, origins: readonly Origin[]): void => {
    if (!words) return;
    const plain = words.replace(NUMBER, '');
    if (OWN_LABELS.has(plain)) return;
    const source = origins.map((origin) => texts.get(placeOf(origin)) ?? '').join('\n');
    const unknown = wordsOf(plain).filter((word) => !source.includes(squeeze(word)));
    if (unknown.length > 0) faults.push(`${where}: “${words}” <${origins.join(', ')}>: ${unknown.join(', ')}`);
  };
  for (const page of outline.pages) {
    for (const { key, value } of saidIn(page)) {
      const where = `${page.id} ${page.form} ${key}`;
      if (isStatement(value)) check(where, value.text, value.origins);
      if (isStat(value)) {
        for (const words of [value.value, value.from, value.when, value.fromWhen]) {
          check(where, words, value.label.origins);
        }
      }
      if (isEvent(value)) check(where, value.date, value.text.origins);
      if (isChart(value)) {
        for (const name of [...value.categories, ...value.series.map((series) => series.name)]) {
          check(where, name, value.origins);
        }
      }
      if (isTable(value)) {
        const cells = [...value.columns.map(({ label }) => label), ...value.rows.flat(), ...value.notes];
        for (const cell of cells) check(where, cell, value.origins);
      }
    }
  }
  return faults;
}

/** The number that tells two like titles apart is ours. */
const NUMBER = / \(\d+\)$/;

/** Figures, and words; what no space divides counts as one. */
function wordsOf(text: string): string[] {
  return text.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? [];
}

function placeOf(origin: Origin): string {
  const parts = parseOrigin(origin);
  return parts ? formatOrigin({ file: parts.file, block: parts.block }) : origin;
}

/** The title that a file gives by its name or its properties has no other place than the start of the file. */
function textsByPlace(documents: readonly SourceDocument[]): ReadonlyMap<string, string> {
  return new Map(
    documents.flatMap(({ title, blocks }) =>
      blocks.map((block, index): [string, string] => [
        placeOf(block.origin),
        squeeze([index === 0 ? title : '', ...textsOf(block)].join('\n')),
      ]),
    ),
  );
}

/** Every object anywhere in a value, with the name that it has where it stands. */
function* saidIn(value: unknown, key = 'page'): Generator<{ key: string; value: object }> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* saidIn(entry, key);
  } else if (typeof value === 'object' && value !== null) {
    yield { key, value };
    for (const [name, own] of Object.entries(value)) yield* saidIn(own, name);
  }
}

function isStatement(value: object): value is Statement {
  return 'text' in value && 'origins' in value;
}

function isStat(value: object): value is Stat {
  return 'value' in value && 'label' in value;
}

function isEvent(value: object): value is TimelineEvent {
  return 'date' in value && 'text' in value;
}

function isChart(value: object): value is ChartContent {
  return 'shape' in value && 'series' in value;
}

function isTable(value: object): value is TableContent {
  return 'columns' in value && 'rows' in value;
}

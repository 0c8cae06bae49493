import type { FillPlace } from '@pagewright/model/filling';
import type { Language } from '@pagewright/model/languages';
import type { Statement } from '@pagewright/model/outline';
import type { TableCell } from '@pagewright/model/source-document';
import { statement } from '../atoms.ts';
import { squeeze } from '../language/text.ts';
import { bodyOf, headOf, type Row } from '../tables/grid.ts';
import { isTotalRow } from '../tables/table-content.ts';
import { isCounterHeader, isFigure } from '../tables/vocabulary.ts';
import { type FigureKind, figuresIn, isOfKind, likeExample, notedUnit } from './figure-kinds.ts';
import { LEAST } from './found.ts';
import { joined, type Query, type Words, wordsOf } from './query.ts';
import type { Said, Sources, Tabled } from './sources.ts';

/** Rows of a table that are searched for a figure. */
const MOST_ROWS = 2_000;

interface Candidate {
  readonly score: number;
  readonly statement: Statement;
}

/**
 * The one figure that answers a description: a cell, by the names of its row and column, or a figure of a sentence.
 * Where a sentence has several that fit alike, the sentence stands for itself; where cells do, none of them is meant.
 */
export function figureFor(place: FillPlace, kind: FigureKind, query: Query, sources: Sources): Statement | undefined {
  const cells = sources.tables.flatMap((tabled) => cellFor(tabled, place, kind, query) ?? []);
  const sentences = sources.said.flatMap((said) => sentenceFor(said, place, kind, query, sources.language) ?? []);
  const [best] = [...cells, ...sentences].toSorted((a, b) => b.score - a.score);
  return best?.statement;
}

function sentenceFor(
  said: Said,
  place: FillPlace,
  kind: FigureKind,
  query: Query,
  language: Language,
): Candidate | undefined {
  const score = query.coverage(said.words, said.context);
  if (score < LEAST) return undefined;
  const figures = figuresIn(said.statement.text, kind, language);
  if (figures.length === 0) return undefined;
  const figure = figures.length === 1 ? figures[0] : nearest(said.statement.text, kind, query, language);
  const text = figure === undefined ? said.statement.text : likeExample(figure, place.example, kind);
  return { score, statement: { ...said.statement, text } };
}

/** The figure of the part of a sentence that answers best; undefined where it is not one alone. */
function nearest(text: string, kind: FigureKind, query: Query, language: Language): string | undefined {
  const parts = text
    .split(/[，；、;:：]|,(?!\d{3})/u)
    .map((part) => ({ figures: figuresIn(part, kind, language), score: query.coverage(wordsOf(part)) }))
    .filter(({ figures }) => figures.length > 0);
  const best = Math.max(...parts.map(({ score }) => score));
  const figures = parts.filter(({ score }) => score === best).flatMap((part) => part.figures);
  return figures.length === 1 ? figures[0] : undefined;
}

interface Place {
  readonly score: number;
  readonly cell: TableCell;
  readonly row: Row;
  /** Whether the description holds the whole of the row's name. */
  readonly isNamed: boolean;
}

function cellFor(tabled: Tabled, place: FillPlace, kind: FigureKind, query: Query): Candidate | undefined {
  const { block } = tabled;
  if (query.coverage(tabled.words, tabled.context) < LEAST) return undefined;
  const { names, groups } = headOf(block);
  const around = joined(tabled.context, wordsOf([block.caption, block.sheet].filter(Boolean).join('\n')));
  const heads = names.map((name, column) => wordsOf(`${groups[column] ?? ''}\n${name}`));
  const found: Place[] = [];
  const noted = notedUnit(block);
  const asked = squeeze(place.description);
  for (const row of bodyOf(block).slice(0, MOST_ROWS)) {
    const labels = labelsOf(row);
    for (const [column, cell] of row.entries()) {
      if (!isOfKind(cell, kind, noted) || isCounterHeader(names[column] ?? '')) continue;
      const score = query.coverage(joined(labels[column] ?? NO_WORDS, heads[column] ?? NO_WORDS), around);
      const isNamed = asked.includes(labels[column]?.squeezed || NO_LABEL);
      if (score >= LEAST) found.push({ score, cell, row, isNamed });
    }
  }
  const meant = onlyOne(found);
  if (!meant) return undefined;
  const text = likeExample(withUnit(meant.cell, noted), place.example, kind);
  return { score: meant.score, statement: statement(text, block.origin, 1) };
}

/** In no description: rows without a name are not named by any. */
const NO_LABEL = ' ';
const NO_WORDS: Words = { stems: new Set(), squeezed: '' };

/** What names each cell of a row: the words before it, where two tables stand side by side those of its own half. */
function labelsOf(row: Row): Words[] {
  let own: string[] = [];
  let isAfterFigure = false;
  return row.map((cell) => {
    if (isFigure(cell)) isAfterFigure = true;
    else if (cell.text.trim()) {
      own = isAfterFigure ? [cell.text] : [...own, cell.text];
      isAfterFigure = false;
    }
    return wordsOf(own.join('\n'));
  });
}

/** The best place; among equals that of the row which the description names in full, or of the total. */
function onlyOne(found: readonly Place[]): Place | undefined {
  const best = Math.max(...found.map(({ score }) => score));
  const equals = found.filter(({ score }) => score === best);
  const ways = [equals, equals.filter(({ isNamed }) => isNamed), equals.filter(({ row }) => isTotalRow(row))];
  return ways.find((places) => places.length === 1)?.[0];
}

/** A cell's figure with its unit, which may stand in the head alone. */
function withUnit({ text, type, unit }: TableCell, noted: string | undefined): string {
  const own = text.trim();
  const named = unit ?? (type === 'number' || type === 'currency' ? noted : undefined);
  if (!named || own.includes(named) || named === '%') return own;
  return /^[$€£¥￥]$/.test(named) ? `${named}${own}` : `${own} ${named}`;
}

import type { FillPlace } from '@pagewright/model/filling';
import type { Language } from '@pagewright/model/languages';
import type { Statement } from '@pagewright/model/outline';
import type { TableCell } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';
import { statement } from '../material/atoms.ts';
import { bodyOf, headOf, type Row } from '../tables/grid.ts';
import { isTotalRow } from '../tables/table-content.ts';
import { isCounterHeader, isFigure } from '../tables/vocabulary.ts';
import { type FigureKind, figuresIn, isOfKind, likeExample, notedUnit } from './figure-kinds.ts';
import { isFigureOf, isLabelOf } from './figure-subject.ts';
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
 * The one figure that answers a description: a cell, by the names of its row and column, or a figure of a sentence that is
 * told of just that. Where several differ, none of them is meant.
 */
export function figureFor(place: FillPlace, kind: FigureKind, query: Query, sources: Sources): Statement | undefined {
  // Of dates the plainest name is the usual one.
  if (query.isWeak && kind !== 'date') return undefined;
  const cells = sources.tables.flatMap((tabled) => cellFor(tabled, place, kind, query) ?? []);
  const sentences = sources.said.flatMap((said) => sentenceFor(said, place, kind, query, sources.language));
  const [best, ...others] = [...cells, ...sentences].toSorted((a, b) => b.score - a.score);
  const isOne = others.every(({ statement: { text } }) => squeeze(text) === squeeze(best?.statement.text ?? ''));
  return isOne ? best?.statement : undefined;
}

function sentenceFor(
  said: Said,
  place: FillPlace,
  kind: FigureKind,
  query: Query,
  language: Language,
): readonly Candidate[] {
  const score = query.coverage(said.words, said.context);
  if (score === 0) return [];
  const { text } = said.statement;
  return figuresIn(text, kind, language)
    .filter((figure) => isFigureOf(text, figure, query, said.heading, language))
    .map((figure) => ({
      score,
      statement: { ...said.statement, text: likeExample(figure.text, place.example, kind) },
    }));
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
  const said = [tabled.heading, block.caption, block.sheet].filter(Boolean).join('\n');
  const around = joined(tabled.context, wordsOf([block.caption, block.sheet].filter(Boolean).join('\n')));
  const heads = names.map((name, column) => wordsOf(`${groups[column] ?? ''}\n${name}`));
  const found: Place[] = [];
  const noted = notedUnit(block);
  const asked = squeeze(place.description);
  for (const row of bodyOf(block).slice(0, MOST_ROWS)) {
    const texts = labelsOf(row);
    const labels = texts.map(wordsOf);
    for (const [column, cell] of row.entries()) {
      if (!isOfKind(cell, kind, noted) || isCounterHeader(names[column] ?? '')) continue;
      const score = query.coverage(joined(labels[column] ?? NO_WORDS, heads[column] ?? NO_WORDS), around);
      const isNamed = asked.includes(labels[column]?.squeezed || NO_LABEL);
      const label = `${texts[column] ?? ''} ${groups[column] ?? ''} ${names[column] ?? ''}`;
      if (score >= LEAST && isLabelOf(label, ':', `${label} ${said}`, query)) found.push({ score, cell, row, isNamed });
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
function labelsOf(row: Row): string[] {
  let own: string[] = [];
  let isAfterFigure = false;
  return row.map((cell) => {
    if (isFigure(cell)) isAfterFigure = true;
    else if (cell.text.trim()) {
      own = isAfterFigure ? [cell.text] : [...own, cell.text];
      isAfterFigure = false;
    }
    return own.join('\n');
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

import type { Item, Stat } from '@pagewright/model/outline';
import { readingLoad, visualLength } from '../language/text.ts';
import { isCalledSo, isLatinNameBeside } from './actors.ts';
import { LONGEST_LABEL, labelledChanges } from './change-labels.ts';
import { changesOf } from './changes.ts';
import { isDeadline } from './deadlines.ts';
import { figureClausesOf, hasOwnLabel } from './figure-clauses.ts';
import { statOf, statOfSeveral } from './figures.ts';
import { areHeld } from './held-figures.ts';
import { type Lead, leadOf } from './leads.ts';
import { isMovedBehind } from './moved-asides.ts';
import { isAsked, setsCasesApart } from './no-figures.ts';
import type { Relation } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { namedFigure, tellingFigure, terseFigure } from './telling-figures.ts';

/** Changes and key figures of a sentence as figures; what says nothing in figures stays said. */
export function figuresOf(source: SourceText): Relation[] {
  if (isAsked(source.text) || setsCasesApart(source)) return [wholeSaid(source)];
  const changes = changesOf(source);
  const clauses = withWholeChanges(withNamedClauses(figureClausesOf(source), source), changes, source);
  const relations: Relation[] = [];
  let rest: SourceText[] = [];
  const flush = (): void => {
    const [first] = rest;
    const last = rest.at(-1);
    if (first && last)
      relations.push(
        said(
          source,
          rest.map(({ text }) => text),
        ),
      );
    rest = [];
  };
  for (const clause of clauses) {
    const own = figureOfClause(clause, source, changes);
    if (own.length === 0) {
      if (hasOwnLabel(clause)) flush();
      rest.push(clause);
    } else {
      flush();
      relations.push(...own);
    }
  }
  flush();
  return relations.some(({ kind }) => kind === 'figure') ? relations : [wholeSaid(source)];
}

/** `£1,250, food extra`: a figure alone in its clause goes with the next one, which says what it is. */
function withNamedClauses(clauses: readonly SourceText[], source: SourceText): SourceText[] {
  const named: SourceText[] = [];
  let open: number | undefined;
  let from = 0;
  for (const clause of clauses) {
    // The same figure may stand in several clauses.
    const start = source.text.indexOf(clause.text, from);
    if (start < 0) return [...clauses];
    from = start + clause.text.length;
    const own = open === undefined ? clause : stretchOf(source, open, from);
    if (/\p{L}/u.test(own.words)) {
      named.push(own);
      open = undefined;
    } else open ??= start;
  }
  return open === undefined ? named : [...named, stretchOf(source, open, from)];
}

/** `31%，上月28%`: clauses that a change goes over are one. */
function withWholeChanges(
  clauses: readonly SourceText[],
  changes: readonly { readonly start: number; readonly end: number }[],
  source: SourceText,
): SourceText[] {
  const bounds: { start: number; end: number }[] = [];
  let from = 0;
  for (const { text } of clauses) {
    const start = source.text.indexOf(text, from);
    from = start + text.length;
    const last = bounds.at(-1);
    if (last && changes.some((change) => change.start < last.end && change.end > start)) last.end = from;
    else bounds.push({ start, end: from });
  }
  return bounds.map(({ start, end }) => stretchOf(source, start, end));
}

export function wholeSaid(source: SourceText): Relation {
  return { kind: 'said', item: itemOf(source) };
}

function said(source: SourceText, texts: readonly string[]): Relation {
  const [first = ''] = texts;
  const last = texts.at(-1) ?? first;
  const start = source.text.indexOf(first);
  const end = source.text.indexOf(last, start) + last.length;
  return { kind: 'said', item: itemOf(stretchOf(source, start, end)) };
}

/** `音响前一天装好——阿杰`, `Ask the school – Priya`: behind a task a dash leads to whose it is, and names nothing. */
function namesWho({ lead, rest, mark }: Lead): boolean {
  if (mark !== 'dash') return false;
  if (/\p{sc=Han}/u.test(rest)) return isCalledSo(rest) && !isCalledSo(lead);
  return isLatinNameBeside(rest, lead);
}

/** Longest deadline behind a dash, in comparable units. */
const LONGEST_DUE = 24;

/** A statement as an entry, its lead in front where it has one. */
export function itemOf(source: SourceText): Item {
  const trimmed = trimmedPhrase(source.text) || source.text;
  // `But the lift is broken.`: a sentence keeps its first word, with its capital.
  const text = /^\p{Lu}/u.test(source.text) && !source.text.startsWith(trimmed) ? source.text : trimmed;
  const closed = /[。.!！?？:：”」』)）]$/u.test(source.text) && source.text.startsWith(text) ? source.text : text;
  const lead = leadOf({ ...source, text: closed });
  const own = told(source, closed);
  // `I'll draft the plan — by Nov 27`: what has to be done by then is not named by it.
  const isDue = lead?.mark === 'dash' && isDeadline(lead.rest) && visualLength(lead.rest) <= LONGEST_DUE;
  return lead && lead.rest !== '' && !isDue && !namesWho(lead) ? { ...own, text: lead.rest, lead: lead.lead } : own;
}

/** The changes of a clause, else its most telling figure with what it measures. */
function figureOfClause(clause: SourceText, source: SourceText, changes: ReturnType<typeof changesOf>): Relation[] {
  const start = source.text.indexOf(clause.text);
  const own = changes.filter((change) => {
    const at = clause.text.indexOf(change.stat.value);
    return at >= 0 && change.end > start && change.end <= start + clause.text.length;
  });
  if (own.length > 0) return labelledChanges(clause, source, own).map((stat): Relation => ({ kind: 'figure', stat }));
  const several = statOfSeveral(clause);
  if (several) return [{ kind: 'figure', stat: several }];
  const best = areHeld(clause) ? undefined : (tellingFigure(clause) ?? terseFigure(clause) ?? namedFigure(clause));
  if (!best || readingLoad(clause.text) > LONGEST_LABEL) return [];
  return [{ kind: 'figure', stat: statOf(clause, best) }];
}

/** `是否把比例由15%提到18%`: what is asked has not changed, and is told whole. */
const WHETHER = /^(?:是否|能否|可否|要不要|whether|faut-il|should)(?![\p{Script=Latin}])/iu;

/** A statement with its most telling figure, where it is short and has one. */
export function figureOf(source: SourceText): Stat | undefined {
  const [change] = changesOf(source);
  const label = told(source, trimmedPhrase(source.text) || source.text);
  if (readingLoad(source.text) > LONGEST_LABEL) return undefined;
  // `Adult £12 (was £10)`: where a change is all that an entry says, its name is enough.
  const isAll = change?.start === 0 && !/\p{L}/u.test(source.text.slice(change.end)) && !WHETHER.test(source.text);
  if (change) return isAll ? change.stat : { ...change.stat, label };
  const best = tellingFigure(source);
  if (!best) return undefined;
  // `Net revenue retention 128%`: with a name in front of its only figure, an entry need not say the figure twice.
  const isMoved = source.quantities[0] === best && isMovedBehind(source, best);
  const named = source.quantities.length === 1 || isMoved ? statOf(source, best) : undefined;
  const name = isMoved ? named?.label.text.replace(/[(（].*$/u, '') : named?.label.text;
  return named && !/[,，、;；]/u.test(name ?? '') ? named : { value: best.text, label };
}

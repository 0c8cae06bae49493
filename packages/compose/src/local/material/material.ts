import type { Language } from '@pagewright/model/languages';
import type { Origin } from '@pagewright/model/origin';
import type { Statement } from '@pagewright/model/outline';
import { isDrawnListing, type SourceDocument } from '@pagewright/model/source-document';
import { isSelfContained, isSpeech, splitClauses, splitSentences } from '../language/sentences.ts';
import { squeeze } from '../language/text.ts';
import { applyWishes, headingsNamed } from '../prompt/apply.ts';
import { speaksOf, type Wishes } from '../prompt/wishes.ts';
import { type Passage, passagesOf } from '../reading/passages.ts';
import { prepare, type Reading } from '../reading/prepare.ts';
import { type Atom, atomsOf, statementOf, textOf } from './atoms.ts';
import { atomsOfGroup, type Group, type GroupPart, naturalGroups } from './groups.ts';
import { Centrality } from './rank.ts';

/** A section of the documents with the groups that belong to it. */
export interface Section {
  readonly name: string;
  readonly origin: Origin | undefined;
  readonly groups: readonly Group[];
}

/** The documents, read and weighed: what the ways of composing choose from. */
export interface Material {
  readonly readings: readonly Reading[];
  readonly title: string;
  readonly titleOrigin: Origin | undefined;
  readonly language: Language;
  readonly centrality: Centrality;
  readonly wishes: Wishes;
  readonly groups: readonly Group[];
  readonly favour: (part: GroupPart) => number;
  /** A story: its pages show passages of it, not points. */
  readonly isNarrative: boolean;
}

/** @param keepAll every word of the documents is wanted, addresses and notes too */
export function materialOf(documents: readonly SourceDocument[], wishes: Wishes, keepAll: boolean): Material {
  const readings = documents.map((document) => prepare(document, keepAll));
  const [main] = readings;
  const language = languageOf(readings);
  const all = passagesOf(readings, keepAll);
  const centrality = new Centrality(textsOf(all), language);
  const passages = applyWishes(all, wishes);
  const parts = withoutBoilerplate(
    passages.map((passage) => ({ passage, atoms: atomsOf(passage, centrality, keepAll) })),
  );
  const favour = favourOf(parts, wishes);
  return {
    readings,
    title: main?.title ?? '',
    titleOrigin: main?.titleOrigin,
    language,
    centrality,
    wishes,
    groups: parts.flatMap(({ passage, atoms }) => naturalGroups(passage, atoms, favour)),
    favour,
    isNarrative: isStory(parts),
  };
}

/** A sentence that stands in a document so often says nothing of the place where it stands. */
const BOILERPLATE = 3;

/** Sentences that come back again and again count little. */
function withoutBoilerplate(parts: readonly GroupPart[]): GroupPart[] {
  // Under one heading again it is a copy of a passage.
  const places = new Map<string, Set<string>>();
  for (const { passage, atoms } of parts) {
    const place = [...passage.path, passage.heading].join('\n');
    for (const atom of atoms) {
      if (atom.kind !== 'sentence') continue;
      const text = textOf(atom);
      places.set(text, (places.get(text) ?? new Set()).add(place));
    }
  }
  return parts.map(({ passage, atoms }) => ({
    passage,
    atoms: atoms.map((atom) => {
      if (atom.kind !== 'sentence' || (places.get(textOf(atom))?.size ?? 0) < BOILERPLATE) return atom;
      const rank = atom.rank * 0.3;
      return { ...atom, rank, statement: { ...atom.statement, rank } };
    }),
  }));
}

/** The texts that sentences are made of, as atoms will ask for them. */
function textsOf(passages: readonly Passage[]): string[] {
  return passages.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block) => {
      if (block.kind === 'paragraph' || block.kind === 'quote') return splitSentences(block.text).flatMap(splitClauses);
      return block.kind === 'list' ? block.items.map(({ text }) => text) : [];
    }),
  ]);
}

function languageOf(readings: readonly Reading[]): Language {
  const weights = new Map<Language, number>();
  for (const { language, blocks } of readings) weights.set(language, (weights.get(language) ?? 0) + blocks.length);
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'en-US';
}

const LEAST_OF_A_STORY = 120;
const SPEECH_IN_A_STORY = 0.12;

/** Long running text, much of it speech, hardly a list or a table. */
function isStory(parts: readonly GroupPart[]): boolean {
  const atoms = parts.flatMap((part) => part.atoms);
  const sentences = atoms.filter(({ kind }) => kind === 'sentence');
  if (sentences.length < LEAST_OF_A_STORY || sentences.length < atoms.length * 0.93) return false;
  const speech = sentences.filter((atom) => isSpeech(textOf(atom))).length;
  return speech > sentences.length * SPEECH_IN_A_STORY;
}

/** What the prompt stresses counts more, and what it does not speak of less. Notes are made on what was found. */
function favourOf(parts: readonly GroupPart[], wishes: Wishes): (part: GroupPart) => number {
  const named = headingsNamed(
    parts.map(({ passage }) => passage),
    wishes,
  );
  const topics = wishes.focus;
  for (const topic of named.filter(
    (heading) => !topics.some((own) => speaksOf(own, heading) || speaksOf(heading, own)),
  )) {
    wishes.followed.push({ code: 'prompt-section-found', params: { topic } });
  }
  const texts = new Map(parts.map((part) => [part.passage, textOfPart(part)]));
  for (const topic of topics) {
    const found = [...texts.values()].some((text) => speaksOf(text, topic));
    if (found) wishes.followed.push({ code: 'prompt-topic-found', params: { topic } });
    else wishes.notFollowed.push({ code: 'prompt-topic-missing', params: { topic } });
  }
  noteCharts(parts, wishes);
  const stressed = new Map<Passage, number>();
  if (topics.length + named.length > 0) {
    for (const { passage } of parts) {
      const headings = [passage.heading, passage.section, ...passage.path];
      const isNamed = [...named, ...topics].some((topic) => headings.some((text) => text && speaksOf(text, topic)));
      const isSpoken = topics.some((topic) => speaksOf(texts.get(passage) ?? '', topic));
      stressed.set(passage, isNamed ? 5 : isSpoken ? 3 : 0.6);
    }
  }
  const opening = openingOf(parts);
  return (part) =>
    (stressed.get(part.passage) ?? 1) * (opening.get(part.passage) ?? 1) * favourOfAtoms(part.atoms, wishes);
}

/** What long documents say first tells most of them: how much more it counts, and within which share of a document. */
const OPENING = { more: 1, share: 0.08, fewest: 5 } as const;

function openingOf(parts: readonly GroupPart[]): ReadonlyMap<Passage, number> {
  const bodies = parts.map(({ passage }) => passage).filter(({ standing }) => standing === 'body');
  const byDocument = Map.groupBy(bodies, ({ document }) => document);
  const weights = new Map<Passage, number>();
  for (const passages of byDocument.values()) {
    if (passages.length < OPENING.fewest) continue;
    for (const [index, passage] of passages.entries()) {
      weights.set(passage, 1 + OPENING.more * Math.exp(-index / passages.length / OPENING.share));
    }
  }
  return weights;
}

function favourOfAtoms(atoms: readonly Atom[], { moreCharts, audience }: Wishes): number {
  const has = (kind: Atom['kind']): boolean => atoms.some((atom) => atom.kind === kind);
  if (has('table')) return moreCharts ? 2.5 : audience === 'leaders' ? 1.6 : 1;
  if (atoms.some((atom) => atom.kind === 'code' && !isDrawnListing(atom.block)))
    return audience === 'makers' ? 1.8 : audience === 'leaders' ? 0.4 : 1;
  return 1;
}

function noteCharts(parts: readonly GroupPart[], { moreCharts, followed, notFollowed }: Wishes): void {
  if (!moreCharts) return;
  const possible = parts.some(({ atoms }) => atoms.some(({ kind }) => kind === 'table'));
  (possible ? followed : notFollowed).push({
    code: possible ? 'prompt-more-charts' : 'prompt-no-charts-possible',
    params: {},
  });
}

function textOfPart({ passage, atoms }: GroupPart): string {
  return [passage.heading, passage.section, ...passage.path, ...atoms.map(textOf)].join('\n');
}

/**
 * The sections of groups in their order, each with the groups that begin in it: none where it shares a page with a section
 * before. Groups before the first section belong to none.
 */
export function sectionsOf(groups: readonly Group[]): Section[] {
  const sections = new Map<string, { origin: Origin | undefined; groups: Group[] }>();
  for (const group of groups) {
    for (const [index, { passage }] of group.parts.entries()) {
      if (!passage.section || passage.standing === 'back-matter') continue;
      const known = sections.get(passage.section) ?? { origin: passage.sectionOrigin, groups: [] };
      if (index === 0) known.groups.push(group);
      sections.set(passage.section, known);
    }
  }
  return [...sections].map(([name, own]) => ({ name, ...own }));
}

/** The highest ranked statements of some groups that can stand alone, at most one of each passage, in reading order. */
export function bestStatements(groups: readonly Group[], count: number, favour: Material['favour']): Statement[] {
  const candidates = groups
    .flatMap(({ parts }) => parts)
    .flatMap((part, index) => {
      if (part.passage.standing !== 'body') return [];
      const [top] = part.atoms
        .filter((atom) => (atom.kind === 'sentence' || atom.kind === 'item') && isSelfContained(textOf(atom)))
        .toSorted((a, b) => b.rank - a.rank);
      return top ? [{ index, own: statementOf(top), rank: top.rank * Math.min(2, favour(part)) }] : [];
    });
  const seen = new Set<string>();
  return candidates
    .toSorted((a, b) => b.rank - a.rank || a.index - b.index)
    .filter(({ own }) => {
      const key = squeeze(own.text);
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ own }) => own);
}

/** Every statement that can stand on a page of its own, best first. */
export function standingStatements(groups: readonly Group[]): { statement: Statement; group: number }[] {
  const all = groups.flatMap((group, index) =>
    atomsOfGroup(group)
      .filter((atom) => atom.kind === 'sentence' || atom.kind === 'item')
      .map((atom) => ({ statement: statementOf(atom), group: index })),
  );
  const whole = all.filter(({ statement }) => isSelfContained(statement.text));
  return (whole.length >= 3 ? whole : all).toSorted((a, b) => b.statement.rank - a.statement.rank || a.group - b.group);
}

import type { Language } from '@pagewright/model/languages';
import { formatOrigin, type Origin } from '@pagewright/model/origin';
import type { Outline, PageBrief, Statement } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import { atomsOf, originOf, rankOf, statement, textOf } from './atoms.ts';
import { statementOf } from './briefs.ts';
import { atomsOfGroup, type Group, naturalGroups, weightOfGroup } from './groups.ts';
import { type Passage, passagesOf } from './passages.ts';
import { speaksOf, type Wishes } from './prompt.ts';
import { Centrality } from './rank.ts';
import { isSpeech, splitSentences, squeeze, startsDangling, visualLength } from './text.ts';

/** A section of the documents with how much it says. */
export interface Section {
  readonly name: string;
  readonly origin: Origin | undefined;
  readonly weight: number;
}

/** The documents, read and weighed: what the ways of composing choose from. */
export class Material {
  readonly title: string;
  readonly titleOrigin: Origin | undefined;
  readonly language: Language;
  readonly centrality: Centrality;
  readonly wishes: Wishes;
  readonly groups: readonly Group[];
  readonly #documents: readonly SourceDocument[];

  constructor(documents: readonly SourceDocument[], wishes: Wishes) {
    const [main] = documents;
    this.#documents = documents;
    this.wishes = wishes;
    this.title = main?.title ?? '';
    this.titleOrigin = main ? titleOrigin(main) : undefined;
    this.language = languageOf(documents);
    const passages = passagesOf(documents);
    this.centrality = new Centrality(sampleTexts(passages), this.language);
    this.groups = this.#ordered(
      this.#kept(passages).flatMap((passage) => naturalGroups(passage, atomsOf(passage, this.centrality))),
    );
  }

  /** How strongly the prompt favours a group: 1 where it says nothing. */
  readonly favour = (group: Group): number => {
    const visual = atomsOfGroup(group).some(({ kind }) => kind === 'table');
    const charts = this.wishes.moreCharts && visual ? 2.5 : 1;
    if (this.wishes.focus.length === 0) return charts;
    const text = [
      ...group.parts.flatMap(({ passage }) => [passage.heading, passage.section]),
      ...atomsOfGroup(group).map(textOf),
    ].join('\n');
    return charts * (this.wishes.focus.some((topic) => speaksOf(text, topic)) ? 4 : 0.6);
  };

  /** The sections of the given groups in their order. */
  sections(groups: readonly Group[]): Section[] {
    const sections = new Map<string, { origin: Origin | undefined; weight: number }>();
    for (const { passage, atoms } of groups.flatMap(({ parts }) => parts)) {
      if (!passage.section) continue;
      const known = sections.get(passage.section) ?? { origin: passage.origin, weight: 0 };
      sections.set(passage.section, {
        ...known,
        weight: known.weight + weightOfGroup({ parts: [{ passage, atoms }] }),
      });
    }
    return [...sections].map(([name, own]) => ({ name, ...own }));
  }

  /** The highest ranked statements of some groups, at most one of each, in reading order. */
  best(groups: readonly Group[], count: number): Statement[] {
    const candidates = groups.flatMap((group, index) => {
      const sentences = atomsOfGroup(group).filter(
        (atom) => (atom.kind === 'sentence' || atom.kind === 'item') && isSelfContained(textOf(atom)),
      );
      const ranked = sentences.toSorted((a, b) => rankOf(b) - rankOf(a)).slice(0, Math.ceil(count / groups.length));
      return ranked.map((top) => ({
        index,
        own: statementOf(top),
        rank: rankOf(top) * Math.min(2, this.favour(group)),
      }));
    });
    const seen = new Set<string>();
    return candidates
      .toSorted((a, b) => b.rank - a.rank)
      .filter(({ own }) => !seen.has(squeeze(own.text)) && seen.add(squeeze(own.text)))
      .slice(0, count)
      .sort((a, b) => a.index - b.index)
      .map(({ own }) => own);
  }

  /** A line under the title in the document's own words, and short lines about who and when. */
  cover(): { subtitle: Statement | undefined; meta: Statement[] } {
    const [main] = this.#documents;
    const blocks = main ? openingBlocks(main) : [];
    const lines = blocks.flatMap((block) =>
      block.kind === 'paragraph' || block.kind === 'heading' ? [statement(block.text, block.origin, 0.8)] : [],
    );
    const isTitle = ({ text }: Statement): boolean =>
      squeeze(text) === squeeze(this.title) || squeeze(this.title).includes(squeeze(text));
    const meta = lines
      .filter(({ text }) => visualLength(text) >= 6 && visualLength(text) <= 60 && META.test(text))
      .slice(0, 3);
    const short = lines.find(
      (own) =>
        !isTitle(own) &&
        !meta.includes(own) &&
        visualLength(own.text) >= 8 &&
        visualLength(own.text) <= 110 &&
        !/https?:|@|[:：]$/.test(own.text),
    );
    const others = this.#documents
      .slice(1)
      .map(({ title, file }) => statement(title, formatOrigin({ file, block: 0 }), 0.6));
    return { subtitle: short, meta: [...meta, ...others.slice(0, 3)] };
  }

  /** The groups without the lines that the cover says already. */
  withoutCover(): readonly Group[] {
    const { subtitle, meta } = this.cover();
    const said = new Set([subtitle, ...meta].flatMap((own) => (own ? [squeeze(own.text)] : [])));
    const isSaid = (text: string): boolean =>
      said.has(squeeze(text)) || [...said].some((line) => line.includes(squeeze(text)) && text.length > 6);
    const left = this.groups
      .map(({ parts }) => ({
        parts: parts
          .map((part) =>
            part.passage.heading
              ? part
              : {
                  ...part,
                  atoms: part.atoms.filter((atom) => atom.kind !== 'sentence' || !isSaid(atom.statement.text)),
                },
          )
          .filter(({ atoms }) => atoms.length > 0),
      }))
      .filter(({ parts }) => parts.length > 0);
    return left.length > 0 ? left : this.groups;
  }

  /** Sections and passages of which no page says anything. */
  unused(pages: readonly PageBrief[]): Outline['unused'] {
    const shown = new Set(originsIn(pages));
    const left = new Map<string, { statements: number; origins: Origin[] }>();
    for (const group of this.groups) {
      for (const { passage, atoms } of group.parts) {
        const missing = atoms.filter((atom) => !shown.has(originOf(atom) ?? ''));
        if (missing.length < atoms.length || atoms.length === 0) continue;
        const title = passage.heading || passage.section || this.title;
        const known = left.get(title) ?? { statements: 0, origins: [] };
        known.statements += missing.length;
        const first = missing.map(originOf).find((origin) => origin !== undefined);
        if (first && known.origins.length < 5) known.origins.push(first);
        left.set(title, known);
      }
    }
    return [...left].map(([title, own]) => ({ title, ...own }));
  }

  /** Passages without those that the prompt wants left out. */
  #kept(passages: readonly Passage[]): Passage[] {
    let kept = [...passages];
    for (const topic of this.wishes.skip) {
      const rest = kept.filter(
        ({ heading, section, path }) => ![heading, section, ...path].some((text) => text && speaksOf(text, topic)),
      );
      const found = rest.length < kept.length && rest.length > 0;
      if (found) kept = rest;
      (found ? this.wishes.followed : this.wishes.notFollowed).push({
        code: found ? 'prompt-section-found' : 'prompt-topic-missing',
        params: { topic },
      });
    }
    return kept;
  }

  /** Groups with what the prompt wants first in front, and notes on the topics that it stresses. */
  #ordered(groups: Group[]): Group[] {
    const textOfGroup = (group: Group): string =>
      [
        ...group.parts.flatMap(({ passage }) => [passage.heading, passage.section]),
        ...atomsOfGroup(group).map(textOf),
      ].join('\n');
    for (const topic of this.wishes.focus) {
      const found = groups.some((group) => speaksOf(textOfGroup(group), topic));
      (found ? this.wishes.followed : this.wishes.notFollowed).push({
        code: found ? 'prompt-topic-found' : 'prompt-topic-missing',
        params: { topic },
      });
    }
    if (this.wishes.moreCharts) {
      const possible = groups.some((group) => atomsOfGroup(group).some(({ kind }) => kind === 'table'));
      (possible ? this.wishes.followed : this.wishes.notFollowed).push({
        code: possible ? 'prompt-more-charts' : 'prompt-no-charts-possible',
        params: {},
      });
    }
    const { first } = this.wishes;
    if (!first) return groups;
    const leading = groups.filter((group) =>
      group.parts.some(({ passage }) =>
        [passage.heading, passage.section].some((text) => text && speaksOf(text, first)),
      ),
    );
    (leading.length > 0 ? this.wishes.followed : this.wishes.notFollowed).push({
      code: leading.length > 0 ? 'prompt-order' : 'prompt-topic-missing',
      params: { topic: first },
    });
    return [...leading, ...groups.filter((group) => !leading.includes(group))];
  }
}

const META =
  /(author|prepared by|version|date|by\s+\p{Lu}|作者|编制|编写|日期|版本|部门|单位[:：]|公司$|\d{4}年\d{1,2}月|作成|日時|auteur|rédig|université|institute?|department|\b(19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}\b)/iu;

/** What stands before the first section: the title and lines under it. A heading that something stands under is a section. */
function openingBlocks({ blocks, title }: SourceDocument): SourceDocument['blocks'] {
  const start = blocks.slice(0, 14);
  const section = start.findIndex((block, index) => {
    const next = start[index + 1];
    return (
      block.kind === 'heading' &&
      squeeze(block.text) !== squeeze(title) &&
      next !== undefined &&
      next.kind !== 'heading'
    );
  });
  return section < 0 ? start : start.slice(0, section);
}

function isSelfContained(text: string): boolean {
  const length = visualLength(text);
  return (
    length >= 24 &&
    length <= 190 &&
    !startsDangling(text) &&
    !isSpeech(text) &&
    !/[:：?？]$/.test(text) &&
    !/https?:/.test(text)
  );
}

/** The words that centrality is reckoned from: a long document is represented by sentences spread over it. */
function sampleTexts(passages: readonly Passage[]): string[] {
  const texts = passages.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block) => {
      if (block.kind === 'paragraph' || block.kind === 'quote') return splitSentences(block.text);
      return block.kind === 'list' ? block.items.map(({ text }) => text) : [];
    }),
  ]);
  const step = Math.max(1, Math.ceil(texts.length / 3000));
  return texts.filter((_, index) => index % step === 0);
}

function languageOf(documents: readonly SourceDocument[]): Language {
  const weights = new Map<Language, number>();
  for (const { language, blocks } of documents) weights.set(language, (weights.get(language) ?? 0) + blocks.length);
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'en-US';
}

function titleOrigin(document: SourceDocument): Origin | undefined {
  const heading = document.blocks.find(
    (block) => block.kind === 'heading' && squeeze(block.text) === squeeze(document.title),
  );
  return heading?.origin ?? document.blocks[0]?.origin;
}

/** Every origin that stands anywhere in some briefs. */
function originsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(originsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, own]) =>
    key === 'origins' && Array.isArray(own) ? (own as string[]) : originsIn(own),
  );
}

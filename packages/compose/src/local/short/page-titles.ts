import type { Language } from '@pagewright/model/languages';
import type { Item, Statement } from '@pagewright/model/outline';
import type { Draft } from '../forms/draft.ts';
import { endsAsSentence, isBalanced, splitSentences, startsDangling } from '../language/sentences.ts';
import { capitalised, isTitleLength, isWide, squeeze, visualLength } from '../language/text.ts';
import { LABELS } from '../lexicon/labels.ts';
import { label } from '../material/atoms.ts';
import type { Group } from '../material/groups.ts';
import type { Material } from '../material/material.ts';
import { trimmedPhrase } from '../relations/source-text.ts';
import { entryTitles } from '../titles/entries.ts';
import { underParent } from '../titles/headings.ts';
import { shortenedTitle } from '../titles/length.ts';
import {
  anyStatements,
  broaderStatements,
  firstThings,
  goesOn,
  isWholePhrase,
  openingClauses,
  withoutOpeningWord,
} from '../titles/statements.ts';
import { tidiedTitle } from '../titles/tidied.ts';
import { Titles } from '../titles/titles.ts';
import { isCompared, namesIn, says, sentencesOf, withoutSaid, withSubtitle } from './draft-words.ts';
import { FEWEST_NAMED, figureNames, labelOver, namesFigure } from './figure-names.ts';

/** Fewest entries that stay under a statement which stands over them; of one paragraph with it, one will do. */
const FEWEST_BELOW = 2;
/** Shortest statement that is a title, in comparable units. */
const SHORTEST = 22;

/** Shortest name of a part of a page, in comparable units. */
const SHORTEST_NAME = 4;
/** Signs of a word in Chinese and Japanese. */
const WORD = 2;
/** Shortest clause that is a title where nothing else is left, in comparable units. */
const SHORTEST_CLAUSE = 12;

/** Longest sentence beside figures that stands over them, in comparable units. */
const LONGEST_BESIDE = 48;

/** The title of a page, and the name that it numbers where another page has that. */
export interface Titled {
  readonly title: Statement;
  readonly numbers?: Statement | undefined;
}

interface TitledDraft extends Titled {
  readonly draft: Draft;
}

/** An address names nothing. */
const ADDRESS = /https?:\/\/|www\./u;

/** Titles of pages in their order: what leads to a page, the heading above it, what it says, else what it is. */
const LABELLED = /^\p{L}[^:：]{1,23}[:：]\s?\S/u;

export class PageTitles {
  readonly #used = new Set<string>();
  /** The headings above the words that lead to pages. */
  readonly #above = new Map<string, string>();
  readonly #labels: (typeof LABELS)[Language];

  readonly #document: string;
  /** Names exhibits by their captions and heads. */
  readonly #exhibits: Titles;

  constructor(material: Material) {
    this.#labels = LABELS[material.language];
    this.#exhibits = new Titles(material);
    this.#document = material.title;
    this.#take(material.title);
  }

  ofGroup(group: Group): Titled {
    const { statement: title, numbers } = this.#exhibits.of(group);
    this.#used.add(squeeze(title.text));
    return { title, numbers };
  }

  /**
   * A draft with the statement taken off that stands over it; words that lead to it and are not its title stand under that.
   * @param above the heading above its heading
   */
  of(draft: Draft, heading: Statement | undefined, above: string | undefined): TitledDraft {
    const named = this.#titleOf(draft, heading, above);
    const { head } = draft;
    const names =
      draft.brief.form === 'two-column'
        ? namesIn(draft.brief)
            .map(({ text }) => text)
            .join(' · ')
        : '';
    const isTold =
      !head || head.text === names || says(named.title, head) || (heading !== undefined && says(heading, head));
    return isTold ? named : { ...named, draft: withSubtitle(named.draft, head) };
  }

  #titleOf(draft: Draft, heading: Statement | undefined, above: string | undefined): TitledDraft {
    const { head } = draft;
    for (const named of [head, heading]) {
      // A heading stands under what it needs already.
      const isHeading = named === heading || (named && squeeze(named.text) === squeeze(heading?.text ?? ''));
      // `优点`, `谁在来`: of Chinese and Japanese two signs are a word, and lead to their list by themselves.
      const isWord = named !== undefined && isWide(named.text) && named.text.trim().length >= WORD;
      const candidate =
        named && !isHeading && !isWord ? underParent(named, heading ? [heading.text] : [], this.#document) : named;
      const leadsOn = !isHeading && named !== undefined && goesOn(named.text);
      const own = candidate && !leadsOn && this.#named(candidate, isHeading ? undefined : (heading?.text ?? above));
      if (own) return { title: own, draft };
    }
    const ofColumns = this.#firstColumns(draft);
    if (ofColumns) return { title: ofColumns, draft };
    const own = this.#statementOver(draft) ?? this.#onlyLead(draft) ?? this.#onlyHead(draft);
    if (own) return own;
    const kind = this.#labelOf(draft);
    const ofNames = kind === this.#labels.overview ? (this.#sidesNamed(draft) ?? this.#leadsNamed(draft)) : undefined;
    if (ofNames) return { title: ofNames, draft };
    // Under a heading that a page before has, an overview says nothing: what the page says does.
    const isFurther = kind === this.#labels.overview && heading !== undefined;
    return (isFurther ? undefined : this.#freeOf(kind, draft, heading)) ?? this.#saidOf(kind, draft, heading);
  }

  /** What a page is, or one of its names that no page before has. */
  #freeOf(kind: string, draft: Draft, heading: Statement | undefined): TitledDraft | undefined {
    const free = [kind, heading?.text, draft.head?.text].find(
      (text) => text !== undefined && isTitleLength(text) && !this.#used.has(squeeze(text)),
    );
    if (free === undefined) return undefined;
    this.#take(free);
    return { title: heading && free === heading.text ? heading : label(free), draft };
  }

  /** What a page says of its own; at last a name with a number. */
  #saidOf(kind: string, draft: Draft, heading: Statement | undefined): TitledDraft {
    const named =
      this.#figuresNamed(draft) ?? this.#figureSaid(draft) ?? this.#entryNamed(draft) ?? this.#clauseSaid(draft);
    const said = named ?? this.#sentenceSaid(draft);
    if (said) return { title: said, draft: withoutSaid(draft, said) };
    const title = this.#headSaid(draft) ?? this.#partNamed(draft, heading);
    if (title) return { title, draft };
    return { ...this.#numbered(heading ?? draft.head ?? label(kind)), draft };
  }

  /** A name as it is; where a page under another heading has it, behind the one above it: `Sphinx · Advantages`. */
  #named(own: Statement, above: string | undefined): Statement | undefined {
    const before = this.#above.get(squeeze(own.text));
    const isOfOther = above !== undefined && before !== undefined && before !== squeeze(above);
    const text = isOfOther ? `${above} · ${own.text}` : own.text;
    if (!isTitleLength(text) || !this.#take(text)) return undefined;
    if (above !== undefined) this.#above.set(squeeze(own.text), squeeze(above));
    return { ...own, text: capitalised(tidiedTitle(withoutOpeningWord(trimmedPhrase(text) || text))), rank: 1 };
  }

  /** `Proposal: …` alone on its page stands under its name. */
  #onlyLead(draft: Draft): TitledDraft | undefined {
    const { brief } = draft;
    const [item, other] = brief.form === 'bullets' ? brief.items : [];
    if (brief.form !== 'bullets' || !item?.lead || other || item.children?.length) return undefined;
    const title = this.#firstOf([{ text: capitalised(tidiedTitle(item.lead)), origins: item.origins, rank: 1 }]);
    const { lead: _, ...rest } = item;
    return (
      title && { title, draft: { ...draft, brief: { ...brief, items: [{ ...rest, text: capitalised(rest.text) }] } } }
    );
  }

  /** `Mind: …` with its entries below it, alone on its page, stands over them. */
  #onlyHead(draft: Draft): TitledDraft | undefined {
    const { brief, head } = draft;
    const [item, other] = brief.form === 'bullets' ? brief.items : [];
    if (brief.form !== 'bullets' || head || !item?.children?.length || other || item.lead) return undefined;
    const title = this.#firstOf([{ text: capitalised(tidiedTitle(item.text)), origins: item.origins, rank: 1 }]);
    return title && { title, draft: { ...draft, brief: { ...brief, items: item.children } } };
  }

  /** Where the names of all columns are too long for a title, those of the first two, else the first. */
  #firstColumns({ brief }: Draft): Statement | undefined {
    // Beside a column without a name the name of the other is not that of the page.
    if (brief.form !== 'two-column' || brief.columns.some(({ heading }) => !heading)) return undefined;
    const names = brief.columns.flatMap(({ heading }) => heading ?? []);
    return this.#firstOf(
      [names.slice(0, 2), names.slice(0, 1)].map((some) => ({
        text: some.map(({ text }) => text).join(' · '),
        origins: some.flatMap(({ origins }) => origins),
        rank: 1,
      })),
    );
  }

  #take(text: string): boolean {
    const key = squeeze(text);
    if (key === '' || this.#used.has(key)) return false;
    this.#used.add(key);
    this.#exhibits.take(text);
    return true;
  }

  /** A short statement of the page stands over the others. */
  #statementOver(draft: Draft): TitledDraft | undefined {
    const { brief } = draft;
    if (draft.isList || brief.form !== 'bullets' || brief.items.length < 2) return undefined;
    const isOfOne = new Set(brief.items.flatMap(({ origins }) => origins)).size === 1;
    if (!isOfOne && brief.items.length <= FEWEST_BELOW) return undefined;
    const at = brief.items
      .slice(0, 1)
      .findIndex(
        ({ text, lead, children }) =>
          !lead &&
          !children?.length &&
          isTitleLength(text) &&
          visualLength(text) >= SHORTEST &&
          !startsDangling(text) &&
          isBalanced(text) &&
          !this.#used.has(squeeze(text)),
      );
    const item = brief.items[at];
    // `Quiet: after 22:30` beside `Guests: …`: what has a name as the others stands over none of them.
    if (!item || (LABELLED.test(item.text) && brief.items.some(({ lead }) => lead))) return undefined;
    this.#take(item.text);
    const text = item.text.replace(/[。.]$/u, '');
    return {
      title: { text, origins: item.origins, rank: 1 },
      draft: { ...draft, brief: { ...brief, items: brief.items.filter((own) => own !== item) } },
    };
  }

  /** Of several pages of figures, what those of one are called, or are of. */
  #figuresNamed(draft: Draft): Statement | undefined {
    return this.#firstOf([...figureNames(draft), ...labelOver(draft)]);
  }

  /** Of several pages of figures, what the first whole statement of one says. */
  #figureSaid({ brief, head }: Draft): Statement | undefined {
    if (brief.form !== 'stats' || head) return undefined;
    const said = brief.stats.find(
      ({ value, label: own }) =>
        own.text.includes(value) &&
        splitSentences(own.text).length === 1 &&
        !namesFigure(own.text) &&
        // `…, in three instalments of £95`: the rest of a sentence stands over nothing.
        !/^\p{Ll}/u.test(own.text) &&
        isTitleLength(own.text) &&
        visualLength(own.text) >= SHORTEST &&
        !startsDangling(own.text) &&
        isBalanced(own.text) &&
        !this.#used.has(squeeze(own.text)),
    );
    if (!said) return undefined;
    this.#take(said.label.text);
    return { ...said.label, text: capitalised(said.label.text.replace(/[。.]$/u, '')), rank: 1 };
  }

  /** What the sides of a comparison are called says more than that it is an overview. */
  #sidesNamed({ brief }: Draft): Statement | undefined {
    if (brief.form !== 'comparison') return undefined;
    const names = namesIn(brief);
    return this.#firstOf([
      {
        text: names.map(({ text }) => capitalised(tidiedTitle(text))).join(' · '),
        origins: [...new Set(names.flatMap(({ origins }) => origins))],
        rank: 1,
      },
    ]);
  }

  /** What the first entries are named in front says more, too: `着装：…`, `Goal: …`. */
  #leadsNamed({ brief, head }: Draft): Statement | undefined {
    if (brief.form !== 'bullets' || head) return undefined;
    const leads = brief.items.flatMap(({ lead, text, children, origins }) => {
      const name = lead ?? (children?.length ? text : undefined);
      return name ? [{ text: name, lead: name, origins }] : [];
    });
    const areAll = leads.length === brief.items.length && leads.length >= FEWEST_NAMED;
    return areAll ? this.#firstOf([...entryTitles(leads)].slice(0, 1)) : undefined;
  }

  /** Under a heading that another page has, what its entries are called. */
  #entryNamed({ brief, head }: Draft): Statement | undefined {
    if (head) return undefined;
    return this.#firstOf(entryTitles(namesIn(brief)));
  }

  /** What a sentence of the page says, or says first. */
  #sentenceSaid({ brief, half, head }: Draft): Statement | undefined {
    const items = brief.form === 'bullets' ? brief.items : half?.items;
    if (!items || head) return undefined;
    const all = items.flatMap((own) => (own.lead ? [] : sentencesOf(own)));
    // Beside figures a sentence over the page is a short one that says a figure or a day of its own.
    const sentences = half ? all.filter(({ text }) => visualLength(text) <= LONGEST_BESIDE && /\d/u.test(text)) : all;
    return this.#firstOf([...anyStatements(sentences), ...firstThings(sentences), ...broaderStatements(sentences)]);
  }

  /** What long words that lead to the page, or its sentences, say first. */
  #headSaid({ brief, head }: Draft): Statement | undefined {
    const sentences = brief.form === 'bullets' ? brief.items.flatMap((own) => (own.lead ? [] : sentencesOf(own))) : [];
    const led = head ? [{ ...head, text: head.text.replace(/\s*[:：]$/u, '') }] : [];
    return this.#firstOf([
      ...anyStatements(led),
      ...firstThings(led),
      ...broaderStatements(led),
      ...openingClauses([...led, ...sentences]),
    ]);
  }

  /** The heading that another page has with what the page has first under it. */
  #partNamed({ brief, head }: Draft, heading: Statement | undefined): Statement | undefined {
    if (!heading) return undefined;
    const named: readonly Item[] = [...(head ? [head] : []), ...namesIn(brief)];
    const names = named.map((own) => ({ ...own, text: tidiedTitle(own.lead ?? own.text) }));
    return this.#firstOf(
      names
        .filter(({ text }) => visualLength(text) >= SHORTEST_NAME && !endsAsSentence(text) && isBalanced(text))
        .slice(0, 1)
        .map(({ text, origins }) => ({
          text: `${heading.text} · ${text}`,
          origins: [...heading.origins, ...origins],
          rank: 1,
        })),
    );
  }

  #firstOf(titles: Iterable<Statement>): Statement | undefined {
    for (const { text, origins } of titles) {
      if (isTitleLength(text) && !goesOn(text) && !ADDRESS.test(text) && this.#take(text))
        return { text, origins, rank: 1 };
    }
    return undefined;
  }

  /** Of figures that nothing leads to, what the first clause of one says. */
  #clauseSaid({ brief, head }: Draft): Statement | undefined {
    if (brief.form !== 'stats' || head) return undefined;
    for (const { label: own, value } of brief.stats) {
      // `The region can pay`, of `40 %`: what stood in front of a figure says nothing without it.
      if (!own.text.includes(value) || /^\p{Ll}/u.test(own.text)) continue;
      const clause =
        /^(?:[^,，;；。.:：!！?？]|(?<=\d)[,.:](?=\d)){2,}(?!(?<=\d)[,.:]\d)(?=[,，;；。.:：]|$)/u
          .exec(own.text)?.[0]
          .trim() ?? '';
      const isName = visualLength(clause) >= SHORTEST_CLAUSE && isTitleLength(clause) && isBalanced(clause);
      // A whole sentence leans on nothing; what a comma ends may.
      const isWhole = /^[。.!！?？]?$/u.test(own.text.slice(clause.length)) || isWholePhrase(clause);
      if (isName && isWhole && !startsDangling(clause) && this.#take(clause))
        return { ...own, text: capitalised(clause), rank: 1 };
    }
    return undefined;
  }

  #labelOf({ brief }: Draft): string {
    if (brief.form === 'stats') return this.#labels.keyFigures;
    if (brief.form === 'timeline') return this.#labels.timeline;
    if (brief.form === 'actions') return this.#labels.actions;
    if (brief.form === 'process') return this.#labels.steps;
    if (brief.form === 'chart' && brief.chart.shape === 'doughnut') return this.#labels.breakdown;
    if (brief.form === 'chart' || brief.form === 'table')
      return isCompared(brief) ? this.#labels.comparison : this.#labels.glance;
    if (brief.form === 'pairs' && brief.kind === 'question-answer') return this.#labels.questions;
    return this.#labels.overview;
  }

  /** A name with a number; as it is where it was only too long for the pages before. */
  #numbered(base: Statement): Titled {
    const short = shortenedTitle(base.text);
    if (this.#take(short)) return { title: { ...base, text: short } };
    let number = 2;
    while (!this.#take(`${base.text} ${number}`)) number += 1;
    return { title: { ...base, text: `${base.text} (${number})` }, numbers: base };
  }
}

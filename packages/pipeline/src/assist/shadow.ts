import { behaviourOf } from '@pagewright/components/behaviours';
import type { Page } from '@pagewright/components/models';
import type { DocumentLook } from '@pagewright/design/document-look';
import { type RedesignedPage, redesign } from '@pagewright/design/redesign';
import type { AssistNote, AssistNoteCode } from '@pagewright/model/assist-notes';
import type { DocumentStyle } from '@pagewright/model/document-style';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import type { Asset } from '@pagewright/model/source-document';
import { withPersonsContent } from '@pagewright/page/brief-content';
import { withBroughtIn } from '@pagewright/page/brought-in';
import { changesBetween } from '@pagewright/page/change-set';
import { asideId, changesAside, type KeptChanges, withoutAside } from '@pagewright/page/kept-changes';
import { shownOn } from '@pagewright/page/shown';
import { parsePage } from '@pagewright/page/source-text';
import { newWords, standsOn } from '@pagewright/page/told-words';
import type { Arranged, AssistPage, AssistRequest, Proposal, ProposedPage } from './assistant.ts';

/** A document of which a copy is worked on; the pages themselves stay as they are. */
export class Shadow {
  readonly #before: readonly AssistPage[];
  readonly #language: Outline['language'];
  readonly #byObject = new Set<number>();
  readonly #generated = new Set<number>();
  readonly #made = new Map<number, { readonly isGenerated: boolean; readonly from: number | undefined }>();
  readonly #together: (readonly number[])[] = [];
  readonly #notes: AssistNote[] = [];
  readonly #assets: Record<string, Asset> = {};
  outline: Outline | undefined;
  pages: readonly AssistPage[];
  look: DocumentLook;

  constructor({ pages, outline, look }: AssistRequest) {
    this.#before = pages;
    this.pages = pages;
    this.outline = outline;
    this.look = look;
    this.#language = outline?.language ?? languageOf(pages[0]) ?? 'en-US';
  }

  /** @returns undefined where it is no page of the document any more */
  page(id: number): AssistPage | undefined {
    return this.pages.find((page) => page.id === id);
  }

  indexOf(id: number): number {
    return this.pages.findIndex((page) => page.id === id);
  }

  /** Of what a page says. */
  languageOf(page: AssistPage): Outline['language'] {
    return languageOf(page) ?? this.#language;
  }

  shown(page: AssistPage): Page {
    return parsePage(page.styledText || page.generatedText);
  }

  /** What a page says, as the person left it; undefined for pages that were made by hand. */
  briefOf(page: AssistPage): PageBrief | undefined {
    const { brief: own, entries = [] } = page.kept?.brought ?? {};
    const brief = own ?? this.outline?.pages[page.briefIndex ?? -1];
    if (!brief) return undefined;
    const whole = withBroughtIn(brief, entries);
    const changes = changesBetween(parsePage(page.generatedText), this.shown(page));
    return withPersonsContent(whole, changes.parts, true);
  }

  /**
   * How the page would be if it said that, with all that the person did to it.
   * @param sameBrief whether its fields are those of the brief that it has
   */
  saying(page: AssistPage, brief: PageBrief, { sameBrief = false } = {}): AssistPage | undefined {
    const { brought: _brought, ...kept } = page.kept ?? {};
    const told: KeptChanges = { ...kept, brought: { brief, entries: [] } };
    return this.#designed({ ...page, sameBrief, kept: told });
  }

  /** A page that does not exist yet, with a brief of its own. */
  newPage(brief: PageBrief, after: number, from: AssistPage | undefined, isGenerated: boolean): AssistPage | undefined {
    const id = -1 - this.#made.size;
    const style = from?.style ? { style: from.style } : {};
    const page: AssistPage = {
      id,
      briefIndex: undefined,
      sameBrief: true,
      generatedText: '',
      styledText: '',
      kept: { brought: { brief, entries: [] } },
      ...style,
    };
    const made = this.#designed(page, after + 2);
    if (made) this.#made.set(id, { isGenerated, from: from?.id });
    return made;
  }

  /** Pages that were made elsewhere and are none of the document's yet. */
  addMade(made: RedesignedPage, from: number | undefined): AssistPage {
    const id = -1 - this.#made.size;
    this.#made.set(id, { isGenerated: false, from });
    return { id, briefIndex: undefined, sameBrief: true, ...textsOf(made) };
  }

  /** The page once more, which is none of the document's yet: it can be designed anew as that can. */
  copyOf(page: AssistPage): AssistPage {
    const id = -1 - this.#made.size;
    this.#made.set(id, { isGenerated: false, from: page.id });
    const { brief: own, entries = [] } = page.kept?.brought ?? {};
    const brief = own ?? this.outline?.pages[page.briefIndex ?? -1];
    const kept = brief ? { ...page.kept, brought: { brief, entries } } : page.kept;
    return { ...page, id, briefIndex: undefined, kept };
  }

  #designed(page: AssistPage, pageNumber = this.indexOf(page.id) + 1): AssistPage | undefined {
    if (!this.outline) return undefined;
    const [made] = redesign({
      outline: this.outline,
      from: this.look,
      to: this.look,
      pages: [{ ...page, pageNumber }],
    });
    return made && { ...page, sameBrief: true, ...textsOf(made) };
  }

  put(page: AssistPage, { byObject = false, isGenerated = false } = {}): void {
    if (isGenerated) this.#generated.add(page.id);
    if (byObject && !this.#isChanged(page.id)) this.#byObject.add(page.id);
    if (!byObject) this.#byObject.delete(page.id);
    this.pages = this.pages.map((own) => (own.id === page.id ? page : own));
  }

  insert(after: number, pages: readonly AssistPage[]): void {
    this.pages = [...this.pages.slice(0, after + 1), ...pages, ...this.pages.slice(after + 1)];
  }

  remove(id: number): void {
    this.pages = this.pages.filter((page) => page.id !== id);
  }

  addAsset(key: string, asset: Asset): void {
    this.#assets[key] = asset;
    if (this.outline) this.outline = { ...this.outline, assets: { ...this.outline.assets, [key]: asset } };
  }

  /** Pages that say something between them: one without the others would lose or repeat it. */
  keepTogether(ids: readonly number[]): void {
    this.#together.push(ids);
  }

  note(code: AssistNoteCode, ids: readonly number[], count?: number): void {
    const pages = ids.flatMap((id) => {
      const index = this.#before.findIndex((page) => page.id === id);
      return index < 0 ? [] : index + 1;
    });
    this.#notes.push({ code, pages, ...(count === undefined ? {} : { count }) });
  }

  #isChanged(id: number): boolean {
    const page = this.page(id);
    const before = this.#before.find((own) => own.id === id);
    return page !== before && !this.#byObject.has(id);
  }

  proposal(rest: readonly string[]): Proposal {
    this.#tidyAside();
    const order = this.pages.map(({ id }) => id);
    const unmoved = this.#before.flatMap(({ id }) => (order.includes(id) ? id : []));
    const isMoved = unmoved.some((id, index) => id !== order.filter((own) => own > 0)[index]);
    const hasNew = order.some((id) => id < 0);
    return {
      pages: withPartners(this.#proposedPages(), this.#together),
      ...(isMoved || hasNew ? { order } : {}),
      look: {},
      assets: this.#assets,
      notes: [...this.#notes, ...this.#leftOver()],
      rest,
    };
  }

  #proposedPages(): ProposedPage[] {
    const there = new Map(this.pages.map((page) => [page.id, page]));
    const before = new Map(this.#before.map((page) => [page.id, page]));
    const old = this.#before.flatMap((page): ProposedPage[] => {
      const { id } = page;
      const now = there.get(id);
      if (!now) return [{ is: 'gone', id }];
      if (now === page || isSamePage(page, now)) return [];
      const { generatedText, styledText, kept } = now;
      const style = ownStyle(now);
      const byObject = this.#byObject.has(id);
      const paid = this.#generated.has(id) ? { isGenerated: true } : {};
      const arranged = arrangedBetween(page, now);
      const beside = { ...paid, ...(arranged ? { arranged } : {}) };
      return [{ is: 'changed', id, generatedText, styledText, kept, style, byObject, ...beside }];
    });
    const made = this.pages.flatMap((page): ProposedPage[] => {
      if (before.has(page.id)) return [];
      const { id, generatedText, styledText, kept } = page;
      const { isGenerated = false, from } = this.#made.get(id) ?? {};
      return [{ is: 'new', id, generatedText, styledText, kept, isGenerated, ...(from === undefined ? {} : { from }) }];
    });
    return [...old, ...made];
  }

  /** What a person had changed and what stands on another page now needs no place on its own. */
  #tidyAside(): void {
    const others = this.pages.filter((page) => page !== this.#before.find(({ id }) => id === page.id));
    const shown = new Map(others.map((page) => [page.id, this.shown(page)]));
    for (const page of others) {
      for (const change of (page.kept && changesAside(page.kept)?.parts) ?? []) {
        const words = newWords(change);
        const isElsewhere =
          words.length > 0 && words.every((own) => [...shown.values()].some((other) => standsOn(other, own)));
        const current = this.page(page.id);
        if (!isElsewhere || !current?.kept) continue;
        const kept = withoutAside(current.kept, asideId(change));
        this.pages = this.pages.map((own) => (own.id === page.id ? { ...own, kept } : own));
      }
    }
  }

  /** Words that stood on pages and stand on none of those that take their place, and changes that find no place. */
  #leftOver(): AssistNote[] {
    const touched = this.#before.filter((page) => this.page(page.id) !== page);
    const after = this.pages.filter((page) => !this.#before.includes(page)).map((page) => this.shown(page));
    const wasShort = this.#notes.some(
      ({ code }) =>
        code === 'shorter' ||
        code === 'by-model' ||
        code === 'remove' ||
        code === 'script' ||
        code === 'title' ||
        code === 'units' ||
        code === 'refresh' ||
        code === 'again' ||
        code === 'again-block',
    );
    const gone = touched.flatMap((page) =>
      shownOn(withoutCharts(this.shown(page))).filter(({ pieces }) =>
        pieces.some((piece) => piece.trim().length > 1 && !after.some((own) => standsOn(own, piece))),
      ),
    );
    const aside = this.pages.filter((page) => {
      const before = this.#before.find(({ id }) => id === page.id);
      return page.kept?.aside && !before?.kept?.aside;
    });
    const numbers = (pages: readonly AssistPage[]): number[] =>
      pages.flatMap(({ id }) => this.#before.findIndex((own) => own.id === id) + 1).filter((number) => number > 0);
    return [
      ...(gone.length > 0 && !wasShort
        ? [{ code: 'left-over' as const, pages: numbers(touched), count: gone.length }]
        : []),
      ...(aside.length > 0 ? [{ code: 'set-aside' as const, pages: numbers(aside) }] : []),
    ];
  }
}

/** Each page with those that it goes together with, over groups that share a page. */
function withPartners(pages: readonly ProposedPage[], groups: readonly (readonly number[])[]): ProposedPage[] {
  const proposed = new Set(pages.map(({ id }) => id));
  return pages.map((page) => {
    const all = new Set([page.id]);
    for (let size = 0; size < all.size; ) {
      size = all.size;
      for (const group of groups) if (group.some((id) => all.has(id))) for (const id of group) all.add(id);
    }
    const partners = [...all].filter((id) => id !== page.id && proposed.has(id));
    return partners.length > 0 ? { ...page, with: partners } : page;
  });
}

/** Figures of a chart stand elsewhere as the source writes them. */
function withoutCharts(page: Page): Page {
  return { ...page, components: page.components.filter((component) => behaviourOf(component).form !== 'chart') };
}

function textsOf({ generatedText, styledText, kept }: RedesignedPage) {
  return { generatedText, styledText, kept };
}

function ownStyle({ style }: AssistPage): DocumentStyle | null {
  return style?.to ?? null;
}

function isSamePage(one: AssistPage, other: AssistPage): boolean {
  return (
    (one.styledText || one.generatedText) === (other.styledText || other.generatedText) &&
    one.generatedText === other.generatedText &&
    JSON.stringify(ownStyle(one)) === JSON.stringify(ownStyle(other)) &&
    arrangedBetween(one, other) === undefined
  );
}

function arrangedBetween(before: AssistPage, after: AssistPage): Arranged | undefined {
  const { hidden = false, section = '' } = before;
  const now = { hidden: after.hidden ?? false, section: after.section ?? '' };
  const arranged: Arranged = {
    ...(hidden === now.hidden ? {} : { hidden: { from: hidden, to: now.hidden } }),
    ...(section === now.section ? {} : { section: { from: section, to: now.section } }),
  };
  return Object.keys(arranged).length > 0 ? arranged : undefined;
}

function languageOf(page: AssistPage | undefined): Outline['language'] | undefined {
  try {
    return page && parsePage(page.styledText || page.generatedText).language;
  } catch {
    return undefined;
  }
}

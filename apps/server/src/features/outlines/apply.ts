import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import type { applyOutline } from '@pagewright/contract/outlines';
import { GENERATION_STATUS } from '@pagewright/contract/projects';
import type { StoredPage } from '@pagewright/design/redesign';
import { PagewrightError } from '@pagewright/model/errors';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import { cardFault, editedOutline, type OutlineCards } from '@pagewright/page/outline-cards';
import { titledAsDesigned } from '@pagewright/page/titled-as-designed';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/database.ts';
import { lookOf, storedPage } from '../generation/stored-pages.ts';
import { projectPages } from '../pages/service.ts';
import { ownProject, type ProjectRow } from '../projects/policy.ts';
import { sourceOf, statementsOf, withPictures } from './arranged-outline.ts';
import { cardsNow } from './cards-now.ts';
import { type DocumentOutline, designedBrief, documentOutline } from './document-outline.ts';
import { saveArranged, type Wanted } from './save-arranged.ts';
import { cardsRow } from './waiting.ts';

interface ApplierParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly maker: PageMaker;
}

/** Makes documents what the cards of their outlines say. */
export class OutlineApplier {
  readonly #parts: ApplierParts;

  constructor(parts: ApplierParts) {
    this.#parts = parts;
  }

  /**
   * Only pages whose briefs are others are designed anew, with what the person made of them; nothing is composed, and it
   * costs nothing. Where the new design has no place for something of theirs, nothing is changed before they have
   * accepted that it is set aside.
   * @throws PagewrightError `request/not-found`, `generation/running`, `request/conflict` where the cards or a page were
   * changed meanwhile, `project/full`
   */
  async apply(userId: number, body: BodyOf<typeof applyOutline>): Promise<DataOf<typeof applyOutline>> {
    const { db } = this.#parts;
    const { projectId, version, accept } = body;
    const project = await ownProject(db, userId, projectId);
    if (project.status === GENERATION_STATUS.generating) throw new PagewrightError('generation/running');
    const document = await documentOutline(db, projectId);
    const row = await cardsRow(db, projectId, 'document');
    if ((row?.version ?? 0) !== version) throw new PagewrightError('request/conflict', { version: row?.version ?? 0 });
    const brought = row?.brought ?? [];
    const cards = cardsNow(document, row?.arrangement);
    const fault = cardFault(sourceOf(document.outline, brought), cards);
    if (fault) throw new PagewrightError('request/invalid', { field: 'cards' }, { detail: fault });
    const outline = withPictures(editedOutline(document.outline, cards, statementsOf(brought)), brought);
    const wanted = await this.#design(project, document, outline, cards);
    const unplaced = wanted.flatMap(({ row: page, made }) =>
      (made?.unplaced ?? []).map((one) => ({ ...one, pageId: page?.id ?? 0, pageNumber: page?.pageNumber ?? 0 })),
    );
    const isApplied = accept || unplaced.length === 0;
    if (isApplied) await saveArranged(this.#parts, { userId, project, document, outline, wanted, version });
    const now = await projectPages(db, projectId);
    return {
      isApplied,
      unplaced,
      pages: now.map(({ id, pageNumber, styledText, version: own }) => ({ id, pageNumber, styledText, version: own })),
    };
  }

  async #design(
    { settings }: ProjectRow,
    { rows, from, outline: before, own }: DocumentOutline,
    outline: Outline,
    cards: OutlineCards,
  ): Promise<Wanted[]> {
    const byId = new Map(rows.map((row) => [`${row.id}`, row]));
    const composed = new Map(before.pages.map((brief) => [brief.id, brief]));
    const pagesOf = outline.pages.map((brief, index) => {
      const row = byId.get(cards[index]?.id ?? '');
      const was = row && composed.get(brief.id);
      const isNew = !own.has(brief.id) && JSON.stringify(was) !== JSON.stringify(brief);
      return { row, brief, was, index, isNew };
    });
    const look = lookOf(settings);
    const changed = pagesOf.filter(({ isNew }) => isNew);
    const made = await this.#parts.maker.redesign({
      outline,
      from: look,
      to: look,
      pages: changed.map(({ row, brief, was, index }) => ({
        ...(row ? renamed(sayingAsArranged(storedPage(row, from)), was, brief) : NEW_PAGE),
        briefIndex: index,
        sameBrief: isSameContent(was, brief),
        pageNumber: index + 1,
      })),
    });
    const madeOf = new Map(changed.map(({ index }, place) => [index, made[place]]));
    return pagesOf.map(({ row, brief, index, isNew }) => ({
      row,
      // A page that stays as it is goes on having the brief that it was designed from.
      brief: isNew || !row ? brief : designedBrief(from, row),
      made: madeOf.get(index),
    }));
  }
}

const NEW_PAGE = { generatedText: '', styledText: '', kept: undefined } as const;

/** What the person had made of the page's content is in its card. */
function sayingAsArranged(page: StoredPage): StoredPage {
  const { brought, ...kept } = page.kept ?? {};
  if (!brought?.brief) return page;
  const { entries } = brought;
  return { ...page, kept: entries.length > 0 ? { ...kept, brought: { entries } } : kept };
}

/** A title that is given on the card holds, whatever was written over it on the page. */
function renamed(page: StoredPage, was: PageBrief | undefined, now: PageBrief) {
  if (!was || was.title.text === now.title.text) return page;
  return { ...page, styledText: titledAsDesigned(page.generatedText, page.styledText) };
}

/** Whether all fields of a brief but those around it are where they were. */
function isSameContent(was: PageBrief | undefined, now: PageBrief): boolean {
  if (!was) return true;
  const bare = ({ title: _title, section: _section, subtitle: _subtitle, ...rest }: PageBrief) =>
    JSON.stringify({ ...rest, number: 0 });
  return bare(was) === bare(now);
}

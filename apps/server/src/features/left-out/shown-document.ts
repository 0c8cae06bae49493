import { promptOf } from '@pagewright/compose/templates';
import type { Outline } from '@pagewright/model/outline';
import { withCurrentOrigins } from '@pagewright/pipeline/current-origins';
import type { StoredSources } from '@pagewright/pipeline/page-maker';
import type { StoredDocument } from '@pagewright/pipeline/stored-document';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Queryable } from '../../platform/database.ts';
import { storedContents } from '../documents/contents.ts';
import { type OlderSources, olderSources } from '../documents/older-sources.ts';
import { pageSources } from '../generation/page-sources.ts';
import { outlinesOf } from '../generation/stored-outline.ts';
import { storedPage } from '../generation/stored-pages.ts';
import { lastRequest } from '../generation/typed-text.ts';
import { deletedPagesOf } from '../pages/deleted-pages.ts';
import type { PageRow } from '../pages/policy.ts';
import { projectPages } from '../pages/service.ts';

/** What a project's pages are made from, and the pages as they are. */
export interface ShownDocument {
  readonly rows: readonly PageRow[];
  readonly sources: StoredSources;
  /** Its origins lead to the newest versions of the files, where these say the same. */
  readonly stored: StoredDocument;
  readonly older: OlderSources;
  /** Version of the newest outline; undefined where nothing was generated. */
  readonly outlineVersion: number | undefined;
}

export async function shownDocument(db: Queryable, blobs: BlobStore, projectId: number): Promise<ShownDocument> {
  const rows = await projectPages(db, projectId);
  const from = await pageSources(db, projectId, rows);
  const { text = '', prompt = '', settings } = (await lastRequest(db, projectId)) ?? {};
  const newest = [...(await outlinesOf(db, projectId))].at(-1);
  const [outlineVersion, outline] = newest ?? [];
  const deleted = outlineVersion === undefined ? [] : await deletedPagesOf(db, projectId, outlineVersion);
  const older = await olderSources(db, projectId);
  return {
    rows,
    older,
    sources: { contents: await storedContents(db, blobs, projectId), text },
    stored: withCurrentOrigins(
      {
        outline: from?.outline ?? withoutPages(outline),
        pages: rows.map((row) => storedPage(row, from)),
        deleted: deleted.map(({ generatedText }) => generatedText),
        prompt: outline ? promptOf(prompt, settings?.template, outline.language) : prompt,
      },
      older.successors,
    ),
    outlineVersion,
  };
}

/** Where all pages that were made from it are gone, what is made now still looks like them. */
function withoutPages(outline: Outline | undefined): Outline | undefined {
  return outline && { ...outline, pages: [] };
}

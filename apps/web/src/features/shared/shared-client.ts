import {
  downloadShared,
  getSharedDocument,
  getSharedImage,
  getSharedPicture,
  listSharedPages,
} from '@pagewright/contract/sharing';
import { type ApiClient, createClient } from '../../app/api/client.ts';
import { downloadName, saveFile } from '../../app/api/download.ts';
import { onlyPage, type TemplatePage } from '../dynamic-pages/template.ts';
import { EXPORT_TIMEOUT, exportName } from '../exports/download-export.ts';
import type { PictureSource } from '../pages/picture-shelf.ts';

/** A page with the key by which the link's comments name it. */
export type SharedContentsPage = TemplatePage & { readonly key: string; readonly isUnfilled: boolean };

export interface SharedContents {
  readonly name: string;
  readonly canDownload: boolean;
  /** Whether its visitors may comment. */
  readonly canComment: boolean;
  readonly pages: readonly SharedContentsPage[];
  /** Calls what there is for visitors of this link. */
  readonly client: ApiClient;
  readonly pictures: PictureSource;
  /** Has the server make a PDF of the page of that index, or of all, and saves it. @throws ApiError */
  readonly download: (index: number | undefined, signal: AbortSignal) => Promise<void>;
}

/** What lies behind a share link that was opened: nothing else can be asked for with its token. @throws ApiError */
export async function loadShared(token: string): Promise<SharedContents> {
  const tokens = { token: () => token, replaceToken: () => undefined };
  const client = createClient({ tokens, onUnauthorized: () => undefined });
  const [{ name, canDownload, canComment }, pages] = await Promise.all([
    client.call(getSharedDocument, {}),
    client.call(listSharedPages, {}),
  ]);
  return {
    name,
    canDownload,
    canComment,
    client,
    pages: pages.map(({ text, ...page }, index) => ({ ...onlyPage(text), ...page, number: index + 1 })),
    pictures: {
      document: (key) => client.open(getSharedPicture, { params: { key } }),
      uploaded: (key) => client.open(getSharedImage, { params: { key } }),
    },
    download: async (index, signal) => {
      const body = index === undefined ? {} : { page: pages[index]?.key };
      const response = await client.open(downloadShared, { body, timeoutMs: EXPORT_TIMEOUT, signal });
      const fallback = exportName(index === undefined ? 'all pages' : `page${index + 1}`, 'pdf');
      saveFile(await response.blob(), downloadName(response.headers.get('content-disposition'), fallback));
    },
  };
}

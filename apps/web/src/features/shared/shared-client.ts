import {
  downloadShared,
  getSharedDocument,
  getSharedImage,
  getSharedPicture,
  listSharedPages,
} from '@pagewright/contract/sharing';
import { PagewrightError } from '@pagewright/model/errors';
import { type ApiClient, createClient } from '../../app/api/client.ts';
import { downloadName, saveFile } from '../../app/api/download.ts';
import { readTemplate, type TemplatePage } from '../dynamic-pages/template.ts';
import type { PictureSource } from '../pages/picture-shelf.ts';

/** Printing hundreds of pages takes longer than other calls, ms. */
const DOWNLOAD_TIMEOUT = 180_000;

/** A page with the key by which the link's comments name it. */
export type SharedContentsPage = TemplatePage & { readonly key: string };

export interface SharedContents {
  readonly name: string;
  readonly canDownload: boolean;
  /** Whether its visitors may comment. */
  readonly canComment: boolean;
  readonly pages: readonly SharedContentsPage[];
  /** Calls what there is for visitors of this link. */
  readonly client: ApiClient;
  readonly pictures: PictureSource;
  /** Has the server make a PDF of the pages and saves it. */
  readonly download: () => Promise<void>;
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
    pages: pages.map(({ key, text, section }, index) => ({ ...sharedPage(text), key, number: index + 1, section })),
    pictures: {
      document: (key) => client.open(getSharedPicture, { params: { key } }),
      uploaded: (key) => client.open(getSharedImage, { params: { key } }),
    },
    download: async () => {
      const response = await client.open(downloadShared, { timeoutMs: DOWNLOAD_TIMEOUT });
      const fileName = downloadName(response.headers.get('content-disposition'), `${name}.pdf`);
      saveFile(await response.blob(), fileName);
    },
  };
}

function sharedPage(text: string): TemplatePage {
  const [page] = readTemplate(text);
  return page ?? { number: 1, source: text, error: new PagewrightError('stored/unreadable') };
}

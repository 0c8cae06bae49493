import type { Language } from '@pagewright/model/languages';
import type { ScannedPage, UnreadPage } from './scanned-page.ts';

/** What the process that reads scans is told, and what it answers: one answer to each. */
export type OcrTask =
  | { readonly open: Uint8Array; readonly expected: Language }
  /** `page` is missing in the answer where the page is no scan. */
  | { readonly read: UnreadPage };
export type OcrAnswer =
  | { readonly opened: true }
  | { readonly page: ScannedPage | undefined }
  | { readonly failed: string };

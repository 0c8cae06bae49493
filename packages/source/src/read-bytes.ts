import type { SourceDocument, SourceWarning } from '@pagewright/model/source-document';
import { detectKind } from './detect.ts';
import type { ScanReader } from './ocr/scanned-page.ts';

/**
 * Reads a file in this thread. Each format's library is loaded only when such a file comes.
 * @param scans reads pages that are pictures; undefined where that part is not installed
 * @throws PagewrightError `file/…`
 */
export async function readBytes(name: string, bytes: Uint8Array, scans?: ScanReader): Promise<SourceDocument> {
  const { kind, mismatch } = detectKind(name, bytes);
  const warnings: SourceWarning[] = mismatch ? [{ code: 'extension-mismatch', params: { kind } }] : [];
  switch (kind) {
    case 'txt':
      return (await import('./formats/txt.ts')).readTxt(name, bytes, warnings);
    case 'docx':
      return (await import('./formats/docx.ts')).readDocx(name, bytes, warnings);
    case 'doc':
      return (await import('./formats/doc.ts')).readDoc(name, bytes, warnings);
    case 'pdf':
      return (await import('./formats/pdf.ts')).readPdf(name, bytes, warnings, scans);
    case 'xls':
    case 'xlsx':
      return (await import('./formats/workbook.ts')).readWorkbook(name, bytes, kind, warnings);
  }
}

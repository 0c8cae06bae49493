import type { SourceDocument } from '@pagewright/model/source-document';

/** A document as bytes, with its pictures apart. */
export interface PackedDocument {
  readonly kind: SourceDocument['kind'];
  readonly warnings: SourceDocument['warnings'];
  /** The SourceDocument as JSON; `url` of its assets is empty. */
  readonly content: Uint8Array<ArrayBuffer>;
  /** The bytes of its assets, by key. */
  readonly pictures: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
}

export function packDocument(document: SourceDocument): PackedDocument {
  const pictures: Record<string, Uint8Array<ArrayBuffer>> = {};
  const assets: SourceDocument['assets'] = {};
  for (const [key, asset] of Object.entries(document.assets)) {
    pictures[key] = new Uint8Array(Buffer.from(asset.url.slice(asset.url.indexOf(',') + 1), 'base64'));
    assets[key] = { ...asset, url: '' };
  }
  const content = new TextEncoder().encode(JSON.stringify({ ...document, assets }));
  return { kind: document.kind, warnings: document.warnings, content, pictures };
}

/** What goes to another thread without being copied. */
export function buffersOf({ content, pictures }: PackedDocument): ArrayBuffer[] {
  return [content.buffer, ...Object.values(pictures).map(({ buffer }) => buffer)];
}

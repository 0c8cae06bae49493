import { posix } from 'node:path';
import type { OfficeArchive } from '../../archive.ts';
import { readXml } from './xml.ts';

/** A part of the archive that names others relative to itself. */
export interface Part {
  readonly path: string;
  resolve(target: string): string;
}

export interface Parts {
  readonly document: Part;
  readonly styles: string;
  readonly numbering: string;
  readonly footnotes: string;
  readonly endnotes: string;
  /** Running heads. */
  readonly headers: readonly string[];
}

export interface Relationship {
  readonly id: string;
  /** Last word of the type's address: `styles`, `image`. */
  readonly type: string;
  readonly target: string;
  readonly isImage: boolean;
  readonly isExternal: boolean;
}

/** The parts that hold a Word document's text, wherever the file puts them. */
export async function readParts(archive: OfficeArchive): Promise<Parts> {
  const root = await readRelationships(archive, '_rels/.rels');
  const target = root.find(({ type }) => type === 'officeDocument')?.target ?? 'word/document.xml';
  const path = target.replace(/^\//, '');
  const document = partAt(archive.has(path) ? path : 'word/document.xml');
  if (!archive.has(document.path)) throw new Error('no document part');
  const own = await relationshipsOf(archive, document);
  const find = (type: string): string => {
    const found = own.find((relationship) => relationship.type === type);
    return found ? document.resolve(found.target) : '';
  };
  return {
    document,
    styles: find('styles'),
    numbering: find('numbering'),
    footnotes: find('footnotes'),
    endnotes: find('endnotes'),
    headers: own
      .filter(({ type, isExternal }) => type === 'header' && !isExternal)
      .map(({ target: at }) => document.resolve(at)),
  };
}

export function relationshipsOf(archive: OfficeArchive, part: Part): Promise<Relationship[]> {
  const { dir, base } = posix.parse(part.path);
  return readRelationships(archive, posix.join(dir, '_rels', `${base}.rels`));
}

/** @param path from the root of the archive */
export function partAt(path: string): Part {
  return {
    path,
    resolve: (target) =>
      target.startsWith('/') ? target.slice(1) : posix.normalize(posix.join(posix.dirname(path), target)),
  };
}

async function readRelationships(archive: OfficeArchive, path: string): Promise<Relationship[]> {
  const xml = await archive.text(path);
  const found: Relationship[] = [];
  if (!xml) return found;
  readXml(xml, {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const type = (attributes.Type ?? '').split('/').at(-1) ?? '';
      found.push({
        id: attributes.Id ?? '',
        type,
        target: attributes.Target ?? '',
        isImage: type === 'image',
        isExternal: attributes.TargetMode === 'External',
      });
    },
  });
  return found;
}

/** Media type of a picture by its name. */
export function mimeOf(path: string): string {
  const extension = posix.extname(path).slice(1).toLowerCase();
  return extension === 'jpg' ? 'image/jpeg' : `image/${extension}`;
}

import { posix } from 'node:path';
import type { ZipContent } from '../zip/zip-entry.ts';
import { ZipWriter } from '../zip/zip-writer.ts';
import { el, type Xml, xmlPart } from './xml.ts';

/** A file in Open Packaging Conventions (ECMA-376 part 2): parts, their types and what they relate to. */

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const CONTENT_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONSHIPS_TYPE = 'application/vnd.openxmlformats-package.relationships+xml';

interface Relationship {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly external: boolean;
}

/** Whatever has relationships: a part, and the package itself. */
export class Relating {
  /** Without a leading slash; empty for the package. */
  readonly path: string;
  readonly #relationships: Relationship[] = [];

  constructor(path: string) {
    this.path = path;
  }

  /** The id of a relationship of this type with a part; the same for the same part. */
  relate(type: string, target: Part): string {
    return this.#add(type, posix.relative(posix.dirname(this.path), target.path), false);
  }

  /** The id of a relationship with what is outside of the file. */
  relateOutside(type: string, url: string): string {
    return this.#add(type, url, true);
  }

  get relationships(): readonly Relationship[] {
    return this.#relationships;
  }

  #add(type: string, target: string, external: boolean): string {
    const known = this.#relationships.find((one) => one.type === type && one.target === target);
    if (known) return known.id;
    const id = `rId${this.#relationships.length + 1}`;
    this.#relationships.push({ id, type, target, external });
    return id;
  }
}

export class Part extends Relating {
  readonly contentType: string;
  readonly #onFilled: (content: ZipContent) => void;
  #content: ZipContent | undefined;

  /** @param onFilled called once, with what it holds */
  constructor(path: string, contentType: string, onFilled: (content: ZipContent) => void) {
    super(path);
    this.contentType = contentType;
    this.#onFilled = onFilled;
  }

  get content(): ZipContent | undefined {
    return this.#content;
  }

  write(root: Xml): void {
    this.fill(xmlPart(root));
  }

  /** @throws Error where it holds something already */
  fill(content: ZipContent): void {
    if (this.#content !== undefined) throw new Error(`${this.path} is written already`);
    this.#content = content;
    this.#onFilled(content);
  }
}

export class OoxmlPackage extends Relating {
  readonly #parts = new Map<string, Part>();
  /** Parts are compressed as soon as they are written. */
  readonly #zip = new ZipWriter();

  constructor() {
    super('');
  }

  /** A new part, to be filled. @throws Error where there is one at this path */
  add(path: string, contentType: string, content?: ZipContent): Part {
    if (this.#parts.has(path)) throw new Error(`${path} is there already`);
    const part = new Part(path, contentType, (filled) => this.#zip.add(path, filled));
    this.#parts.set(path, part);
    if (content !== undefined) part.fill(content);
    return part;
  }

  /** The bytes of the file. @throws Error where a part was never filled */
  async bytes(): Promise<Uint8Array> {
    for (const { path, content } of this.#parts.values())
      if (content === undefined) throw new Error(`${path} is empty`);
    const order: string[] = [];
    this.#eachFile((path, content, part) => {
      order.push(path);
      if (!part) this.#zip.add(path, content);
    });
    return this.#zip.finish(order);
  }

  /** The files that it consists of, by their paths, without parts that are not filled yet. */
  files(): Record<string, ZipContent> {
    const files: Record<string, ZipContent> = {};
    this.#eachFile((path, content) => {
      files[path] = content;
    });
    return files;
  }

  /** Parts, and what is said of them: their types and relationships. */
  #eachFile(take: (path: string, content: ZipContent, part?: Part) => void): void {
    take('[Content_Types].xml', this.#contentTypes());
    takeRelationships(take, '_rels/.rels', this);
    for (const part of this.#parts.values()) {
      if (part.content !== undefined) take(part.path, part.content, part);
      const slash = part.path.lastIndexOf('/');
      takeRelationships(take, `${part.path.slice(0, slash)}/_rels/${part.path.slice(slash + 1)}.rels`, part);
    }
  }

  #contentTypes(): string {
    const defaults = [el('Default', { Extension: 'rels', ContentType: RELATIONSHIPS_TYPE })];
    const overrides = [...this.#parts.values()].map(({ path, contentType }) =>
      el('Override', { PartName: `/${path}`, ContentType: contentType }),
    );
    return xmlPart(el('Types', { xmlns: CONTENT_TYPES }, defaults, overrides));
  }
}

function takeRelationships(
  take: (path: string, content: ZipContent) => void,
  path: string,
  { relationships }: Relating,
): void {
  if (relationships.length === 0) return;
  const entries = relationships.map(({ id, type, target, external }) =>
    el('Relationship', { Id: id, Type: type, Target: target, TargetMode: external ? 'External' : undefined }),
  );
  take(path, xmlPart(el('Relationships', { xmlns: RELATIONSHIPS }, entries)));
}

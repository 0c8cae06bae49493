import { posix } from 'node:path';
import { writeZip } from '../zip.ts';
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
  content: Uint8Array | undefined;

  constructor(path: string, contentType: string) {
    super(path);
    this.contentType = contentType;
  }

  write(root: Xml): void {
    this.content = new TextEncoder().encode(xmlPart(root));
  }
}

export class OoxmlPackage extends Relating {
  readonly #parts = new Map<string, Part>();

  constructor() {
    super('');
  }

  /** A new part, to be filled. @throws Error where there is one at this path */
  add(path: string, contentType: string, content?: Uint8Array): Part {
    if (this.#parts.has(path)) throw new Error(`${path} is there already`);
    const part = new Part(path, contentType);
    part.content = content;
    this.#parts.set(path, part);
    return part;
  }

  /** The bytes of the file. @throws Error where a part was never filled */
  async bytes(): Promise<Uint8Array> {
    for (const { path, content } of this.#parts.values()) if (!content) throw new Error(`${path} is empty`);
    return writeZip(this.files());
  }

  /** The files that it consists of, by their paths, without parts that are not filled yet. */
  files(): Record<string, Uint8Array> {
    const files: Record<string, Uint8Array> = {};
    const put = (path: string, content: Uint8Array): void => {
      files[path] = content;
    };
    put('[Content_Types].xml', this.#contentTypes());
    this.#putRelationships(put, '_rels/.rels', this);
    for (const part of this.#parts.values()) {
      if (part.content) put(part.path, part.content);
      const slash = part.path.lastIndexOf('/');
      this.#putRelationships(put, `${part.path.slice(0, slash)}/_rels/${part.path.slice(slash + 1)}.rels`, part);
    }
    return files;
  }

  #putRelationships(put: (path: string, content: Uint8Array) => void, path: string, { relationships }: Relating): void {
    if (relationships.length === 0) return;
    const entries = relationships.map(({ id, type, target, external }) =>
      el('Relationship', { Id: id, Type: type, Target: target, TargetMode: external ? 'External' : undefined }),
    );
    put(path, new TextEncoder().encode(xmlPart(el('Relationships', { xmlns: RELATIONSHIPS }, entries))));
  }

  #contentTypes(): Uint8Array {
    const defaults = [el('Default', { Extension: 'rels', ContentType: RELATIONSHIPS_TYPE })];
    const overrides = [...this.#parts.values()].map(({ path, contentType }) =>
      el('Override', { PartName: `/${path}`, ContentType: contentType }),
    );
    return new TextEncoder().encode(xmlPart(el('Types', { xmlns: CONTENT_TYPES }, defaults, overrides)));
  }
}

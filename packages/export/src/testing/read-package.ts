import { posix } from 'node:path';
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** An element of a part, for tests that read a file as another program would. */
export interface Element {
  /** With its prefix, as it is written. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  /** Characters directly within it. */
  text: string;
}

export interface Relationship {
  readonly id: string;
  readonly type: string;
  /** Path in the package; undefined for what is outside. */
  readonly target: string | undefined;
}

/** A package of Office Open XML, read. */
export class ReadPackage {
  readonly files: Readonly<Record<string, Uint8Array>>;

  constructor(bytes: Uint8Array) {
    this.files = unzipSync(bytes);
  }

  get paths(): string[] {
    return Object.keys(this.files);
  }

  bytes(path: string): Uint8Array {
    const found = this.files[path];
    if (!found) throw new Error(`no part ${path}`);
    return found;
  }

  text(path: string): string {
    return new TextDecoder().decode(this.bytes(path));
  }

  xml(path: string): Element {
    return parse(this.text(path));
  }

  /** What a part relates to; the package itself at the empty path. */
  relationships(path: string): Relationship[] {
    const rels = posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`);
    if (!this.files[rels]) return [];
    return this.xml(rels).children.map(({ attributes: { Id = '', Type = '', Target = '', TargetMode } }) => ({
      id: Id,
      type: Type,
      target: TargetMode === 'External' ? undefined : resolved(path, Target),
    }));
  }

  slides(): string[] {
    const numberOf = (path: string): number => Number(/(\d+)\.xml$/.exec(path)?.[1]);
    return this.paths
      .filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))
      .sort((a, b) => numberOf(a) - numberOf(b));
  }
}

/** All elements of a name within one, itself included. */
export function all(element: Element, name: string): Element[] {
  const own = element.name === name ? [element] : [];
  return [...own, ...element.children.flatMap((child) => all(child, name))];
}

function resolved(path: string, target: string): string {
  return target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(path), target);
}

/** @throws Error where the text is not well-formed */
function parse(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (characters) => {
    const element = open.at(-1);
    if (element) element.text += characters;
  });
  parser.on('closetag', () => open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  const [first] = root.children;
  if (!first) throw new Error('no root element');
  return first;
}

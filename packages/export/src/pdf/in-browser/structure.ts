import { type PdfFile, type PdfObject, pdfText } from './pdf-file.ts';

/** What a part of a page is (ISO 32000-1, §14.8.4); `Artifact` is what nothing is said of. */
interface Tag {
  readonly type: string;
  /** What a picture shows. */
  readonly alt?: string | undefined;
}

interface Element extends Tag {
  /** Elements, and numbers of marked content. */
  readonly kids: (Element | number)[];
}

/** Where a structure is, to come back to. */
export interface StructureMark {
  readonly element: Element;
  readonly kids: number;
  readonly contents: number;
}

/** Elements by what HTML says they are. */
const TYPES: Readonly<Record<string, string>> = {
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  h4: 'H4',
  h5: 'H5',
  h6: 'H6',
  p: 'P',
  ul: 'L',
  ol: 'L',
  li: 'LI',
  table: 'Table',
  thead: 'THead',
  tbody: 'TBody',
  tr: 'TR',
  th: 'TH',
  td: 'TD',
  figure: 'Figure',
  img: 'Figure',
};

/** Which of them have words of their own. */
const WORDED = /^(?:H\d|P|LI|T[HD]|Figure)$/;

const ARTIFACT: Tag = { type: 'Artifact' };

function tagOf(element: globalThis.Element): Tag | undefined {
  if (element.getAttribute('aria-hidden') === 'true') return ARTIFACT;
  const isPicture = element.getAttribute('role') === 'img';
  const type = isPicture ? 'Figure' : TYPES[element.localName];
  if (type === undefined) return undefined;
  if (type !== 'Figure') return { type };
  const alt = (element instanceof HTMLImageElement ? element.alt : element.getAttribute('aria-label')) ?? '';
  // A picture that nothing is said of is decoration; a chart's words can be read.
  if (alt === '') return element.localName === 'figure' ? undefined : ARTIFACT;
  return { type, alt };
}

/** What a page's content is, for those who hear it or take it elsewhere. */
export class Structure {
  readonly #root: Element = { type: 'Sect', kids: [] };
  #open: Element = this.#root;
  /** By number of marked content: the element that it belongs to. */
  readonly #owners: Element[] = [];
  readonly #add: (operator: string) => void;
  #isMarked = false;

  /** @param add an operator to the page's content */
  constructor(add: (operator: string) => void) {
    this.#add = add;
  }

  get mark(): StructureMark {
    return { element: this.#open, kids: this.#open.kids.length, contents: this.#owners.length };
  }

  takeBack({ element, kids, contents }: StructureMark): void {
    element.kids.length = kids;
    this.#owners.length = contents;
  }

  /** Draws what belongs to an element of the page. */
  async within(element: globalThis.Element, draw: () => Promise<void>): Promise<void> {
    const tag = this.#isMarked ? undefined : tagOf(element);
    if (!tag) return draw();
    if (tag.type === 'Artifact') return this.#marked('/Artifact BMC', draw);
    const around = this.#open;
    const own: Element = { ...tag, kids: [] };
    around.kids.push(own);
    this.#open = own;
    try {
      await (tag.type === 'Figure' ? this.#marked(this.#begin(own), draw) : draw());
    } finally {
      this.#open = around;
    }
  }

  /** Writes words of the element that is open. */
  words(write: () => void): void {
    if (this.#isMarked) return write();
    let owner = this.#open;
    if (!WORDED.test(owner.type)) {
      owner = { type: 'P', kids: [] };
      this.#open.kids.push(owner);
    }
    this.#add(this.#begin(owner));
    write();
    this.#add('EMC');
  }

  /** Draws what is there for looks only. */
  async looks(draw: () => Promise<void>): Promise<void> {
    await (this.#isMarked ? draw() : this.#marked('/Artifact BMC', draw));
  }

  /** @returns the page's element, and the elements of its marked content in the order of its numbers */
  write(
    file: PdfFile,
    page: PdfObject,
    document: PdfObject,
  ): { readonly page: PdfObject; readonly owners: PdfObject[] } {
    const objects = new Map<Element, PdfObject>();
    const put = (element: Element, parent: PdfObject): PdfObject => {
      const object = file.reserve();
      objects.set(element, object);
      const kids = element.kids.map((kid) => (typeof kid === 'number' ? String(kid) : `${put(kid, object)} 0 R`));
      const alt = element.alt === undefined ? '' : ` /Alt ${pdfText(element.alt)}`;
      file.put(
        `<< /Type /StructElem /S /${element.type} /P ${parent} 0 R /Pg ${page} 0 R${alt} /K [${kids.join(' ')}] >>`,
        object,
      );
      return object;
    };
    const root = put(this.#root, document);
    return { page: root, owners: this.#owners.map((owner) => objects.get(owner) as PdfObject) };
  }

  #begin(owner: Element): string {
    const number = this.#owners.push(owner) - 1;
    owner.kids.push(number);
    return `/${owner.type} << /MCID ${number} >> BDC`;
  }

  async #marked(begin: string, draw: () => Promise<void>): Promise<void> {
    this.#add(begin);
    this.#isMarked = true;
    try {
      await draw();
    } finally {
      this.#isMarked = false;
    }
    this.#add('EMC');
  }
}

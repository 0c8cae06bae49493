import { pageAnchor } from '@pagewright/components/link-attributes';
import type { Page } from '@pagewright/components/models';
import type { Language } from '@pagewright/model/languages';
import { uriOf } from '@pagewright/model/link';
import { type Paper, paperOf } from '@pagewright/model/paper';
import type { PaperSize } from '@pagewright/model/paper-sizes';
import { Bookmarks } from './bookmarks.ts';
import { Content } from './content.ts';
import { type DrawnLink, type DrawnPage, drawPage } from './draw-page.ts';
import type { ReadFont } from './drawn-font.ts';
import { figure, PdfFile, type PdfObject, pdfText } from './pdf-file.ts';
import type { PictureSettings } from './picture-settings.ts';
import { Pictures } from './pictures.ts';
import { Resources } from './resources.ts';

interface PdfDocument {
  /** How many pages it will have: links lead to those that are still to come. */
  readonly pages: number;
  readonly title: string;
  readonly language: Language;
  readonly readFont: ReadFont;
  /** `@font-face` rules, their files as data: URLs, of the faces that an element is set in. */
  readonly fontRules: (element: Element) => Promise<string>;
}

interface PageToDraw {
  /** What of it the browser shows at 1:1, all of it drawn. */
  readonly element: HTMLElement;
  readonly page: Pick<Page, 'title' | 'format' | 'size'>;
  readonly paper: PaperSize;
  readonly settings: PictureSettings;
  readonly signal?: AbortSignal;
}

const POINTS_PER_MM = 72 / 25.4;
const POINTS_PER_PX = 72 / 96;

/**
 * A PDF that the browser makes of pages that it shows, one after the other: text with the fonts that it is drawn with, lines and
 * areas; pictures only where there is nothing else. Only one page is held at a time.
 */
export class BrowserPdf {
  readonly #document: PdfDocument;
  readonly #file = new PdfFile();
  readonly #resources = new Resources(this.#file);
  readonly #pictures = new Pictures(this.#resources);
  readonly #tree = this.#file.reserve();
  readonly #dictionary = this.#file.reserve();
  readonly #pages: readonly PdfObject[];
  readonly #bookmarks = new Bookmarks(this.#file);
  readonly #structure = this.#file.reserve();
  /** Of each page: its element, and those of its marked content. */
  readonly #elements: { readonly page: PdfObject; readonly owners: readonly PdfObject[] }[] = [];

  constructor(document: PdfDocument) {
    this.#document = document;
    this.#pages = Array.from({ length: document.pages }, () => this.#file.reserve());
  }

  /** @throws the reason of the signal when it is stopped */
  async addPage({ element, page, paper: size, settings, signal }: PageToDraw): Promise<DrawnPage> {
    const paper = paperOf(page, size);
    const content = new Content(this.#resources);
    const [scale, left, top] = placeOf(paper);
    const height = paper.height * POINTS_PER_MM;
    content.transform([scale, 0, 0, -scale, left, height - top]);
    const drawn = await drawPage(element, {
      content,
      pictures: this.#pictures,
      settings,
      fontRules: this.#document.fontRules,
      signal,
    });
    const index = this.#elements.length;
    const object = this.#pages[index] as PdfObject;
    this.#elements.push(content.structure.write(this.#file, object, this.#structure));
    const stream = await this.#file.stream(content.bytes());
    const links = drawn.links.flatMap((link) => this.#link(link, paper));
    const box = [paper.width * POINTS_PER_MM, height].map(figure).join(' ');
    this.#file.put(
      `<< /Type /Page /Parent ${this.#tree} 0 R /MediaBox [0 0 ${box}] /Resources ${this.#dictionary} 0 R ` +
        `/Contents ${stream} 0 R /StructParents ${index} /Tabs /S${links.length > 0 ? ` /Annots [${links.join(' ')}]` : ''} >>`,
      object,
    );
    this.#bookmarks.addPage(object, page.title, drawn.headings, (y) => height - top - y * scale);
    return drawn;
  }

  /** The file, once every page has been added. */
  async finish(made: Date): Promise<Blob> {
    for (const font of this.#resources.fonts.values()) await font.write(this.#file, this.#document.readFont);
    const file = this.#file;
    const { title, language } = this.#document;
    file.put(this.#resources.dictionary(), this.#dictionary);
    const kids = this.#pages.map((page) => `${page} 0 R`).join(' ');
    file.put(`<< /Type /Pages /Kids [${kids}] /Count ${this.#pages.length} >>`, this.#tree);
    const outline = this.#bookmarks.write();
    const tags = this.#tags();
    const root = file.put(
      `<< /Type /Catalog /Pages ${this.#tree} 0 R /Outlines ${outline} 0 R /StructTreeRoot ${tags} 0 R /MarkInfo << /Marked true >> /Lang (${language}) ` +
        '/ViewerPreferences << /DisplayDocTitle true >> >>',
    );
    const moment = made.toISOString().replace(/\D/g, '').slice(0, 14);
    const information = file.put(`<< /Title ${pdfText(title)} /Producer (Pagewright) /CreationDate (D:${moment}Z) >>`);
    return file.finish(root, information);
  }

  /** What the pages' content is, from the document down to it (ISO 32000-1, §14.7). */
  #tags(): PdfObject {
    const file = this.#file;
    const root = file.reserve();
    const pages = this.#elements.map(({ page }) => `${page} 0 R`).join(' ');
    file.put(`<< /Type /StructElem /S /Document /P ${root} 0 R /K [${pages}] >>`, this.#structure);
    const owners = this.#elements.map((one, index) => `${index} [${one.owners.map((own) => `${own} 0 R`).join(' ')}]`);
    const numbers = file.put(`<< /Nums [${owners.join(' ')}] >>`);
    const next = this.#elements.length;
    return file.put(
      `<< /Type /StructTreeRoot /K ${this.#structure} 0 R /ParentTree ${numbers} 0 R /ParentTreeNextKey ${next} >>`,
      root,
    );
  }

  #link({ box, href }: DrawnLink, paper: Paper): string[] {
    const [scale, left, top] = placeOf(paper);
    const bottom = paper.height * POINTS_PER_MM - top;
    const sides = [
      left + box.x * scale,
      bottom - (box.y + box.height) * scale,
      left + (box.x + box.width) * scale,
      bottom - box.y * scale,
    ];
    const place = this.#pages.findIndex((_, index) => href === `#${pageAnchor(index + 1)}`);
    if (place < 0 && !URL.canParse(href)) return [];
    const target =
      place >= 0 ? `/Dest [${this.#pages[place]} 0 R /Fit]` : `/A << /S /URI /URI ${byteText(uriOf(href))} >>`;
    return [`<< /Type /Annot /Subtype /Link /Rect [${sides.map(figure).join(' ')}] /Border [0 0 0] ${target} >>`];
  }
}

/** Points for each px of a page on its sheet, and from the left and the upper side of the sheet, points. */
function placeOf({ scale, left, top }: Paper): [number, number, number] {
  return [scale * POINTS_PER_PX, left * POINTS_PER_MM, top * POINTS_PER_MM];
}

function byteText(text: string): string {
  const bytes = [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `<${bytes.join('')}>`;
}

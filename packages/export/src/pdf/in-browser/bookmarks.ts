import type { DrawnHeading } from './draw-page.ts';
import { figure, type PdfFile, type PdfObject, pdfText } from './pdf-file.ts';

interface Bookmark {
  readonly title: string;
  /** As a PDF names a place. */
  readonly place: string;
  readonly below: readonly Bookmark[];
}

/** A bookmark for each page, with the headings on it below that are not its own title. */
export class Bookmarks {
  readonly #file: PdfFile;
  readonly #pages: Bookmark[] = [];

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** @param heightOf points from the sheet's lower side of what is so many px below the page's upper one */
  addPage(page: PdfObject, title: string, headings: readonly DrawnHeading[], heightOf: (y: number) => number): void {
    const own = headings.reduce<DrawnHeading | undefined>(
      (best, heading) => (best && best.level <= heading.level ? best : heading),
      undefined,
    );
    const others = headings.filter((heading) => heading !== own);
    this.#pages.push({
      title: title || own?.title || String(this.#pages.length + 1),
      place: `[${page} 0 R /Fit]`,
      below: others.map((heading) => ({
        title: heading.title,
        place: `[${page} 0 R /XYZ null ${figure(heightOf(heading.y))} null]`,
        below: [],
      })),
    });
  }

  write(): PdfObject {
    const outline = this.#file.reserve();
    const ends = this.#items(this.#pages, outline);
    return this.#file.put(`<< /Type /Outlines${ends} /Count ${this.#pages.length} >>`, outline);
  }

  /** @returns what their parent says of them; below pages they are folded away */
  #items(bookmarks: readonly Bookmark[], parent: PdfObject): string {
    const objects = bookmarks.map(() => this.#file.reserve());
    for (const [index, { title, place, below }] of bookmarks.entries()) {
      const object = objects[index] as PdfObject;
      const [before, after] = [objects[index - 1], objects[index + 1]];
      const ends = this.#items(below, object);
      this.#file.put(
        `<< /Title ${pdfText(title)} /Parent ${parent} 0 R /Dest ${place}` +
          `${before ? ` /Prev ${before} 0 R` : ''}${after ? ` /Next ${after} 0 R` : ''}` +
          `${ends}${below.length > 0 ? ` /Count -${below.length}` : ''} >>`,
        object,
      );
    }
    const [first, last] = [objects[0], objects.at(-1)];
    return first && last ? ` /First ${first} 0 R /Last ${last} 0 R` : '';
  }
}

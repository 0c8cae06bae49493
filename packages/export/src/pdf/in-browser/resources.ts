import { DrawnFont } from './drawn-font.ts';
import { figure, type PdfFile, type PdfObject } from './pdf-file.ts';

/** What the pages of a document draw with: fonts, pictures and states, each once. */
export class Resources {
  readonly file: PdfFile;
  readonly fonts = new Map<string, DrawnFont>();
  readonly #states = new Map<string, { readonly name: string; readonly object: PdfObject }>();
  readonly #others: Record<'XObject' | 'Shading', Map<string, PdfObject>> = { XObject: new Map(), Shading: new Map() };

  constructor(file: PdfFile) {
    this.file = file;
  }

  /** The font of a face, by what the face is called. */
  font(postScriptName: string): DrawnFont {
    let font = this.fonts.get(postScriptName);
    if (!font) {
      font = new DrawnFont(`F${this.fonts.size + 1}`, this.file.reserve(), postScriptName);
      this.fonts.set(postScriptName, font);
    }
    return font;
  }

  /** Name of the state in which what is drawn shows through. @param opacity 0 to 1 */
  opacity(opacity: number): string {
    const share = figure(opacity);
    return this.state(`<< /Type /ExtGState /ca ${share} /CA ${share} >>`);
  }

  state(dictionary: string): string {
    let state = this.#states.get(dictionary);
    if (!state) {
      state = { name: `G${this.#states.size + 1}`, object: this.file.put(dictionary) };
      this.#states.set(dictionary, state);
    }
    return state.name;
  }

  /** Name of a picture, form or shading among the resources. */
  named(kind: 'XObject' | 'Shading', object: PdfObject): string {
    const name = `${kind.slice(0, 1)}${object}`;
    this.#others[kind].set(name, object);
    return name;
  }

  dictionary(): string {
    const listed = (entries: Iterable<readonly [string, PdfObject]>): string =>
      [...entries].map(([name, object]) => `/${name} ${object} 0 R`).join(' ');
    return (
      `<< /Font << ${listed([...this.fonts.values()].map(({ name, object }) => [name, object] as const))} >> ` +
      `/ExtGState << ${listed([...this.#states.values()].map(({ name, object }) => [name, object] as const))} >> ` +
      `/XObject << ${listed(this.#others.XObject)} >> /Shading << ${listed(this.#others.Shading)} >> >>`
    );
  }
}

import type { CharacterLook, PrimitiveRun, TextPrimitive } from '@pagewright/components/primitives';
import type { Flip } from '@pagewright/model/component';
import type { Language } from '@pagewright/model/languages';
import type { Size } from '@pagewright/model/units';
import type { Canvas } from '../drawingml/canvas.ts';
import type { ChartHost } from '../drawingml/chart/chart-host.ts';
import type { FaceLook, FaceNames, FaceScript, Fonts } from '../drawingml/fonts.ts';
import type { Palette } from '../drawingml/palette.ts';
import { hasEastAsian, hasOthers } from '../drawingml/scripts.ts';
import { REGULAR } from '../drawingml/weight-names.ts';
import type { FidelityRecord } from '../fidelity.ts';
import type { OoxmlPackage, Part } from '../ooxml/package.ts';
import type { Xml } from '../ooxml/xml.ts';
import type { Deck } from './deck.ts';
import type { PptxOptions } from './format.ts';
import type { FreeRoom } from './text/free-room.ts';

/** An object that connectors can stick to. */
export interface Holdable {
  /** Whose places for connectors it has. */
  readonly like: 'box' | 'ellipse';
  /** Its places are mirrored with it. */
  readonly flip?: Flip | undefined;
}

/** What is at hand while the objects of one slide are written. */
export class SlideContext implements ChartHost {
  readonly folder = 'ppt';
  readonly deck: Deck;
  readonly part: Part;
  readonly canvas: Canvas;
  /** Of the page, px. */
  readonly size: Size;
  readonly language: Language;
  /** From 1. */
  readonly number: number;
  readonly fonts: Fonts;
  readonly #holdables: ReadonlyMap<string, Holdable>;
  /** How far the lines of a text may reach beyond its room. */
  readonly freeRoom: (text: TextPrimitive) => FreeRoom;
  /** The ids of the objects that show a component, by its id. */
  readonly #written = new Map<string, number[]>();
  readonly #ids = new Map<string, number>();
  #lastId = 1;

  constructor(
    deck: Deck,
    page: {
      part: Part;
      canvas: Canvas;
      size: Size;
      language: Language;
      number: number;
      fonts: Fonts;
      holdables: ReadonlyMap<string, Holdable>;
      freeRoom: (text: TextPrimitive) => FreeRoom;
    },
  ) {
    this.deck = deck;
    this.part = page.part;
    this.canvas = page.canvas;
    this.size = page.size;
    this.language = page.language;
    this.number = page.number;
    this.fonts = page.fonts;
    this.#holdables = page.holdables;
    this.freeRoom = page.freeRoom;
  }

  get palette(): Palette {
    return this.deck.palette;
  }

  get lines(): PptxOptions['lines'] {
    return this.deck.options.lines;
  }

  get record(): FidelityRecord {
    return this.deck.record;
  }

  get package(): OoxmlPackage {
    return this.deck.package;
  }

  nextChart(): number {
    return this.deck.nextChart();
  }

  /** An id for a new object of the slide. */
  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** The id of a component's next object: connectors stick to its first. */
  objectId(componentId: string | undefined): number {
    if (componentId === undefined) return this.nextId();
    const written = this.#written.get(componentId);
    const id = written ? this.nextId() : this.idOf(componentId);
    this.#written.set(componentId, [...(written ?? []), id]);
    return id;
  }

  /** The ids of the objects of a component that are written. */
  objectsOf(componentId: string): readonly number[] {
    return this.#written.get(componentId) ?? [];
  }

  /** The id of a component's first object, whether or not it is written yet. */
  idOf(componentId: string): number {
    const known = this.#ids.get(componentId);
    if (known !== undefined) return known;
    const id = this.nextId();
    this.#ids.set(componentId, id);
    return id;
  }

  /** How connectors stick to a component; undefined where they cannot. */
  holdable(componentId: string): Holdable | undefined {
    return this.#holdables.get(componentId);
  }

  /** The faces of words as they are written, the theme's by their names in it. */
  faces({ text, look }: PrimitiveRun, isTitle: boolean): { readonly faces: readonly Xml[]; readonly bold: boolean } {
    const { major, minor } = this.deck.themeFonts;
    const [theme, name] = isTitle ? [major, 'mj'] : [minor, 'mn'];
    const single = this.fonts.hasOneFaceForRun
      ? this.fonts.face(look, hasEastAsian(text) ? 'eastAsian' : 'latin')
      : undefined;
    const latin = single ?? this.fonts.face(look, 'latin');
    const eastAsian = single ?? this.fonts.face(look, 'eastAsian');
    const faces = this.deck.writtenFaces({
      latin: latin.name === theme.latin ? `+${name}-lt` : latin.name,
      eastAsian: eastAsian.name === theme.eastAsian ? `+${name}-ea` : eastAsian.name,
    });
    return { faces, bold: latin.bold };
  }

  /** Takes down which fonts these words need. */
  noteFonts({ text, look }: Pick<PrimitiveRun, 'text'> & { readonly look: FaceLook }): void {
    if (hasOthers(text)) this.#noteFace(look, 'latin', text);
    if (hasEastAsian(text)) this.#noteFace(look, 'eastAsian', text);
  }

  plainFaces(fonts: CharacterLook['fonts']): FaceNames {
    return this.fonts.names(plainLook(fonts));
  }

  noteChartFonts(fonts: CharacterLook['fonts'], text: string): void {
    this.noteFonts({ text, look: plainLook(fonts) });
  }

  #noteFace(look: FaceLook, script: FaceScript, text: string): void {
    const { name, family, embedded } = this.fonts.face(look, script);
    this.record.font(name);
    if (embedded) this.deck.embeddedFonts?.note(embedded, text);
    if (family !== look.fonts[script]) this.record.replaced(look.fonts[script], family);
  }
}

function plainLook(fonts: CharacterLook['fonts']): FaceLook {
  return { fonts, fontWeight: REGULAR, italic: false };
}

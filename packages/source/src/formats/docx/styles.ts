import { attribute, isOn, readXml } from './xml.ts';

/** What a style says, itself or through those it is based on. */
export interface Style {
  readonly id: string;
  /** Lower-case name. */
  readonly name: string;
  /** Outline level from 0; absent for body text. */
  readonly outline?: number;
  readonly numbering?: { readonly id: string; readonly level: number };
  readonly bold?: boolean;
  /** Font size, half points. */
  readonly size?: number;
  readonly mono?: boolean;
  readonly raised?: boolean;
  readonly lowered?: boolean;
}

/** A style as it is written, without what it inherits. */
interface OwnStyle {
  id: string;
  type: string;
  name: string;
  basedOn?: string;
  outline?: number;
  numberingId?: string;
  numberingLevel?: number;
  bold?: boolean;
  size?: number;
  mono?: boolean;
  raised?: boolean;
  lowered?: boolean;
  isDefault: boolean;
}

export class Styles {
  readonly #styles = new Map<string, Style>();
  readonly #fallback: Style;

  constructor(xml: string) {
    const own = xml ? readStyles(xml) : { styles: [], size: undefined };
    const byId = new Map(own.styles.map((style) => [style.id, style]));
    for (const style of own.styles) this.#styles.set(style.id, resolve(style, byId));
    const usual = own.styles.find(({ isDefault, type }) => isDefault && type === 'paragraph');
    this.#fallback = {
      id: '',
      name: '',
      ...(own.size ? { size: own.size } : {}),
      ...(usual ? this.#styles.get(usual.id) : {}),
    };
  }

  /** A paragraph's or run's style; the document's default where it names none. */
  get(id: string | undefined): Style {
    return (id === undefined ? undefined : this.#styles.get(id)) ?? this.#fallback;
  }
}

function resolve(style: OwnStyle, byId: ReadonlyMap<string, OwnStyle>): Style {
  const chain: OwnStyle[] = [];
  let current: OwnStyle | undefined = style;
  while (current && chain.length < 20 && !chain.includes(current)) {
    chain.push(current);
    current = current.basedOn ? byId.get(current.basedOn) : undefined;
  }
  const first = <Key extends keyof OwnStyle>(key: Key): OwnStyle[Key] | undefined =>
    chain.find((each) => each[key] !== undefined)?.[key];
  const outline = first('outline') ?? levelOfName(style.name);
  const numberingId = first('numberingId');
  const size = first('size');
  return {
    id: style.id,
    name: style.name,
    bold: first('bold') ?? false,
    mono: first('mono') ?? false,
    raised: first('raised') ?? false,
    lowered: first('lowered') ?? false,
    ...(size ? { size } : {}),
    ...(outline !== undefined && outline < 9 ? { outline } : {}),
    ...(numberingId ? { numbering: { id: numberingId, level: first('numberingLevel') ?? 0 } } : {}),
  };
}

/** Built-in headings need not say their level. */
function levelOfName(name: string): number | undefined {
  const match = /^(?:heading|titre|überschrift|标题|標題|見出し)\s*([1-9])$/.exec(name);
  return match ? Number(match[1]) - 1 : undefined;
}

function readStyles(xml: string): { styles: OwnStyle[]; size: number | undefined } {
  const styles: OwnStyle[] = [];
  let style: OwnStyle | undefined;
  let inDefaults = false;
  let size: number | undefined;
  readXml(xml, {
    open(name, attributes) {
      const value = attribute(attributes, 'val');
      if (name === 'style') style = newStyle(attributes);
      else if (name === 'rPrDefault') inDefaults = true;
      else if (name === 'sz' && inDefaults) size = Number(value);
      else if (style) readProperty(style, name, attributes, value);
    },
    close(name) {
      if (name === 'rPrDefault') inDefaults = false;
      if (name !== 'style' || !style) return;
      styles.push(style);
      style = undefined;
    },
  });
  return { styles, size };
}

function newStyle(attributes: Readonly<Record<string, string>>): OwnStyle {
  return {
    id: attribute(attributes, 'styleId') ?? '',
    type: attribute(attributes, 'type') ?? 'paragraph',
    name: '',
    isDefault: attribute(attributes, 'default') === '1',
  };
}

function readProperty(
  style: OwnStyle,
  name: string,
  attributes: Readonly<Record<string, string>>,
  value: string | undefined,
): void {
  if (name === 'name') style.name = (value ?? '').toLowerCase();
  else if (name === 'basedOn' && value) style.basedOn = value;
  else if (name === 'outlineLvl') style.outline = Number(value);
  else if (name === 'numId' && value) style.numberingId = value;
  else if (name === 'ilvl') style.numberingLevel = Number(value);
  else if (name === 'b') style.bold = isOn(attributes);
  else if (name === 'sz') style.size = Number(value);
  else if (name === 'vertAlign') {
    style.raised = value === 'superscript';
    style.lowered = value === 'subscript';
  } else if (name === 'rFonts') style.mono = isMonoFont(attribute(attributes, 'ascii'));
}

/** Faces that code is set in. */
export function isMonoFont(font: string | undefined): boolean {
  return font !== undefined && /courier|consolas|monaco|menlo|mono\b|lucida console|source code/i.test(font);
}

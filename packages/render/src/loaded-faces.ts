/** A face that a document has loaded, with its rule. */
export interface LoadedFace {
  readonly face: FontFace;
  /** Its rule's descriptors but for `src`. */
  readonly descriptors: string;
  /** Where its file is; undefined for faces of the reader's own machine. */
  readonly url: URL | undefined;
  readonly cssText: string;
}

const DESCRIPTORS = ['font-family', 'font-style', 'font-weight', 'unicode-range', 'ascent-override', 'size-adjust'];

export function loadedFaces(source: Document): LoadedFace[] {
  const loaded = new Map(
    [...source.fonts].filter(({ status }) => status === 'loaded').map((face) => [keyOfFace(face), face]),
  );
  return [...source.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      const face = rule instanceof CSSFontFaceRule && loaded.get(keyOfRule(rule));
      return face ? [loadedFace(face, rule, sheet.href ?? source.baseURI)] : [];
    }),
  );
}

function loadedFace(face: FontFace, { style, cssText }: CSSFontFaceRule, base: string): LoadedFace {
  const path = /url\(["']?([^"')]+)["']?\)/.exec(style.getPropertyValue('src'))?.[1];
  const descriptors = DESCRIPTORS.map((name) => [name, style.getPropertyValue(name)])
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value};`);
  return { face, descriptors: descriptors.join(' '), url: path ? new URL(path, base) : undefined, cssText };
}

function keyOfFace({ family, style, weight, unicodeRange }: FontFace): string {
  return key(family, style, weight, unicodeRange);
}

function keyOfRule({ style }: CSSFontFaceRule): string {
  const [family, slant, weight, range] = ['font-family', 'font-style', 'font-weight', 'unicode-range'].map((name) =>
    style.getPropertyValue(name),
  );
  return key(family ?? '', slant ?? '', weight ?? '', range ?? '');
}

/** Both interfaces write the same values, but with other quotes, spaces and words for the initial ones. */
function key(family: string, style: string, weight: string, unicodeRange: string): string {
  const range = (unicodeRange || 'U+0-10FFFF').replaceAll(' ', '').toUpperCase();
  return [plainFamily(family), style || 'normal', plainWeight(weight), range].join('|');
}

/** A family's name without quotes. */
export function plainFamily(family: string): string {
  return family.trim().replaceAll(/["']/g, '');
}

/** A weight as a number. */
export function plainWeight(weight: string): string {
  return weight === 'bold' ? '700' : weight === 'normal' || weight === '' ? '400' : weight;
}

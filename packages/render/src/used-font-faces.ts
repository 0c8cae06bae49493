import { rangesOf } from './unicode-range.ts';

/**
 * `@font-face` rules of the faces that a document has loaded, their files as data: URLs.
 * @param within only what the words of this element are set in; all that is loaded where it is absent
 */
export async function usedFontFaces(source: Document, within?: Element): Promise<string> {
  const isWanted = within ? facesOf(within) : () => true;
  const faces = [...source.fonts].filter((face) => face.status === 'loaded' && isWanted(face));
  const loaded = new Set(faces.map(keyOfFace));
  const rules = [...source.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule && loaded.has(keyOfRule(rule))
        ? [{ rule, base: sheet.href ?? source.baseURI }]
        : [],
    ),
  );
  const texts = await Promise.all(rules.map(({ rule, base }) => inlined(rule, base)));
  return texts.join('\n');
}

/** Whether a face may draw some of the characters of an element. */
function facesOf(element: Element): (face: FontFace) => boolean {
  const stacks = [element, ...element.querySelectorAll('*')].map((one) => getComputedStyle(one).fontFamily);
  const families = new Set(new Set(stacks).values().flatMap((stack) => stack.split(',').map(plain)));
  const codes = [...new Set(element.textContent)].map((character) => character.codePointAt(0) ?? 0);
  return ({ family, unicodeRange }) => {
    if (!families.has(plain(family))) return false;
    const ranges = rangesOf(unicodeRange);
    return codes.some((code) => ranges.some(([first, last]) => code >= first && code <= last));
  };
}

function plain(family: string): string {
  return family.trim().replaceAll(/["']/g, '');
}

async function inlined(rule: CSSFontFaceRule, base: string): Promise<string> {
  const { style } = rule;
  const sources = style.getPropertyValue('src');
  const url = /url\(["']?([^"')]+)["']?\)/.exec(sources)?.[1];
  // Faces of the reader's own machine have no file.
  if (!url) return rule.cssText;
  const response = await fetch(new URL(url, base));
  const data = await dataUrl(await response.blob());
  const descriptors = ['font-family', 'font-style', 'font-weight', 'unicode-range', 'ascent-override', 'size-adjust']
    .map((name) => [name, style.getPropertyValue(name)])
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value};`);
  return `@font-face { ${descriptors.join(' ')} src: url(${data}) format("woff2"); }`;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('a font could not be read')));
    reader.readAsDataURL(blob);
  });
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
  const heavy = weight === 'bold' ? '700' : weight === 'normal' || weight === '' ? '400' : weight;
  return [family.replaceAll(/["']/g, ''), style || 'normal', heavy, range].join('|');
}

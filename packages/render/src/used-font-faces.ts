import { type LoadedFace, loadedFaces, plainFamily } from './loaded-faces.ts';
import { rangesOf } from './unicode-range.ts';

/**
 * `@font-face` rules of the faces that a document has loaded and that may draw the words of an element, their files as
 * data: URLs.
 */
export async function usedFontFaces(source: Document, within: Element): Promise<string> {
  const isUsed = facesOf(within);
  const used = loadedFaces(source).filter(({ face }) => isUsed(face));
  return (await Promise.all(used.map(inlined))).join('\n');
}

/** Whether a face may draw some of the characters of an element. */
function facesOf(element: Element): (face: FontFace) => boolean {
  const stacks = [element, ...element.querySelectorAll('*')].map((one) => getComputedStyle(one).fontFamily);
  const families = new Set(new Set(stacks).values().flatMap((stack) => stack.split(',').map(plainFamily)));
  const codes = [...new Set(element.textContent)].map((character) => character.codePointAt(0) ?? 0);
  return ({ family, unicodeRange }) => {
    if (!families.has(plainFamily(family))) return false;
    const ranges = rangesOf(unicodeRange);
    return codes.some((code) => ranges.some(([first, last]) => code >= first && code <= last));
  };
}

async function inlined({ descriptors, url, cssText }: LoadedFace): Promise<string> {
  if (!url) return cssText;
  const response = await fetch(url);
  const data = await dataUrl(await response.blob());
  return `@font-face { ${descriptors} src: url(${data}) format("woff2"); }`;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('a font could not be read')));
    reader.readAsDataURL(blob);
  });
}

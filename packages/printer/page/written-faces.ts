import { FONT_BASE } from '@pagewright/render/fonts';
import { loadedFaces, plainFamily, plainWeight } from '@pagewright/render/loaded-faces';
import { rangesOf } from '@pagewright/render/unicode-range';
import type { WrittenFace } from '../src/job.ts';

/** What a browser may put into a text by itself: hyphens and an ellipsis. */
const ADDED = '-‐…';

/** The characters that are set in one way. */
interface Setting {
  readonly families: readonly string[];
  /** Weight and slant. */
  readonly style: string;
  readonly characters: Set<string>;
}

/** The loaded faces that draw what is written in an element, with the characters that each of them may draw. */
export function writtenFaces(source: Document, within: Element): WrittenFace[] {
  const settings = settingsIn(within);
  const declared = new Set([...source.fonts].map((face) => `${plainFamily(face.family)}|${styleOf(face)}`));
  return loadedFaces(source).flatMap(({ face, descriptors, url }) => {
    if (!url?.pathname.startsWith(FONT_BASE)) return [];
    const family = plainFamily(face.family);
    const style = styleOf(face);
    const mayDraw = (setting: Setting): boolean =>
      setting.families.includes(family) &&
      // Where the family has no such face, the nearest one draws: any may be it.
      (setting.style === style || !declared.has(`${family}|${setting.style}`));
    const ranges = rangesOf(face.unicodeRange);
    const characters = new Set(settings.filter(mayDraw).flatMap((setting) => [...setting.characters]));
    const own = [...characters].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return ranges.some(([first, last]) => code >= first && code <= last);
    });
    if (own.length === 0) return [];
    return [{ path: url.pathname.slice(FONT_BASE.length), descriptors, text: own.sort().join('') }];
  });
}

function settingsIn(within: Element): Setting[] {
  const settings = new Map<string, Setting>();
  const texts = within.ownerDocument.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!parentElement || data.trim() === '') continue;
    const css = getComputedStyle(parentElement);
    const style = styleOf({ weight: css.fontWeight, style: css.fontStyle });
    const key = `${css.fontFamily}|${style}`;
    const setting = settings.get(key) ?? {
      families: css.fontFamily.split(',').map(plainFamily),
      style,
      characters: new Set(ADDED),
    };
    settings.set(key, setting);
    for (const character of drawnCharacters(data, css.textTransform !== 'none')) setting.characters.add(character);
  }
  return [...settings.values()];
}

/** What fonts are asked for with a text: letters with marks also in one piece or in two, and in either case. */
function drawnCharacters(text: string, isTransformed: boolean): string {
  const forms = [text, text.normalize('NFC'), text.normalize('NFD')];
  return [...forms, ...(isTransformed ? forms.flatMap((form) => [form.toUpperCase(), form.toLowerCase()]) : [])].join(
    '',
  );
}

function styleOf({ weight, style }: { readonly weight: string; readonly style: string }): string {
  return `${plainWeight(weight)}|${style || 'normal'}`;
}

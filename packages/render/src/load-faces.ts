import { behaviourOf } from '@pagewright/components/behaviours';
import { fontSheetsLoaded } from '@pagewright/components/font-sheets';
import { fontUses } from '@pagewright/components/font-uses';
import type { Component, Page } from '@pagewright/components/models';
import { fontStack } from '@pagewright/typography/catalogue';
import { outsideOf, rangesOf } from './unicode-range.ts';

/** The characters that are set in one family, weight and slant. */
interface Setting {
  readonly stack: readonly string[];
  /** As the `font` property has it: `italic 700 16px`. */
  readonly look: string;
  readonly characters: Set<string>;
}

/**
 * Loads the faces that the text of pages needs, ahead of its layout: each face that came later would lay out the whole
 * document again. What is overlooked here the layout still asks for.
 */
export async function loadFaces(pages: readonly Page[]): Promise<void> {
  await fontSheetsLoaded();
  await Promise.allSettled(settingsOf(pages).map(loadSetting));
}

function settingsOf(pages: readonly Page[]): Setting[] {
  const settings = new Map<string, Setting>();
  for (const { language, components } of pages) {
    for (const component of components) {
      const { props } = component;
      const text = readText(component);
      for (const { family, weight, italic } of text === '' ? [] : fontUses(component)) {
        const look = `${italic ? 'italic ' : ''}${weight} 16px`;
        const key = `${language} ${look} ${family}`;
        const setting = settings.get(key) ?? { stack: fontStack(family, language), look, characters: new Set() };
        settings.set(key, setting);
        for (const character of text) setting.characters.add(character);
        if ('textTransform' in props && props.textTransform !== 'none') {
          for (const character of text.toUpperCase()) setting.characters.add(character);
        }
      }
    }
  }
  return [...settings.values()];
}

/** All that is read in a component. */
function readText(component: Component): string {
  return behaviourOf(component)
    .texts(component)
    .map(({ text, is }) => (is === 'words' ? text : ''))
    .join('');
}

/** The last of the code points that nothing is drawn for. */
const SPACE = 0x20;

/** Asks one family after the other, each for what those before it do not have. */
async function loadSetting({ stack, look, characters }: Setting): Promise<void> {
  let missing = [...characters].map((character) => character.codePointAt(0) as number).filter((code) => code > SPACE);
  missing.sort((a, b) => a - b);
  for (const family of stack) {
    if (missing.length === 0) return;
    const faces = await document.fonts.load(`${look} "${family}"`, String.fromCodePoint(...missing));
    missing = outsideOf(
      faces.flatMap((face) => rangesOf(face.unicodeRange)),
      missing,
    );
  }
}

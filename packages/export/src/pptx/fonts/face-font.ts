import { readFile } from 'node:fs/promises';
import { fontFamily } from '@pagewright/typography/catalogue';
import { drawingFace } from '@pagewright/typography/drawing-face';
import { faceGlyphs } from '@pagewright/typography/family-glyphs';
import { fontFile } from '@pagewright/typography/font-paths';
import { spaceWidth } from '@pagewright/typography/space-widths';
import { create, type Font } from 'fontkit';
import type { EmbeddedFace } from '../../drawingml/embedded-face.ts';
import { type CharacterPair, type FontCharacter, installableFont } from '../../true-type/installable-font.ts';
import { outlineOf } from '../../true-type/outline.ts';

/** What every font has, so that one can go on writing: ASCII, and the signs that programs put in its place or beside it. */
const ALWAYS = [...Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)), ...'\u00a0‘’“”–—…•·'];

/**
 * A font of the characters of a face that are needed, whichever of its files they lie in, kerned as they are measured.
 * What the face lacks is left to the program.
 *
 * @throws Error where the face has none of them
 */
export async function faceFont(face: EmbeddedFace, needed: Iterable<string>): Promise<Uint8Array<ArrayBuffer>> {
  const { family, weight, italic, name, slot } = face;
  const codes = [...new Set([...needed, ...ALWAYS].map((character) => character.codePointAt(0) ?? 0))];
  const glyphs = faceGlyphs(family, weight, italic);
  const byFile = Map.groupBy(codes, (code) => drawingFace([family], weight, italic, code)?.path);
  const sources: Font[] = [];
  const characters: FontCharacter[] = [];
  for (const [path, held] of byFile) {
    if (path === undefined) continue;
    const font = await fontAt(path);
    sources.push(font);
    for (const code of held) characters.push({ code, outline: outlineOf(font, code) });
  }
  const [first, ...others] = sources;
  if (!first) throw new Error(`${name} has none of these characters`);
  for (const code of byFile.get(undefined) ?? []) {
    const width = spaceWidth(code, glyphs);
    if (width !== undefined) characters.push({ code, outline: { advance: width * first.unitsPerEm, contours: [] } });
  }
  return installableFont({
    family: name,
    slot,
    script: fontFamily(family).cjk,
    sources: [first, ...others],
    characters: characters.sort((a, b) => a.code - b.code),
    kerning: pairsOf(characters, glyphs, first.unitsPerEm),
  });
}

async function fontAt(path: string): Promise<Font> {
  const file = fontFile(path);
  if (!file) throw new Error(`no font at ${path}`);
  return create(await readFile(file)) as Font;
}

function pairsOf(
  characters: readonly FontCharacter[],
  glyphs: ReturnType<typeof faceGlyphs>,
  unitsPerEm: number,
): CharacterPair[] {
  const kerned = characters.map(({ code }) => code).filter(glyphs.kerns);
  return kerned.flatMap((left) =>
    kerned.flatMap((right) => {
      const by = Math.round(glyphs.kerning(left, right) * unitsPerEm);
      return by === 0 ? [] : [{ left, right, by }];
    }),
  );
}

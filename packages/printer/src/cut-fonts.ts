import { readFile } from 'node:fs/promises';
import { fontFile } from '@pagewright/typography/font-paths';
import type { WrittenFace } from './job.ts';

/** Layout features that browsers apply without being asked. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

/** Tables that nothing reads in lines that run from left to right. */
const IDLE_TABLES = ['BASE', 'DSIG', 'STAT', 'VORG', 'meta', 'vhea', 'vmtx'];

/** `@font-face` rules with the glyphs of what is written in them, as data: URLs. */
export async function cutFontRules(faces: readonly WrittenFace[]): Promise<string> {
  // Loaded with the first file only: it is a WebAssembly module.
  const { default: subsetFont } = await import('subset-font');
  const rules: string[] = [];
  for (const { path, descriptors, text } of faces) {
    const file = fontFile(path);
    if (!file) throw new Error(`no font at ${path}`);
    const font = await subsetFont(await readFile(file), text, {
      // WOFF 2 would be a fifth smaller, but took five times as long: 86 faces of a Chinese document 3.8 s, not 0.7 s.
      targetFormat: 'woff',
      keepFeatures: FEATURES,
      dropTables: IDLE_TABLES,
      noHinting: true,
    });
    rules.push(
      `@font-face { ${descriptors} src: url(data:font/woff;base64,${font.toString('base64')}) format("woff"); }`,
    );
  }
  return rules.join('\n');
}

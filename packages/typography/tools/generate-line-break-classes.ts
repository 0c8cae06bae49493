import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { codesIn, decodeRanges, encodeRanges, rangesOf } from '../src/code-ranges.ts';
import { UNICODE_RANGES } from '../src/font-subsets.generated.ts';
import type { BreakClassName } from '../src/line-break-class.ts';

/**
 * Writes the line breaking classes of all characters that our fonts hold, as Chromium's ICU has them:
 * `node packages/typography/tools/generate-line-break-classes.ts`. Every character is set beside characters of every
 * class; those that break alike have the same class, whose name is that of a well-known member. Run it when Chromium
 * takes a new version of Unicode, or when fonts are added.
 */

/** Well-known members of each class, a second one beyond the basic plane where there is such. */
const MEMBERS: Readonly<Partial<Record<BreakClassName, readonly string[]>>> = {
  ID: ['⌚', '🀀'],
  OP: ['('],
  OPWide: ['（'],
  CL: ['、'],
  CP: [')'],
  QU: ['"', '🙶'],
  QUOpening: ['“'],
  QUClosing: ['”'],
  NS: ['・', '🙹'],
  EX: ['!'],
  IS: [','],
  SY: ['/'],
  NU: ['1', '𝟎'],
  PR: ['$'],
  PO: ['%'],
  IN: ['…'],
  HY: ['-'],
  HH: ['–'],
  BA: ['|'],
  BB: ['´'],
  B2: ['—'],
  GL: ['\u00a0'],
  WJ: ['\u2060'],
  ZW: ['\u200b'],
  CM: ['\u0301', '𐇽'],
  CB: ['\ufffc'],
  RI: ['🇦'],
  EM: ['🏻'],
  HL: ['א'],
};

/** Class CJ, which `line-break: strict` turns into NS (CSS Text 3, §5.3). */
const SMALL_KANA = 'ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶーㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯｰ';
const ZERO_WIDTH_JOINER = 0x200d;
/** Shown by `hyphens: manual` only; here it takes no part. */
const SOFT_HYPHEN = 0xad;

const NEIGHBOURS = 'a1字(（、”“"!？：,/-‐–´—\u00a0・ァー$￥%℃…\u0301\u200b\u2060\u202f»«א」「)々가ｱ１👍';

/** Ideographs of the large blocks are ID without being listed. */
function isListed(code: number): boolean {
  if (code <= 0x20 || (code >= 0xd800 && code <= 0xdfff)) return false;
  if ((code >= 0x3400 && code <= 0x4dbf) || (code >= 0x4e00 && code <= 0x9fff)) return false;
  return !((code >= 0xac00 && code <= 0xd7a3) || (code >= 0xf900 && code <= 0xfaff) || code >= 0x20000);
}

/** Groups of characters that break alike in Chromium, whose segmenter for lines is not in the standard. */
async function groupsInChromium(codes: readonly number[]): Promise<number[][]> {
  const executablePath = process.env.PAGEWRIGHT_CHROMIUM;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  const groups = await page.evaluate(
    ({ codes, neighbours }) => {
      interface LineIterator {
        adoptText(text: string): void;
        first(): number;
        next(): number;
      }
      type LineIteratorClass = new (locales: string[], options: { type: 'line' }) => LineIterator;
      const Iterator = (Intl as unknown as { v8BreakIterator: LineIteratorClass }).v8BreakIterator;
      const iterator = new Iterator(['en'], { type: 'line' });
      const breaksOf = (text: string): string => {
        iterator.adoptText(text);
        iterator.first();
        const places: number[] = [];
        for (let at = iterator.next(); at !== -1; at = iterator.next()) places.push(at);
        return places.join(' ');
      };
      const found = new Map<string, number[]>();
      for (const code of codes) {
        const own = String.fromCodePoint(code);
        const signature = [...neighbours]
          .flatMap((other) => [
            `${other}${own}字`,
            `字${own}${other}`,
            `${other}${own}a`,
            `a${own}${other}`,
            `${other}${own}1`,
            `1${own}${other}`,
            `${other} ${own}`,
            `${own} ${other}`,
          ])
          .map(breaksOf)
          .join('|');
        const group = found.get(signature);
        if (group) group.push(code);
        else found.set(signature, [code]);
      }
      return [...found.values()];
    },
    { codes, neighbours: NEIGHBOURS },
  );
  await browser.close();
  return groups;
}

function classesFrom(groups: readonly number[][]): Map<string, Set<number>> {
  const classes = new Map<string, Set<number>>();
  for (const [name, members] of Object.entries(MEMBERS)) {
    const codes = members.flatMap((member) => {
      const group = groups.find((one) => one.includes(member.codePointAt(0) as number));
      if (!group) throw new TypeError(`no group holds ${member} of ${name}`);
      return group;
    });
    classes.set(name, new Set(codes));
  }
  const move = (code: number, to: string): void => {
    for (const codes of classes.values()) codes.delete(code);
    const own = classes.get(to) ?? new Set();
    classes.set(to, own.add(code));
  };
  for (const kana of SMALL_KANA) move(kana.codePointAt(0) as number, 'NS');
  move(ZERO_WIDTH_JOINER, 'ZWJ');
  move(SOFT_HYPHEN, 'CM');
  return classes;
}

const held = new Set(UNICODE_RANGES.flatMap((text) => [...codesIn(decodeRanges(text))]));
const codes = [...held].filter(isListed).sort((a, b) => a - b);
const classes = classesFrom(await groupsInChromium(codes));
const entries = [...classes].map(([name, own]) => `  ${name}: '${encodeRanges(rangesOf(own))}',\n`);
writeFileSync(
  new URL('../src/line-break-classes.generated.ts', import.meta.url),
  '// Generated by tools/generate-line-break-classes.ts from Chromium. Do not edit.\n' +
    '/** Ranges of each class; letters, and ideographs of the large blocks, are not listed. */\n' +
    `export const LINE_BREAK_RANGES: Readonly<Record<string, string>> = {\n${entries.join('')}};\n`,
);

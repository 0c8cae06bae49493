import { createRequire } from 'node:module';
import { PagewrightError } from '@pagewright/model/errors';
import { DOCUMENT_VERSION, type SourceDocument, type SourceWarning } from '@pagewright/model/source-document';
import { detectLanguage } from '../language.ts';
import { withoutBoxes } from '../structure/admonitions.ts';
import { withAgendaPoints } from '../structure/agenda-points.ts';
import { withAttributedQuotes, withAttribution } from '../structure/attributed-quotes.ts';
import { finishBlocks } from '../structure/blocks.ts';
import { withChatTurns } from '../structure/chat-turns.ts';
import { withCircledEntries } from '../structure/circled-entries.ts';
import { withCollapsedParts } from '../structure/collapsed-parts.ts';
import { withCountedLists } from '../structure/counted-paragraphs.ts';
import { withDefinitionLists } from '../structure/definition-lists.ts';
import { withPipeRows } from '../structure/delimited-rows.ts';
import { withEmojiMarks } from '../structure/emoji-marks.ts';
import { withFieldLines } from '../structure/field-lines.ts';
import { behindTitle } from '../structure/fill-notes.ts';
import { withFootnotes } from '../structure/footnotes.ts';
import { withoutFrontMatter } from '../structure/front-matter.ts';
import { withoutHtmlTags } from '../structure/html-tags.ts';
import { withoutInlineMarks } from '../structure/inline-marks.ts';
import { withKeyedLines } from '../structure/keyed-lines.ts';
import { withLedNumbers } from '../structure/led-numbers.ts';
import { withoutLinkDefinitions } from '../structure/link-definitions.ts';
import { withLinks } from '../structure/links.ts';
import { linksOfMarkdown } from '../structure/markdown-links.ts';
import { withoutNumberedColumns } from '../structure/numbered-columns.ts';
import { withOpening } from '../structure/opening-lines.ts';
import { withoutOutsidePictures } from '../structure/outside-pictures.ts';
import { withQuotedLists } from '../structure/quoted-lists.ts';
import { withoutSiteMarks } from '../structure/site-marks.ts';
import { blocksOfLines } from '../structure/text-lines.ts';
import { withoutWraps } from '../structure/unwrap/unwrap.ts';
import { titleOfText } from '../title/title-of-text.ts';

const require = createRequire(import.meta.url);

/** Plain text in whatever encoding → document. */
export function readTxt(name: string, bytes: Uint8Array, warnings: SourceWarning[] = []): SourceDocument {
  const { text, guessed } = decodeText(bytes);
  if (guessed) warnings.push({ code: 'encoding-guessed', params: { encoding: guessed } });
  if (!text.trim()) throw new PagewrightError('file/empty', { file: name });
  return textDocument(name, text, warnings);
}

/** Text that is decoded already → document. */
export function textDocument(name: string, text: string, warnings: SourceWarning[] = []): SourceDocument {
  const all = withoutDialects(withoutFrontMatter(text.split(/\r\n|[\n\r\f]/)));
  const told = withoutOutsidePictures(all);
  if (told) warnings.push({ code: 'external-images', params: {} });
  const own = told ?? all;
  const written = withoutLinkDefinitions(withoutHtmlTags(own));
  const paragraphs = withAttributedQuotes(withoutWraps(withoutNumberedColumns(behindTitle(withQuotedLists(written)))));
  const lines = withPipeRows(
    withOpening(
      withFieldLines(withLedNumbers(withKeyedLines(withEmojiMarks(withChatTurns(withCircledEntries(paragraphs)))))),
    ),
  );
  const blocks = finishBlocks(
    name,
    withAgendaPoints(withCountedLists(blocksOfLines(lines)))
      .map(withoutInlineMarks)
      .map(withAttribution),
  );
  return {
    version: DOCUMENT_VERSION,
    file: name,
    kind: 'txt',
    title: titleOfText(name, blocks),
    language: detectLanguage(text),
    blocks: withLinks(blocks, linksOfMarkdown(own)),
    assets: {},
    warnings,
  };
}

/** A text of Markdown as CommonMark has it, whatever program's dialect it is written in. */
function withoutDialects(lines: readonly string[]): string[] {
  return withDefinitionLists(withFootnotes(withoutBoxes(withCollapsedParts(withoutSiteMarks(lines)))));
}

/**
 * In this order: byte order mark, UTF-16 by its NULs, strict UTF-8, then a guess among the encodings in use. Exported
 * for its tests.
 */
export function decodeText(bytes: Uint8Array): { text: string; guessed?: string } {
  const marked = byteOrderMark(bytes) ?? utf16ByNuls(bytes);
  if (marked) return { text: new TextDecoder(marked).decode(bytes) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const encoding = guess(bytes);
    return { text: new TextDecoder(encoding).decode(bytes), guessed: encoding };
  }
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

function utf16ByNuls(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  if (odd > sample.length * 0.1 && odd > even * 4) return 'utf-16le';
  return even > sample.length * 0.1 && even > odd * 4 ? 'utf-16be' : undefined;
}

const CANDIDATES = ['gb18030', 'big5', 'shift_jis', 'euc-jp', 'windows-1252'] as const;

/** The detector's choice where it is one of ours; else the candidate that decodes to the most plausible text. */
function guess(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, 200_000);
  // Loaded for the few texts that are in no UTF.
  const { detect } = require('chardet') as typeof import('chardet');
  const detected = detect(sample)?.toLowerCase().replace('-', '_');
  const scores = CANDIDATES.map((encoding) => {
    const bonus = detected && encoding.replace('-', '_') === detected ? 0.25 : 0;
    return { encoding, score: plausibility(new TextDecoder(encoding).decode(sample), encoding) + bonus };
  });
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).encoding;
}

/** The most frequent characters of Chinese and Japanese text. */
const FREQUENT = new Set(
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重並於這個們來為國說時會對過發後裡經學現當沒動還進樣開從實軍無與長機關點業將兩間問のにはをたがでてとしれさるいなもくかまこあ',
);

function plausibility(text: string, encoding: string): number {
  let good = 0;
  let bad = 0;
  let wide = 0;
  for (const character of text.slice(0, 20_000)) {
    const codePoint = character.codePointAt(0) as number;
    if (codePoint === 0xfffd || (codePoint >= 0x80 && codePoint < 0xa0) || (codePoint >= 0xe000 && codePoint < 0xf900))
      bad += 3;
    else if (codePoint > 0xff60 && codePoint < 0xffa0) bad += 1;
    else if (codePoint > 0x2e7f) {
      wide += 1;
      if (FREQUENT.has(character)) good += 1;
    }
  }
  if (encoding === 'windows-1252') {
    const accented = text.match(/[a-z][éèêëàâçîïôûùöäüñß’“”–…œ][a-z\s.,]/gi)?.length ?? 0;
    const odd = text.match(/[\u00a1-\u00bf\u00d7\u00f7\u0192\u02c6\u2020-\u2030]/g)?.length ?? 0;
    return (accented - odd * 2 - bad) / Math.max(1, accented + odd + bad);
  }
  return (good * 2.5 - bad) / Math.max(1, wide + bad);
}

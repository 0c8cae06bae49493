import { decodeHTMLStrict } from 'entities';
import type { DraftBlock } from './blocks.ts';
import { boldLead } from './bold-leads.ts';
import { raisedFigures } from './raised-figures.ts';

/**
 * Markdown's marks within a line (CommonMark 0.31 §6): the words stay, the marks go. Of a link and a picture their text
 * stays, of a task its words. Marks that do not come in pairs, and stars between figures, are the person's own.
 */
const MARKS = [
  { pattern: /!\[([^\]\n]{0,500})\]\([^()\s]*(?:\s+"[^"]*")?\)/g, isBold: false },
  // `[words](<an address>)`, and notes, whose brackets are words: `[[1]](#note)`.
  { pattern: /\[([^\]\n]{1,500})\]\(<[^<>\n]{0,1000}>(?:\s+"[^"]*")?\)/g, isBold: false },
  { pattern: /\[(\[[^[\]\n]{1,60}\])\]\([^()\s]*\)/g, isBold: false },
  { pattern: /\[([^\]\n]{1,500})\]\([^()\s]*(?:\([^()\s]*\))?(?:\s+"[^"]*")?\)/g, isBold: false },
  { pattern: /<((?:https?:\/\/|mailto:)[^>\s]+)>/g, isBold: false },
  { pattern: /``\s?(.+?)\s?``/g, isBold: false },
  { pattern: /`([^`\n]+)`/g, isBold: false },
  { pattern: /\*\*\*(?=\S)(.+?)(?<=\S)\*\*\*/g, isBold: true },
  { pattern: /\*\*(?=\S)(.+?)(?<=\S)\*\*/g, isBold: true },
  // `**Action **: …`, `** Votes**`: people set a blank inside them, too.
  { pattern: /\*\*(?=[^\s*])([^*\n]{1,120}?)\s\*\*(?=[\s:：,，.。;；)]|$)/g, isBold: true },
  { pattern: /\*\*\s(?=[\p{L}\p{N}«“"])([^*\n]{1,120}?)(?<=[^\s*])\*\*/gu, isBold: true },
  { pattern: /^\*\*\s(?=[^\s*])([^*\n]{1,200}?)\s\*\*$/g, isBold: true },
  // Bold words that hold a blank only.
  { pattern: /(?<=\S)\*\*(\s)\*\*(?=\S)/g, isBold: false },
  // What opens or closes in another line.
  { pattern: /^\*\*(?=[\p{L}\p{N}«“"(])([^*\n]+)$/gu, isBold: false },
  { pattern: /^([^*\n]*[\p{L}\p{N}).!?»”"])\s?\*\*$/gu, isBold: false },
  { pattern: /(?<![\p{L}\p{N}_])__(?=\S)(.+?)(?<=\S)__(?![\p{L}\p{N}_])/gu, isBold: true },
  { pattern: /~~(?=\S)(.+?)(?<=\S)~~/g, isBold: false },
  // Marked words, `H~2~O` (Pandoc).
  { pattern: /(?<![\p{L}\p{N}=])==(?=[^\s=])([^=\n]+?)(?<=[^\s=])==(?![\p{L}\p{N}=])/gu, isBold: false },
  { pattern: /(?<=\p{L})~(\d{1,3})~/gu, isBold: false },
  { pattern: /(?<![\p{L}\p{N}*\\])\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu, isBold: false },
  // Scripts without spaces go on right behind: `、*read-mostly データ*とは`. Between two letters a star multiplies.
  {
    pattern: /(?<![\p{L}\p{N}*\\])\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu,
    isBold: false,
  },
  // Between kana nothing is multiplied: `アカウントを*なりすまし*して`.
  {
    pattern: /(?<=[\p{sc=Hiragana}\p{sc=Katakana}])\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*(?=\p{sc=Hiragana})/gu,
    isBold: false,
  },
  { pattern: /(?<![\p{L}\p{N}_\\])_(?=[^\s_])([^_\n]+?)(?<=[^\s_])_(?![\p{L}\p{N}_])/gu, isBold: false },
] as const;
/** `2^nd^`, `10^6^` (Pandoc): in plain figures that would be 106. */
const RAISED = /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}]{1,8}|[-−–]\d{1,3})\^/gu;
/** Characters that Markdown lets one write as themselves: `\*`. */
const ESCAPED = /\\([\\`*_{}[\]()#+.!|~-])/g;
const TASK = /^\[[ xX]\]\s+(?=\S)/;

interface Plain {
  readonly text: string;
  /** What was bold, in order. */
  readonly emphasis: readonly string[];
}

function plainOf(text: string): Plain {
  if (!/[*_`[<~^=\\&]/.test(text)) return { text, emphasis: [] };
  const emphasis: string[] = [];
  let plain = text;
  plain = plain.replace(RAISED, (_, words: string) => raisedFigures(words));
  for (const { pattern, isBold } of MARKS) {
    plain = plain.replace(pattern, (_, inner: string) => {
      if (isBold) emphasis.push(inner);
      return inner;
    });
  }
  plain = withCharacters(plain.replace(ESCAPED, '$1')).trim();
  const bold = emphasis.map(withCharacters).filter((part) => plain.includes(part));
  return { text: plain === '' ? text : plain, emphasis: bold };
}

/** `&#xNAN;`: an editor's name of a character that it has lost. */
const LOST = /&#xNAN;/gu;

/** Characters instead of their names, `&amp;`, `&#x20;` (CommonMark 0.31 §6.2). */
function withCharacters(text: string): string {
  if (!text.includes('&')) return text;
  return decodeHTMLStrict(text.replace(LOST, '')).replaceAll('\u00a0', ' ');
}

/** A line without marks, as its words come to stand in a block. */
export function plainLine(text: string): string {
  return plainOf(text).text;
}

/** A cell of a Markdown table without marks. */
export function plainCell(text: string): string {
  return plainOf(text).text;
}

/** A block of plain text without Markdown's marks. Cells lost theirs before they got types; code keeps every character. */
export function withoutInlineMarks(block: DraftBlock): DraftBlock {
  switch (block.kind) {
    case 'heading':
    case 'quote':
      return { ...block, text: plainOf(block.text).text };
    case 'paragraph': {
      const { text, emphasis } = plainOf(block.text);
      return { ...block, text, ...(emphasis.length > 0 ? { emphasis: [...emphasis] } : {}) };
    }
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => {
          const { text, emphasis } = plainOf(item.text.replace(TASK, ''));
          return { ...item, text, ...boldLead(text, emphasis) };
        }),
      };
    default:
      return block;
  }
}

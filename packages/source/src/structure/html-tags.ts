import { withTables } from './html-tables.ts';
import { CODE_SPAN, overProse } from './prose-lines.ts';
import { raisedFigures } from './raised-figures.ts';

/** Elements of HTML that stand in texts of Markdown: the words inside stay. */
const NAMES =
  'a|abbr|article|aside|b|big|blockquote|br|center|cite|code|dd|del|details|div|dl|dt|em|fieldset|figcaption|figure|font|footer|form|h[1-6]|header|hr|i|img|input|ins|kbd|label|legend|li|main|mark|nav|ol|p|pre|q|s|samp|section|small|source|span|strike|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|tt|u|ul|var|wbr';
/** Elements whose words are not the text's. */
const MEDIA = 'audio|button|canvas|iframe|object|picture|script|select|style|svg|video';
/** Most signs of one tag, and of what stands in a medium. */
const MOST = { tag: 2_000, medium: 20_000 } as const;

const OPENED = new RegExp(`<!--|<(?<medium>${MEDIA})\\b[^<>]{0,${MOST.tag}}>`, 'gi');
/** With the white space in front of them where they begin their line. */
const HEADING = new RegExp(
  `(^[ \\t]*)?<h([1-6])(?:\\s[^<>]{0,${MOST.tag}})?>([^\\n<>]{1,300})</h\\2>[ \\t]*($)?`,
  'gim',
);
const ENTRY = /(^[ \t]*)?<li(?:\s[^<>]{0,200})?>\s*(?=\S)/gim;
const TAG = new RegExp(`</?(?:${NAMES}|${MEDIA})(?:\\s[^<>]{0,${MOST.tag}})?\\s?/?>`, 'gi');
/** Elements that end without being closed, or hold nothing: one alone is a tag. */
const UNCLOSED = /^(?:br|hr|img|input|wbr|source|li|p|dd|dt|t[dhr]|tbody|thead|tfoot)$/i;
/** In plain figures `10<sup>6</sup>` would be 106. */
const RAISED = /<sup>([^<>\n]{1,12})<\/sup>/gi;
const SPAN = new RegExp(CODE_SPAN, 'g');
/** A tag that begins its line, one with attributes, or figures off the line: without one of these a text only speaks of tags. */
const USED = new RegExp(
  `^\\s*(?:<!--|</?(?:${NAMES}|${MEDIA})[\\s>/])|<(?:a|img|span|font|div|br)(?:\\s[^<>]*=|\\s?/?>)|<(su[bp])>[^<>\\n]{1,60}</\\1>`,
  'im',
);

/** A text of Markdown without the tags of HTML in it; listings stay as they are. */
export function withoutHtmlTags(lines: readonly string[]): string[] {
  return overProse(lines, withoutTags);
}

function withoutTags(lines: readonly string[]): readonly string[] {
  const text = lines.join('\n');
  if (!text.includes('<') || !USED.test(text.replace(SPAN, ''))) return lines;
  const spans = text.match(SPAN) ?? [];
  let next = 0;
  // Each place knows its words: some go with the medium that they stand in.
  const covered = text.replace(SPAN, () => {
    next += 1;
    return `\uE000${next - 1}\uE001`;
  });
  const isClosed = closedIn(covered);
  return withTables(withoutMedia(covered))
    .replace(HEADING, (_, indent: string | undefined, level: string, words: string, end: string | undefined) => {
      const heading = `${'#'.repeat(Number(level))} ${words.trim()}`;
      return `${indent ?? '\n'}${heading}${end === undefined ? '\n' : ''}`;
    })
    .replace(ENTRY, (_, indent: string | undefined) => `${indent ?? '\n'}- `)
    .replace(RAISED, (_, words: string) => raisedFigures(words))
    .replace(TAG, (tag) => {
      const name = /^<\/?([a-z0-9]+)/i.exec(tag)?.[1] ?? '';
      // `enter <code>`: what nothing closes is a place to fill in.
      if (/^<[a-z0-9]+>$/i.test(tag) && !UNCLOSED.test(name) && !isClosed(name)) return tag;
      return /^<(?:br|\/td|\/th|\/div|\/p)\b/i.test(tag) ? ' ' : '';
    })
    .replace(/\uE000(\d+)\uE001/g, (_, place: string) => spans[Number(place)] ?? '')
    .split('\n');
}

/** Whether a text closes an element anywhere, by the element's name. */
function closedIn(text: string): (name: string) => boolean {
  const closed = new Set([...text.matchAll(/<\/([a-z0-9]+)\s*>/gi)].map(([, name = '']) => name.toLowerCase()));
  return (name) => closed.has(name.toLowerCase());
}

/** A text without its comments and media, from their first tag to their last; one that is not closed soon swallows nothing. */
function withoutMedia(text: string): string {
  const lower = text.toLowerCase();
  // Where each kind is closed next, looked for once up to there.
  const closings = new Map<string, number>();
  let result = '';
  let from = 0;
  for (const match of text.matchAll(OPENED)) {
    if (match.index < from) continue;
    const medium = match.groups?.['medium'];
    const closing = medium ? `</${medium.toLowerCase()}>` : '-->';
    const known = closings.get(closing);
    const at = known === undefined || (known >= 0 && known < match.index) ? lower.indexOf(closing, match.index) : known;
    closings.set(closing, at);
    if (at < 0 || at - match.index > MOST.medium) continue;
    result += text.slice(from, match.index);
    from = at + closing.length;
  }
  return result + text.slice(from);
}

import { overProse } from './prose-lines.ts';

/**
 * Parts that a reader unfolds: `<details>` with their `<summary>` (HTML, as GitHub and GitLab show it in Markdown). What
 * stands in a summary heads what it unfolds, one level below the heading that the part stands under.
 */
const OPENED = /^\s*<details\b[^<>]{0,200}>/i;
const CLOSED = /<\/details\s*>/i;
const SUMMARY = /<summary\b[^<>]{0,200}>(?<inner>[^]{0,1000}?)<\/summary\s*>(?<behind>.*)$/i;
const HEADING = /^(?<indent>\s{0,3})(?<marks>#{1,6})(?<words>\s+\S.*)$/;
const TAG = /<\/?[a-z][^<>]{0,300}>/gi;
/** What may stand behind a part that heads what is in it: nothing, a heading, a rule, a tag. Words would come to stand under its heading. */
const ENDS = /^\s*(?:$|#{1,6}\s|[-*_]{3,}\s*$|<)/;
/** What says nothing but that there is something to unfold. */
const UNFOLD =
  /^(?:(?:click|tap|press)\b.{0,24}\b(?:expand|open|show|see|view|reveal|unfold|toggle)\b.{0,16}|(?:show|see|view|read|expand)(?: more| details| all)?|details?|more|(?:点击|點擊|单击|按此|点此)?(?:展开|展開|查看|显示|顯示)(?:更多|全部|详情|詳情|详细|內容|内容)?|(?:クリック(?:して)?)?(?:展開|表示|開く|詳細)(?:する)?|cliquez?\b.{0,30}|(?:afficher|voir|dérouler|déplier)(?: plus| les détails| la suite)?|détails?)[.!…:：]*$/iu;
/** Lines over which a summary may go, and the deepest heading of Markdown. */
const MOST_LINES = 6;
const DEEPEST = 6;
const PROSE = '\uE002';

/** A text of Markdown with the summaries of what it unfolds as headings; listings stay as they are. */
export function withCollapsedParts(lines: readonly string[]): string[] {
  if (!lines.some((line) => OPENED.test(line))) return [...lines];
  const heads = partsThatHead(lines);
  /** Of the headings that the open parts stand under. */
  const levels: number[] = [];
  let level = 1;
  let parts = 0;
  return overProse(lines, (run) => {
    const result: string[] = [];
    for (let index = 0; index < run.length; index += 1) {
      let line = run[index] ?? '';
      const heading = HEADING.exec(line)?.groups;
      if (heading) {
        level = Math.min(DEEPEST, (heading['marks'] ?? '').length + levels.length);
        line = `${heading['indent']}${'#'.repeat(level)}${heading['words']}`;
      }
      if (OPENED.test(line)) {
        levels.push(level);
        parts += 1;
      }
      const summary = levels.length > 0 && /<summary\b/i.test(line) ? summaryAt(run, index) : undefined;
      if (summary) {
        const isHead = heads[parts - 1] ?? false;
        if (isHead) level = Math.min(DEEPEST, (levels.at(-1) ?? 1) + 1);
        if (summary.words !== '') result.push('', isHead ? `${'#'.repeat(level)} ${summary.words}` : summary.words, '');
        index += summary.lines - 1;
        line = summary.behind;
      }
      if (CLOSED.test(line)) level = levels.pop() ?? level;
      result.push(line);
    }
    return result;
  });
}

interface Summary {
  readonly words: string;
  readonly behind: string;
  readonly lines: number;
}

function summaryAt(run: readonly string[], index: number): Summary | undefined {
  const near = run.slice(index, index + MOST_LINES);
  const lines = near.findIndex((line) => /<\/summary\s*>/i.test(line)) + 1;
  const found = SUMMARY.exec(near.slice(0, lines).join(' '))?.groups;
  if (!found) return undefined;
  const words = (found['inner'] ?? '')
    .replace(TAG, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^\s*#{1,6}\s/, '')
    .trim();
  return { words: UNFOLD.test(words) ? '' : words, behind: found['behind'] ?? '', lines };
}

/** Of each part in the order of their openings, whether it ends where its heading's words would. */
function partsThatHead(lines: readonly string[]): boolean[] {
  // Of listings only that they stand there.
  const written = overProse(lines, (run) => run.map((line) => `${PROSE}${line}`));
  const prose = written
    .map((line) => (line.startsWith(PROSE) ? line.slice(PROSE.length) : 'listing'))
    .filter((line) => line.trim() !== '');
  const heads: boolean[] = [];
  const open: number[] = [];
  for (const [index, line] of prose.entries()) {
    if (OPENED.test(line)) open.push(heads.push(false) - 1);
    if (!CLOSED.test(line)) continue;
    const part = open.pop();
    if (part !== undefined) heads[part] = ENDS.test(prose[index + 1] ?? '');
  }
  return heads;
}

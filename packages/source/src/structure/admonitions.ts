import { overProse } from './prose-lines.ts';

/**
 * Boxes of Markdown's dialects: `:::tip[Title]` … `:::` (Docusaurus, VuePress, Pandoc, MyST), `!!! note "Title"` over
 * lines that are set in (MkDocs), a fence ```` ```{note} Title ```` (MyST). The name of their kind is for the program;
 * their title leads to what they say.
 */
const OPENED =
  /^\s*:{3,}\s*(?:\{[^{}\n]{0,200}\}|[a-z][a-z-]{0,30})?(?:\[(?<named>[^\]\n]{1,200})\]|\s+(?!\{)(?<titled>\S.{0,200}?))?(?:\s*\{[^{}\n]{0,200}\})?\s*$/u;
const SET_IN = /^\s*(?:!!!|\?\?\?\+?)\s+[a-z][a-z -]{0,30}(?:\s+"(?<titled>[^"\n]{0,200})")?\s*$/u;
const FENCED =
  /^\s*(?<fence>`{3,}|:{3,})\{(?:note|tip|hint|info|important|warning|caution|danger|error|attention|seealso|admonition)\}\s*(?<titled>\S.{0,200})?$/u;
/** A diagram between colons (Azure DevOps). */
const DIAGRAM = /^\s*(?<fence>:{3,})\s*mermaid\s*$/;
const INDENT = /^(?: {4}|\t)/;
/** Signs that end a title by themselves. */
const ENDED = /[:：.。!！?？]$/u;

/** A text of Markdown with the words of its boxes as paragraphs; listings stay as they are. */
export function withoutBoxes(lines: readonly string[]): string[] {
  return overProse(unfenced(lines), (run) => plain(run));
}

/** Boxes that are written as fences open like the others, diagrams that are written as boxes are listings. */
function unfenced(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => FENCED.test(line) || DIAGRAM.test(line))) return lines;
  let fence: string | undefined;
  let end = ':::';
  return lines.map((line) => {
    const box = fence === undefined ? FENCED.exec(line)?.groups : undefined;
    const diagram = fence === undefined ? DIAGRAM.exec(line)?.groups : undefined;
    if (box || diagram) {
      fence = (box ?? diagram)?.['fence'];
      end = diagram ? '```' : ':::';
      return diagram ? '```mermaid' : `:::box ${box?.['titled'] ?? ''}`.trimEnd();
    }
    if (fence === undefined || line.trim() !== fence) return line;
    fence = undefined;
    return end;
  });
}

function plain(lines: readonly string[]): string[] {
  const result: string[] = [];
  let title = '';
  let isSetIn = false;
  const push = (line: string): void => {
    const isPlain = line.trim() !== '' && /^\s*[\p{L}\p{N}"“«「『（(*_[]/u.test(line);
    if (title !== '' && line.trim() !== '') {
      // A list or a table has its title above it.
      if (isPlain) result.push(`${title}${ENDED.test(title) ? '' : ':'} ${line.trim()}`);
      else result.push(title, '', line);
      title = '';
    } else result.push(line);
  };
  for (const line of lines) {
    const set = SET_IN.exec(line)?.groups;
    const opened = set ?? OPENED.exec(line)?.groups;
    if (opened) {
      result.push('');
      title = (opened['named'] ?? opened['titled'] ?? '').trim();
      isSetIn = set !== undefined;
      continue;
    }
    if (isSetIn && line.trim() !== '' && !INDENT.test(line)) isSetIn = false;
    push(isSetIn ? line.replace(INDENT, '') : line);
  }
  return result;
}

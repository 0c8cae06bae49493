/** Most lines of front matter. */
const MOST_LINES = 80;
const RULE = /^---\s*$/;
const FIELD = /^(?<key>[A-Za-z_][\w-]*):(?:\s+(?<value>.*))?$/;
/** What stands in a list, below a field, or is a comment. */
const INSIDE = /^(?:\s+\S.*|-\s.*|#.*|\s*)$/;
const HEADING = /^#\s+\S/;
/** Fields that say something of the text: the others are for the program that makes a site of it. */
const TOLD = ['subtitle', 'description', 'summary'] as const;
/** Fields that are told with their names, as papers have them below their titles. */
const NAMED = ['author', 'authors', 'date'] as const;
/** One of these is in the front matter of any program. Fields in capitals are what a person wrote. */
const KNOWN =
  /^(?:title|subtitle|description|summary|authors?|date|layout|tags|categories|id|slug|name|lang|draft|outline|sidebar(?:_\w+|\w+)?|permalink|weight|aliases|nav_order|toc|hide|marp|theme|template|page\w+|redirect\w*|linkTitle|keywords|output)$/;

/**
 * A text of Markdown without its front matter, the fields between two `---` at its start: its title becomes the text's
 * heading where that has none, and what is told of the text (by whom, when) stands below.
 */
export function withoutFrontMatter(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => line.trim() !== '');
  if (start < 0 || !RULE.test(lines[start] ?? '')) return [...lines];
  const length = lines.slice(start + 1, start + 1 + MOST_LINES).findIndex((line) => RULE.test(line));
  const inside = lines.slice(start + 1, start + 1 + length);
  const keys = inside.flatMap((line) => FIELD.exec(line)?.groups?.['key'] ?? []);
  const isWritten = keys.some((key) => /^[A-Z]/.test(key)) || !keys.some((key) => KNOWN.test(key));
  if (length < 1 || isWritten || !inside.every((line) => FIELD.test(line) || INSIDE.test(line))) return [...lines];
  const fields = new Map(inside.flatMap((line, index) => fieldOf(line, inside.slice(index + 1))));
  const body = lines.slice(start + length + 2);
  const told = [
    ...TOLD.flatMap((key) => fields.get(key) ?? []),
    ...NAMED.flatMap((key) => (fields.has(key) ? `${key[0]?.toUpperCase()}${key.slice(1)}: ${fields.get(key)}` : [])),
  ].flatMap((line) => [line, '']);
  const heading = body.findIndex((line) => HEADING.test(line));
  const title = fields.get('title');
  if (heading >= 0 || title === undefined)
    return [...body.slice(0, heading + 1), '', ...told, ...body.slice(heading + 1)];
  return [`# ${title}`, '', ...told, ...body];
}

/** A field and its value without quotation marks; what stands below it, set in or as a list, is its value too. */
function fieldOf(line: string, below: readonly string[]): (readonly [key: string, value: string])[] {
  const { key = '', value = '' } = FIELD.exec(line)?.groups ?? {};
  if (key === '') return [];
  const end = below.findIndex((other) => !/^(?:\s+\S|-\s|\s*$)/.test(other));
  const own = (end < 0 ? below : below.slice(0, end)).map((other) => other.trim()).filter((other) => other !== '');
  const isFolded = /^[|>][-+]?$/.test(value.trim());
  const plain =
    value.trim() === '' || isFolded
      ? own.map((other) => withoutQuotes(other.replace(/^-\s+(?:name:\s+)?/, ''))).join(isFolded ? ' ' : ', ')
      : /^\[.*\]$/.test(value.trim())
        ? value.trim().slice(1, -1).split(',').map(withoutQuotes).join(', ')
        : withoutQuotes(value);
  return plain === '' || /^[[{]/.test(plain) ? [] : [[key, plain]];
}

function withoutQuotes(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/u, '$2');
}

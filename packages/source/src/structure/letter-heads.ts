import { isDateline } from './datelines.ts';
import { isGreeting } from './greetings.ts';
import { SUBJECT } from './message-fields.ts';
import { endsAsSentence, listMarkOf, visualLength } from './numbering.ts';

/** Lines at the start of a letter among which its greeting stands, and the longest of its head, in comparable units. */
const HEAD = { lines: 16, longest: 70 } as const;
/** `12 Quay Street`, `8, rue des Tanneurs`, `44000 Nantes`, `〒150-0001`, `SW1A 1AA`: where somebody lives; no year and no count. */
const ADDRESS =
  /^(?!(?:19|20)\d{2}\s)(?:\d{1,4}\s?(?:[a-zA-Z]|bis|ter)?,?\s(?:\p{Lu}|(?:rue|av(?:enue|\.)?|b(?:oulevar)?d|bvd|place|chemin|allée|impasse|quai|route|cours|passage|square|sentier)\s)|\d{4,5}\s\p{Lu})|(?<!\p{L})\p{Lu}{1,2}\d\w?\s\d\p{Lu}{2}$|\s\p{Lu}{2}\s\d{5}$|^〒|\p{sc=Han}[路街道巷丁]\p{sc=Han}?\d+[号號]/u;

/**
 * A letter with who writes to whom above its greeting is called what its subject line says, which stands in front; the
 * lines of its head, joined as they stand together, come below. Without a subject they come behind all that it says.
 * Undefined of what is no letter.
 */
export function asLetter(lines: readonly string[]): string[] | undefined {
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line: line.trim(), index }]));
  const at = filled.slice(0, HEAD.lines).findIndex(({ line }) => isGreeting(line) && /[,，:：!！]$/u.test(line));
  const greeting = filled[at];
  if (!greeting || at < 1) return undefined;
  const head = filled.slice(0, at);
  const isHead = head.every(
    ({ line }) => visualLength(line) <= HEAD.longest && !endsAsSentence(line) && !listMarkOf(line),
  );
  if (!isHead) return undefined;
  const below = filled[at + 1];
  const subject = [...head, ...(below ? [below] : [])].find(({ line }) => SUBJECT.test(line));
  const others = joined(lines.slice(0, greeting.index).map((line, index) => (index === subject?.index ? '' : line)));
  const body = lines.slice(greeting.index).filter((_, index) => greeting.index + index !== subject?.index);
  if (subject) return [subject.line.replace(SUBJECT, ''), '', ...others, '', ...body];
  const isLetterhead = head.length > 1 && head.some(({ line }) => ADDRESS.test(line) && !isDateline(line));
  return isLetterhead ? [...body, '', ...others] : undefined;
}

/** Lines that stand together as one each, a blank one behind it. */
function joined(lines: readonly string[]): string[] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') groups.push([]);
    else groups.at(-1)?.push(line.trim().replace(/[,，]$/u, ''));
  }
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group) => [group.join(/\p{sc=Han}/u.test(group.join('')) ? '　' : ', '), '']);
}

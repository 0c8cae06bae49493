import { overProse } from './prose-lines.ts';

/** `: what it is`, below what it defines (PHP Markdown Extra, Pandoc, kramdown). */
const DEFINITION = /^ {0,3}:\s+(?<said>\S.*)$/u;
/** A line that can be defined: no heading, entry, quotation, row or definition. */
const TERM = /^ {0,3}(?![#>|:\-*+]|\d{1,3}[.)]\s)\S.{0,100}$/u;
const ENDED = /[:：]$/u;

/** Terms and what is said of them as entries of a list: `- Term: what it is`, further definitions below it. */
export function withDefinitionLists(lines: readonly string[]): string[] {
  return overProse(lines, (run) => (run.some((line) => DEFINITION.test(line)) ? listed(run) : run));
}

function listed(lines: readonly string[]): string[] {
  const result: string[] = [];
  let isDefined = false;
  for (const line of lines) {
    const said = DEFINITION.exec(line)?.groups?.['said'];
    if (said === undefined) {
      if (line.trim() !== '') isDefined = false;
      result.push(line);
      continue;
    }
    const above = result.findLastIndex((own) => own.trim() !== '');
    const term = result[above] ?? '';
    // A blank line may stand between a term and its definition, no more.
    const isBelow = above >= 0 && result.length - above <= 2;
    if (isBelow && isDefined) result.push(`  - ${said}`);
    else if (isBelow && TERM.test(term) && (result[above - 1] ?? '').trim() === '') {
      result.splice(above, result.length - above, `- ${term.trim()}${ENDED.test(term.trim()) ? '' : ':'} ${said}`);
      isDefined = true;
    } else {
      isDefined = false;
      result.push(line);
    }
  }
  return result;
}

import type { ProjectPage } from '@pagewright/contract/pages';
import type { ExportFormatId } from '@pagewright/export/formats';
import { EXPORT_FORMATS } from '@pagewright/export/formats';
import type { OptionValue } from '@pagewright/export/option-fields';
import { readPageRange } from './page-range.ts';

export type PageScope = 'all' | 'current' | 'some';

/** What a person has chosen so far. */
export interface ExportChoice {
  readonly type: ExportFormatId;
  readonly scope: PageScope;
  /** Page numbers as they are typed, for `some`. */
  readonly range: string;
  /** What is not here is as the format has it. */
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** The scope that the format allows: a file of one page is of the current one. */
export function allowedScope({ type, scope }: ExportChoice): PageScope {
  return EXPORT_FORMATS[type].scope === 'page' ? 'current' : scope;
}

/**
 * The pages that are exported.
 * @returns `all` for all that are not hidden, undefined where the choice names no page
 */
export function chosenPages(
  choice: ExportChoice,
  pages: readonly ProjectPage[],
  current: ProjectPage | undefined,
): readonly ProjectPage[] | 'all' | undefined {
  const scope = allowedScope(choice);
  if (scope === 'current') return current && [current];
  if (scope === 'all') return pages.some(({ hidden }) => !hidden) ? 'all' : undefined;
  const numbers = new Set(readPageRange(choice.range, pages.length));
  return numbers.size === 0 ? undefined : pages.filter((_, index) => numbers.has(index + 1));
}

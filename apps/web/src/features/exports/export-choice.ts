import type { ProjectPage } from '@pagewright/contract/pages';
import type { ExportFormatId } from '@pagewright/export/formats';
import { EXPORT_FORMATS } from '@pagewright/export/formats';
import type { OptionValue } from '@pagewright/export/option-fields';
import { unfilledPages } from './filled-pages.ts';
import { readPageRange } from './page-range.ts';

export type PageScope = 'all' | 'current' | 'some';

/** What a person has chosen so far. */
export interface ExportChoice {
  readonly type: ExportFormatId;
  readonly scope: PageScope;
  /** Page numbers as they are typed, for `some`. */
  readonly range: string;
  /** Whether `all` means also the pages that hold nothing yet. */
  readonly withUnfilled: boolean;
  /** What is not here is as the format has it. */
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** The scope that the format allows: a file of one page is of the current one. */
export function allowedScope({ type, scope }: ExportChoice): PageScope {
  return EXPORT_FORMATS[type].scope === 'page' ? 'current' : scope;
}

/**
 * The pages that are exported.
 * @returns `all` for all that are not hidden and hold something, undefined where the choice names no page
 */
export function chosenPages(
  choice: ExportChoice,
  pages: readonly ProjectPage[],
  current: ProjectPage | undefined,
): readonly ProjectPage[] | 'all' | undefined {
  const scope = allowedScope(choice);
  if (scope === 'current') return current && [current];
  if (scope === 'all') {
    const shown = pages.filter(({ hidden }) => !hidden);
    if (shown.length === 0) return undefined;
    return choice.withUnfilled && unfilledPages(pages).length > 0 ? shown : 'all';
  }
  const numbers = new Set(readPageRange(choice.range, pages.length));
  return numbers.size === 0 ? undefined : pages.filter((_, index) => numbers.has(index + 1));
}

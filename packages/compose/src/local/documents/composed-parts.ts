import type { SimpleBrief } from '@pagewright/model/outline';
import { saidOnce } from '../critic/said-once.ts';
import { bestComposition, type ComposedPage } from '../critic/search.ts';
import { formsOf } from '../forms/briefs.ts';
import type { FormContext } from '../forms/context.ts';
import { squeeze } from '../language/text.ts';
import type { Group } from '../material/groups.ts';
import type { Material } from '../material/material.ts';
import { Titles } from '../titles/titles.ts';

/**
 * What the parts of several pages say, page by page, in the titles and forms that the critic likes best in this order.
 * @param keepsWords nothing is left out, not even what was said before
 */
export function composedParts(
  material: Material,
  pages: readonly (readonly Group[])[],
  contextFor: (group: Group) => FormContext,
  keepsWords: boolean,
): ComposedPage<SimpleBrief>[][] {
  const titles = new Titles(material);
  const groups = pages.flat();
  const composed = bestComposition({
    groups,
    isExact: true,
    tellingsAt: (index) => groups.slice(index, index + 1).map((group) => ({ takes: 1, groups: [group] })),
    titlesOf: (group) => titles.candidatesOf(group),
    formsOf: (group, title) => formsOf('part', group, title, contextFor(group)),
    taken: [squeeze(material.title)],
    dividers: new Set(),
  });
  const briefs = composed.map(({ brief }) => brief);
  const said = keepsWords ? briefs : saidOnce(briefs);
  const parts = new Map(composed.map((page, index) => [page.group, { ...page, brief: said[index] as SimpleBrief }]));
  return pages.map((own) => own.flatMap((group) => parts.get(group) ?? []));
}

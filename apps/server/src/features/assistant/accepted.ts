import type { acceptProposal } from '@pagewright/contract/assistant';
import type { BodyOf } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import type { HeldPage, HeldProposal } from './tables.ts';

/** A proposal as far as it is accepted. */
export interface Accepted extends HeldProposal {
  /** Of pages of which only some objects are accepted, these. */
  readonly objects: ReadonlyMap<number, ReadonlySet<string>>;
}

/**
 * Pages that say something between them are accepted together.
 * @throws PagewrightError `request/invalid` where a page is named that it is not about or whose partners are not, or a
 * format for some pages alone
 */
export function accepted(proposal: HeldProposal, wanted: BodyOf<typeof acceptProposal>['pages']): Accepted {
  if (!wanted) return { ...proposal, objects: new Map() };
  const chosen = new Map(wanted.map((page) => [page.id, page]));
  const known = new Map(proposal.pages.map((page) => [page.id, page]));
  const objects = new Map<number, ReadonlySet<string>>();
  for (const { id, objects: ids } of wanted) {
    const page = known.get(id);
    if (!page || (ids && !(page.is === 'changed' && page.byObject)))
      throw new PagewrightError('request/invalid', { field: 'pages' });
    if (ids) objects.set(id, new Set(ids));
  }
  const pages = proposal.pages.filter(({ id }) => chosen.has(id));
  if (pages.some((page) => page.with?.some((id) => !chosen.has(id))))
    throw new PagewrightError('request/invalid', { field: 'pages' });
  if (pages.length === proposal.pages.length) return { ...proposal, objects };
  if (proposal.look.format) throw new PagewrightError('request/invalid', { field: 'pages' });
  const { style } = proposal.look;
  return {
    ...proposal,
    pages: pages.map((page) => (style ? withStyle(page, style) : page)),
    ...(proposal.order ? { order: proposal.order.filter((id) => id > 0 || chosen.has(id)) } : {}),
    look: {},
    objects,
  };
}

/** A style that only some pages are to have is theirs. */
function withStyle(page: HeldPage, style: NonNullable<HeldProposal['look']['style']>): HeldPage {
  return page.is === 'changed' ? { ...page, style } : page;
}

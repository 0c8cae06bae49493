import type { Page } from '@pagewright/components/models';
import type { Proposal, ProposedPage } from '@pagewright/contract/assistant';
import { choosableObjects } from '../comparison/compared-row.ts';
import { readablePage } from '../pages/parsed-page.ts';

/** What of a proposal is not to be accepted. */
export interface ProposalChoice {
  /** Ids of pages. */
  readonly pages: ReadonlySet<number>;
  /** Ids of objects, by their page; of no page that is left out, and never all of a page. */
  readonly objects: ReadonlyMap<number, ReadonlySet<string>>;
}

/** All is accepted. */
export const NOTHING_LEFT: ProposalChoice = { pages: new Set(), objects: new Map() };

/** Takes a page in, or leaves it out, with the pages that say between them what it said. */
export function choosePage(choice: ProposalChoice, page: ProposedPage, isTaken: boolean): ProposalChoice {
  const ids = [page.id, ...(page.with ?? [])];
  const pages = isTaken
    ? new Set([...choice.pages].filter((id) => !ids.includes(id)))
    : new Set([...choice.pages, ...ids]);
  return { pages, objects: new Map([...choice.objects].filter(([id]) => !ids.includes(id))) };
}

/**
 * Takes an object in, or leaves it out. A page of which the last object is left out is left out itself; one that was comes
 * with this object alone.
 * @param all ids of the objects of the page that can be chosen
 */
export function chooseObject(
  choice: ProposalChoice,
  page: ProposedPage,
  all: readonly string[],
  objectId: string,
  isTaken: boolean,
): ProposalChoice {
  const before = choice.pages.has(page.id) ? new Set(all) : (choice.objects.get(page.id) ?? new Set());
  const left = isTaken ? [...before].filter((id) => id !== objectId) : [...before, objectId];
  if (all.every((id) => left.includes(id))) return choosePage(choice, page, false);
  const taken = choosePage(choice, page, true);
  return left.length === 0 ? taken : { ...taken, objects: new Map([...taken.objects, [page.id, new Set(left)]]) };
}

/** Which pages are accepted, and of some of them which objects; undefined where all is. */
export function acceptedOf(
  proposal: Proposal,
  { pages, objects }: ProposalChoice,
  objectsOf: (page: ProposedPage) => readonly string[],
): { id: number; objects?: string[] }[] | undefined {
  if (pages.size === 0 && objects.size === 0) return undefined;
  return proposal.pages
    .filter(({ id }) => !pages.has(id))
    .map((page) => {
      const left = objects.get(page.id);
      return { id: page.id, ...(left && { objects: objectsOf(page).filter((id) => !left.has(id)) }) };
    });
}

/** Ids of the objects of a page that can be accepted one by one. @param before the page's source as it is */
export function objectsOf(before: string | undefined, page: ProposedPage): string[] {
  const [then, now] = page.byObject && before !== undefined ? [readablePage(before), readablePage(page.text)] : [];
  return then && now ? choosableIds(then, now) : [];
}

function choosableIds(before: Page, after: Page): string[] {
  return choosableObjects(before, after).map(({ id }) => id);
}

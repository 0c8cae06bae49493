import { addressOf, linkToPage, pageOfLink } from '@pagewright/model/link';

/** A link while it is being made: to a page, or to what is typed as an address. */
export interface LinkDraft {
  readonly page: number | undefined;
  readonly typed: string;
  /** Whether what is typed was found to be no address. */
  readonly isBad: boolean;
}

export function draftOf(link: string | undefined): LinkDraft {
  const page = link === undefined ? undefined : pageOfLink(link);
  return { page, typed: page === undefined ? (link ?? '') : '', isBad: false };
}

/** The link that is meant, none where nothing is typed; undefined where it is no address. */
export function readDraft({ page, typed }: LinkDraft): { readonly link: string | undefined } | undefined {
  if (page !== undefined) return { link: linkToPage(page) };
  if (typed.trim() === '') return { link: undefined };
  const link = addressOf(typed);
  return link === undefined ? undefined : { link };
}

import type { listCollections } from '@pagewright/contract/collections';
import type { QueryOf } from '@pagewright/contract/endpoint';
import { PUBLISH_CATEGORIES, PUBLISH_INDUSTRIES } from '@pagewright/contract/publishing';

type Wanted = QueryOf<typeof listCollections>;

export const PRICES = ['free', 'paid'] as const satisfies readonly Wanted['price'][];

/** What of the marketplace is shown. It stands in the address, so that it lasts over a reload and going back. */
export interface MarketView extends Pick<Wanted, 'search' | 'page'> {
  readonly tab: 'all' | 'own';
  readonly industry: Wanted['industry'];
  readonly category: Wanted['category'];
  readonly price: Wanted['price'];
}

export const FIRST_VIEW: MarketView = {
  tab: 'all',
  search: '',
  industry: undefined,
  category: undefined,
  price: undefined,
  page: 1,
};

/** Reads what stands in the address; anything that is no such choice is as if it were not there. */
export function readView(query: URLSearchParams): MarketView {
  const page = Number(query.get('page'));
  return {
    tab: query.get('tab') === 'own' ? 'own' : 'all',
    search: query.get('search') ?? '',
    industry: PUBLISH_INDUSTRIES.find((value) => value === query.get('industry')),
    category: PUBLISH_CATEGORIES.find((value) => value === query.get('category')),
    price: PRICES.find((value) => value === query.get('price')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Only what differs from the first view. */
export function writeView(view: MarketView): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of Object.keys(FIRST_VIEW) as (keyof MarketView)[]) {
    const value = view[key];
    if (value !== undefined && value !== FIRST_VIEW[key]) query.set(key, String(value));
  }
  return query;
}

/** Whether something is looked for. */
export function isNarrowed({ search, industry, category, price }: MarketView): boolean {
  return search.trim() !== '' || [industry, category, price].some((value) => value !== undefined);
}

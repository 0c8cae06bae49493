import type { Proposal } from '@pagewright/contract/assistant';
import { withChosenObjects } from '@pagewright/page/object-difference';
import { printPage } from '@pagewright/page/source-text';
import { readablePage } from '../pages/parsed-page.ts';
import type { ComparedPage } from '../versions/compare-pages.ts';

/** Of pages of which only some objects are to change, these. */
export type ChosenObjects = ReadonlyMap<number, ReadonlySet<string>>;

/** The document as it would be. */
export function proposedDocument(
  before: readonly ComparedPage[],
  { pages, order }: Proposal,
  objects: ChosenObjects,
): ComparedPage[] {
  const known = new Map(before.map((page) => [page.id, page]));
  const changes = new Map(pages.map((page) => [page.id, page]));
  const ids = order ?? before.flatMap(({ id }) => (changes.get(id)?.is === 'gone' ? [] : id));
  return ids.flatMap((id) => {
    const page = known.get(id) ?? { id, name: '', hidden: false, section: '' };
    const change = changes.get(id);
    const text = change ? mixed(known.get(id)?.text, change.text, objects.get(id)) : known.get(id)?.text;
    const { hidden = page.hidden, section = page.section } = change ?? {};
    return text === undefined ? [] : { ...page, hidden, section, text };
  });
}

function mixed(before: string | undefined, after: string, chosen: ReadonlySet<string> | undefined): string {
  const [then, now] = [before && readablePage(before), readablePage(after)];
  return chosen && then && now ? printPage(withChosenObjects(then, now, chosen)) : after;
}

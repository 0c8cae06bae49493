import type { Proposal } from '@pagewright/contract/assistant';
import { withChosenObjects } from '@pagewright/page/object-difference';
import { printPage } from '@pagewright/page/source-text';
import type { ComparedPage } from '../comparison/compare-pages.ts';
import { readablePage } from '../pages/parsed-page.ts';
import { objectsOf, type ProposalChoice } from './proposal-choice.ts';

/** The document as it would be, without the objects that are left out; pages that are left out stand there to be looked at. */
export function proposedDocument(
  before: readonly ComparedPage[],
  { pages, order }: Proposal,
  objects: ProposalChoice['objects'],
): ComparedPage[] {
  const known = new Map(before.map((page) => [page.id, page]));
  const changes = new Map(pages.map((page) => [page.id, page]));
  const ids = order ?? before.flatMap(({ id }) => (changes.get(id)?.is === 'gone' ? [] : id));
  return ids.flatMap((id) => {
    const page = known.get(id) ?? { id, name: '', hidden: false, section: '' };
    const change = changes.get(id);
    const earlier = known.get(id)?.text;
    const left = objects.get(id);
    const text = change ? (left && without(left, earlier, change)) || change.text : earlier;
    const { hidden = page.hidden, section = page.section } = change ?? {};
    return text === undefined ? [] : { ...page, hidden, section, text };
  });
}

function without(
  left: ReadonlySet<string>,
  before: string | undefined,
  change: Proposal['pages'][number],
): string | undefined {
  const [then, now] = [before !== undefined && readablePage(before), readablePage(change.text)];
  if (!then || !now) return undefined;
  return printPage(withChosenObjects(then, now, new Set(objectsOf(before, change).filter((id) => !left.has(id)))));
}

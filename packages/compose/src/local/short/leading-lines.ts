import type { Item } from '@pagewright/model/outline';
import { ROOM } from '../forms/drafts.ts';
import { squeeze } from '../language/text.ts';
import { statement } from '../material/atoms.ts';
import type { Passage } from '../reading/passages.ts';
import type { Told } from './joining.ts';

/** Fewest parts that a line leads to. */
const FEWEST = 2;

/** A heading over one line and several parts of its own: the page of the line names the parts, as one line alone is no page. */
export function withPartsNamed(all: readonly Told[]): Told[] {
  return all.map((told, index) => {
    const [draft, other] = told.drafts;
    const item = draft && !other ? onlyItem(draft.brief) : undefined;
    if (!draft || !item || draft.head || draft.half || draft.exhibit || draft.brief.form !== 'bullets') return told;
    const children = partsBelow(told.passage, all.slice(index + 1)).map(({ heading, origin }) =>
      statement(heading, origin, item.rank),
    );
    if (children.length < FEWEST || children.length > ROOM.items) return told;
    return { ...told, drafts: [{ ...draft, brief: { ...draft.brief, items: [{ ...item, children }] } }] };
  });
}

function onlyItem(brief: Told['drafts'][number]['brief']): Item | undefined {
  const [item, other] = brief.form === 'bullets' ? brief.items : [];
  return item && !other && !item.lead && !item.children?.length ? item : undefined;
}

/** What stands right below a heading, each part once. */
function partsBelow({ path, heading, document }: Passage, following: readonly Told[]): Passage[] {
  if (heading === '') return [];
  const place = [...path, heading].map(squeeze).join('\n');
  const parts: Passage[] = [];
  for (const { passage } of following) {
    const above = passage.path.map(squeeze).join('\n');
    if (passage.document !== document || !`${above}\n`.startsWith(`${place}\n`)) break;
    if (above === place && !parts.some(({ heading: own }) => own === passage.heading)) parts.push(passage);
  }
  return parts;
}

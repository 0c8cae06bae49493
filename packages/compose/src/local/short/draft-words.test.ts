import type { Item } from '@pagewright/model/outline';
import { expect, it } from 'vitest';
import { bullets } from '../forms/drafts.ts';
import { withoutSaid } from './draft-words.ts';

const item = (text: string, lead?: string): Item => ({ text, origins: [], rank: 0.5, ...(lead ? { lead } : {}) });
const REST = 'The gate of the yard is closed at ten in the evening by whoever leaves last, and opened again at six.';

it('what has become the title goes from below it, but for a name in front of it', () => {
  const title = item('The house has two floors');
  const textsOf = (...items: Item[]) => {
    const { brief } = withoutSaid(bullets(items, undefined), title);
    return brief.form === 'bullets' ? brief.items.map(({ lead, text }) => lead ?? text) : [];
  };
  expect(textsOf(item('The house has two floors.'), item(REST))).toEqual([REST]);
  expect(textsOf(item('The house has two floors.', 'Size'), item(REST))).toEqual(['Size', REST]);
});

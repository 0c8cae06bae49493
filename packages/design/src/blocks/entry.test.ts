import { expect, it } from 'vitest';
import { settingOf } from '../setting.ts';
import { STYLES } from '../styles.ts';
import { themeOf } from '../theme.ts';
import { entriesOfItems } from './entry.ts';

const setting = settingOf(themeOf({ format: 'ppt-16-9', style: STYLES.professional }, 'en-US'));
const item = (text: string) => ({ text, origins: ['a#1' as never], rank: 0.5 });

it('beside entries with a lead, words over lines of their own are one too', () => {
  const again = { ...item('Would do again'), children: [item('the train'), item('the flat')] };
  const not = { ...item('two cars from the airport'), lead: 'Would not' };
  expect(entriesOfItems(setting, [again, not])).toMatchObject([
    { head: { text: 'Would do again', slot: 'items.0.text' }, children: [{}, {}] },
    { head: { text: 'Would not' }, body: { text: 'two cars from the airport' } },
  ]);
  expect(entriesOfItems(setting, [again, item('nothing else')])).toMatchObject([
    { body: { text: 'Would do again' } },
    { body: { text: 'nothing else' } },
  ]);
});

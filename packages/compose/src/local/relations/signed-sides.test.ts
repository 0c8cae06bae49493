import { expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

it('signs in front of entries say on which side they are, and a heading of two names names the sides', () => {
  const entries = ['○ 電車・バス', '○ 宿泊費（1泊12,000円まで）', '× 自宅のネット代'];
  expect(relationsOf([list(entries)], 'ja-JP', '対象になるもの／ならないもの')).toMatchObject([
    {
      kind: 'list',
      areSides: true,
      items: [
        { text: '対象になるもの', children: [{ text: '電車・バス' }, { text: '宿泊費（1泊12,000円まで）' }] },
        { text: 'ならないもの', children: [{ text: '自宅のネット代' }] },
      ],
    },
  ]);
});

it('the signs themselves stand over the sides where nothing names them, also where they take turns', () => {
  expect(relationsOf([list(['+ cheap', '− slow support', '+ easy to use'])], 'en-US', 'The tool')).toMatchObject([
    {
      areSides: true,
      items: [
        { text: '+', children: [{ text: 'cheap' }, { text: 'easy to use' }] },
        { text: '−', children: [{ text: 'slow support' }] },
      ],
    },
  ]);
});

it('signs of one kind only mark the entries of a list', () => {
  const [only] = relationsOf([list(['+ cheap', '+ easy to use'])], 'en-US', 'The tool');
  expect(only).not.toMatchObject({ areSides: true });
});

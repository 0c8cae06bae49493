import { expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

const pairs = (items: readonly (readonly [string, string])[]) => [
  { kind: 'pairs', items: items.map(([left, right]) => ({ left: { text: left }, right: { text: right } })) },
];

it('several voices one behind the other are told each with who spoke, however short', () => {
  expect(relationsOf(['“汤很热，就是位子太少。”——吴阿姨，70岁', '“能打包吗？”——小周，快递员'], 'zh-CN')).toMatchObject(
    pairs([
      ['“汤很热，就是位子太少。”', '吴阿姨，70岁'],
      ['“能打包吗？”', '小周，快递员'],
    ]),
  );
});

it('who spoke may stand in a bracket, in a line of its own, or right behind in a list', () => {
  expect(
    relationsOf(['"It is quiet at last." (Nurse, York)', '"I miss the bell." (Cook, Hull)'], 'en-US'),
  ).toMatchObject(
    pairs([
      ['"It is quiet at last."', 'Nurse, York'],
      ['"I miss the bell."', 'Cook, Hull'],
    ]),
  );
  expect(
    relationsOf(['« Le préau rouvre quand ? » (M. Da Silva)', '« Et la cantine ? » (Mme Riou)'], 'fr-FR'),
  ).toMatchObject(
    pairs([
      ['« Le préau rouvre quand ? »', 'M. Da Silva'],
      ['« Et la cantine ? »', 'Mme Riou'],
    ]),
  );
  const apart = ['"It is quiet at last."', 'Nurse, York', '"I miss the bell."', 'Cook, Hull'];
  expect(relationsOf(apart, 'en-US')).toMatchObject(
    pairs([
      ['"It is quiet at last."', 'Nurse, York'],
      ['"I miss the bell."', 'Cook, Hull'],
    ]),
  );
  expect(relationsOf([list(['"Good soup" Ana', '"Too loud" Ben'])], 'en-US')).toMatchObject(
    pairs([
      ['"Good soup"', 'Ana'],
      ['"Too loud"', 'Ben'],
    ]),
  );
});

it('what nobody is named for stays a sentence', () => {
  const told = relationsOf(['"It is quiet at last."', 'Nobody had expected that so soon.'], 'en-US');
  expect(told.map(({ kind }) => kind)).not.toContain('pairs');
});

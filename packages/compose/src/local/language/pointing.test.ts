import { expect, it } from 'vitest';
import { onlyPoints, topicOf } from './pointing.ts';

it.each(['For example:', 'Par exemple', '例如：', '以下のとおり', 'As follows:', '具体如下：'])(
  'knows a line that only points at what follows it: %s',
  (line) => expect(onlyPoints(line)).toBe(true),
);

it.each(['For example the ferry:', 'Les objectifs', '以下三点需要注意', 'Notes on the ferry'])(
  'knows a line that says something by itself: %s',
  (line) => expect(onlyPoints(line)).toBe(false),
);

it.each([
  ['Regarding the new map of the harbour, everyone agreed.', 'the new map of the harbour'],
  [
    'Concernant la gestion des PAC (Porter à Connaissance), il est indiqué que rien ne change.',
    'la gestion des PAC (Porter à Connaissance)',
  ],
  ['关于新港口的地图，大家都同意。', '新港口的地图'],
])('says what a sentence is about: %s', (sentence, topic) => expect(topicOf(sentence)).toBe(topic));

it('knows no topic where none is set apart', () => {
  expect(topicOf('The board agreed regarding the map, and left.')).toBeUndefined();
  expect(topicOf('Concernant.')).toBeUndefined();
});

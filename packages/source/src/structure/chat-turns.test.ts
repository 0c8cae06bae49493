import { expect, test } from 'vitest';
import { withChatTurns } from './chat-turns.ts';

test('messages with their day and time in brackets begin with their time, and a new day stands over its own', () => {
  expect(
    withChatTurns([
      'Garden group',
      '[03/05, 17:58] Ada: the pump stopped',
      '[03/05, 18:01] Ben: again??',
      'I can look after eight',
      '[04/05, 07:12] Ada: it runs, thanks',
    ]),
  ).toEqual([
    'Garden group',
    '',
    '03/05',
    '17:58 Ada: the pump stopped',
    '18:01 Ben: again?? I can look after eight',
    '',
    '04/05',
    '07:12 Ada: it runs, thanks',
  ]);
});

test('a time behind the name, in a line or over the words, is the time of the message', () => {
  expect(withChatTurns(['阿青 9:02：门锁坏了', '老陶 9:05：我带工具', '阿青 9:06：好'])).toEqual([
    '9:02 阿青：门锁坏了',
    '9:05 老陶：我带工具',
    '9:06 阿青：好',
  ]);
  expect(withChatTurns(['Ines 10:15', 'who has the keys?', 'Karl 10:16', 'me', 'Ines 10:17', 'great'])).toEqual([
    '10:15 Ines: who has the keys?',
    '10:16 Karl: me',
    '10:17 Ines: great',
  ]);
});

test('a programme is no conversation', () => {
  const programme = ['Doors 18:30', 'Concert 19:00', 'End 21:00'];
  expect(withChatTurns(programme)).toEqual(programme);
  const notes = ['(09:00) Opening: the mayor speaks', '(10:00) Break'];
  expect(withChatTurns(notes)).toEqual(notes);
});

test('a long log of one speaker is no conversation, and is looked through once', () => {
  const log = Array.from({ length: 10_000 }, (_, index) => `[09:${10 + (index % 50)}] Server: request ${index}`);
  const started = performance.now();
  expect(withChatTurns(log)).toEqual(log);
  // Looking again from each line took half a minute.
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('hours may have their half of the day in front or behind', () => {
  expect(
    withChatTurns(['Ines  9:01 AM', 'two crates are missing', 'Karl  9:03 AM', 'ok', 'Ines  9:04 AM', 'thanks'])[0],
  ).toBe('9:01 AM Ines: two crates are missing');
  const wide = [
    '阿梅 2025/9/1 上午8:12',
    '攤位賣什麼',
    '小王 2025/9/1 上午8:15',
    '蛋塔',
    '阿梅 2025/9/1 下午1:22',
    '好',
  ];
  expect(withChatTurns(wide)).toContain('下午1:22 阿梅：好');
});

test('what each said between brackets is a message', () => {
  expect(withChatTurns(['ゆき「看板はあと2枚」', 'こう「ペンキは明日もらう」', 'ゆき「ありがとう」'])).toEqual([
    'ゆき：看板はあと2枚',
    'こう：ペンキは明日もらう',
    'ゆき：ありがとう',
  ]);
});

import { expect, it } from 'vitest';
import { isRefusal } from './refusal.ts';

it.each([
  'I’m sorry, but I can’t help with that.',
  "I'm unable to write about this topic. Is there anything else?",
  'I must decline this request.',
  '抱歉，我无法协助处理这个请求。',
  '对不起，我不能提供相关内容。',
  '抱歉，我無法為您提供這些內容。',
  '申し訳ありませんが、そのご要望にはお応えできません。',
  'その内容については回答いたしかねます。',
  'Je suis désolé, mais je ne peux pas vous aider.',
  'Je ne suis pas en mesure de traiter cette demande.',
  'Es tut mir leid, dabei kann ich nicht helfen. Ich kann das leider nicht schreiben.',
  'Lo siento, no puedo ayudar con eso.',
])('is one: %s', (text) => {
  expect(isRefusal(text)).toBe(true);
});

it.each([
  '',
  'Here is the page about the mill.',
  '这一页介绍磨坊的四位员工。',
  '{"title": "What I cannot do", "entries": ["I can’t swim"]}',
  `The page says what the mill does. ${'It grinds rye and wheat. '.repeat(12)} I cannot say more.`,
  `I cannot tell you how good this is. ${'The mill grinds rye. '.repeat(60)}`,
])('is none: %s', (text) => {
  expect(isRefusal(text)).toBe(false);
});

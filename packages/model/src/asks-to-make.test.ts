import { expect, it } from 'vitest';
import { asksToMake } from './asks-to-make.ts';

it.each([
  '二季度的数据在下面，麻烦帮我整理成汇报PPT，周一例会用。',
  '请把以下内容做成五页幻灯片',
  '幫我把下面的筆記整理成簡報',
  'Notes for Monday, please turn them into four or five slides.',
  'Could you put this into a short presentation?',
  "Voici les notes de l'assemblée, à mettre en page pour le vidéoprojecteur.",
  "Merci d'en faire une présentation courte.",
  'can you make a short deck from this for our garden AGM',
  'このメモをスライドにしてください。',
])('asks for something to be made of the text: %s', (text) => expect(asksToMake(text)).toBe(true));

it.each([
  'Can you prepare the slides by Monday?',
  'Rosa turns the hall into a poster gallery.',
  '小王负责把海报设计好，周五前交。',
  '老师帮我们整理了实验报告的格式。',
  'Paul doit faire la présentation mardi.',
  '佐藤さんがプレゼンを担当します。',
  'We made a presentation of it last year.',
])('says something of its own: %s', (text) => expect(asksToMake(text)).toBe(false));

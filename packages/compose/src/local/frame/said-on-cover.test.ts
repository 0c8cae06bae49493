import { expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { documentOf, heading, paragraph } from '../testing/fixtures.ts';

it('says who wrote a document and when on the cover and on no page behind it', () => {
  const full =
    '港湾の渡し船は一年を通して毎日二往復しており、冬も休まずに運航しています。桟橋の照明は新しくなりました。';
  const topics = ['背景', '航路の現状', '桟橋の整備', '費用の見通し', '今後の予定'];
  const document = documentOf(
    [
      heading('港湾整備の計画', 1),
      paragraph('2025年（令和7年）3月25日'),
      paragraph('港湾庁'),
      ...topics.flatMap((topic, index) => [
        heading(topic),
        ...Array.from({ length: 8 }, (_, at) => paragraph(`${topic}の${index + at}点目です。${full}`)),
      ]),
    ],
    { title: '港湾整備の計画', language: 'ja-JP' },
  );
  const { pages } = composeLocal({
    documents: [document],
    prompt: '',
    pageCount: 'auto',
    mode: 'condense',
    format: 'ppt-16-9',
  });
  const [cover, ...others] = pages;
  expect(cover?.form === 'cover' && cover.meta.map(({ text }) => text).sort()).toEqual([
    '2025年（令和7年）3月25日',
    '港湾庁',
  ]);
  expect(JSON.stringify(others)).not.toContain('令和');
});

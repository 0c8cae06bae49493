import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

const labelOf = (text: string, language: Language): string[] =>
  relationsOf(text, language).flatMap((own) =>
    own.kind === 'figure' && own.stat.from ? [`${own.stat.from} > ${own.stat.value} ${own.stat.label.text}`] : [],
  );

describe('what a change is of', () => {
  it.each<[string, Language, string]>([
    [
      'Waste rose from 3.1% to 4.4% because the ovens were old.',
      'en-US',
      '3.1% > 4.4% Waste – because the ovens were old',
    ],
    ['Because of snow, visits fell from 400 to 320.', 'en-US', '400 > 320 Visits – because of snow'],
    [
      'Grâce au nouveau four, les pertes sont passées de 12 % à 7 %.',
      'fr-FR',
      '12 % > 7 % Les pertes – grâce au nouveau four',
    ],
    ['票价从45元升到52元，因为加了座位。', 'zh-CN', '45元 > 52元 票价：因为加了座位'],
    ['由於下雪，遊客從400人降到320人。', 'zh-TW', '400人 > 320人 遊客：由於下雪'],
    ['値上げのため、単価は45円から52円に上がった。', 'ja-JP', '45円 > 52円 単価：値上げのため'],
    ['子どものために、枠を10人から20人に増やした。', 'ja-JP', '10人 > 20人 枠：子どものために'],
    ['因为下雨，所以人数从300人降到200人。', 'zh-CN', '300人 > 200人 人数：因为下雨'],
  ])('stands with its reason, without the figures between them: %s', (text, language, told) =>
    expect(labelOf(text, language)).toEqual([told]),
  );

  it.each<[string, Language]>([
    ['Waste rose from 3.1% to 4.4% and two bakers left', 'en-US'],
    ['票价从45元升到52元，观众也多了', 'zh-CN'],
    ['Waste rose from 3.1% to 4.4% because of the ovens, and two bakers left', 'en-US'],
    ['If waste rose from 3.1% to 4.4% because of the ovens, we close', 'en-US'],
    ['客流从300人降到200人，受雨影响，但收入没有变', 'zh-CN'],
    ['受访者中，支持率从30%升到50%', 'zh-CN'],
    ['大人から、料金は300円から400円に上がった', 'ja-JP'],
    ['第一周平均23分钟，上周掉到9分钟', 'zh-CN'],
  ])('is told whole where more is said: %s', (text, language) =>
    expect(labelOf(text, language)[0]?.endsWith(` ${text}`)).toBe(true),
  );

  it('is no end of what another one did', () => {
    const text = '値上げを受け、来場者は300人から200人に減り、売上は50万円から40万円に落ちた。';
    expect(labelOf(text, 'ja-JP').at(-1)).toBe('50万円 > 40万円 売上は50万円から40万円に落ちた');
  });
});

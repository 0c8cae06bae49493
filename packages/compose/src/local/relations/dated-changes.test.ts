import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { relationsOf } from './fixtures.ts';

const changesIn = (text: string, language: Language): string[] =>
  relationsOf(text, language).flatMap((own) =>
    own.kind === 'figure' && own.stat.from ? [`${own.stat.from} > ${own.stat.value} ${own.stat.direction}`] : [],
  );

describe('a change between two times', () => {
  it.each<[string, Language, string]>([
    ['租金从2024年的1200欧元涨到2026年的1350欧元。', 'zh-CN', '1200欧元 > 1350欧元 up'],
    ['会员数从年初的420人增加到年末的615人。', 'zh-CN', '420人 > 615人 up'],
    ['投诉率由上季度的3.1%下降至本季度的1.8%。', 'zh-CN', '3.1% > 1.8% down'],
    ['平均等待时间从改造前的25分钟缩短到改造后的9分钟。', 'zh-CN', '25分钟 > 9分钟 down'],
    ['产能从每天500件提升到了现在的每天820件。', 'zh-CN', '500件 > 820件 up'],
    ['員工離職率從去年的12%降到今年的7.5%。', 'zh-TW', '12% > 7.5% down'],
    ['家賃は2024年の1200ユーロから2026年の1350ユーロに上がった。', 'ja-JP', '1200ユーロ > 1350ユーロ up'],
    ['待ち時間は改修前の25分から改修後の9分へ短縮された。', 'ja-JP', '25分 > 9分 down'],
    ['不良率を4月の2.4%から6月の1.1%まで下げた。', 'ja-JP', '2.4% > 1.1% down'],
    ['売上は1,320万円で、前年同月の1,190万円を上回った。', 'ja-JP', '1,190万円 > 1,320万円 up'],
    ['门票收入1320万元，超过去年同期的1190万元。', 'zh-CN', '1190万元 > 1320万元 up'],
    ['观众2410人，比去年的2180人多。', 'zh-CN', '2180人 > 2410人 up'],
    ['Ticket sales were 2.41 million, beating last year’s 2.18 million.', 'en-US', '2.18 million > 2.41 million up'],
    ['Membership grew from 420 in January to a record 615 in December.', 'en-US', '420 > 615 up'],
    ['The defect rate was cut from 2.4% in April to just 1.1% in June.', 'en-US', '2.4% > 1.1% down'],
    ['Energy use came down to 310 kWh a month from 402 kWh.', 'en-US', '402 kWh > 310 kWh down'],
    ['Le taux de défauts a baissé de 2,4 % en avril à seulement 1,1 % en juin.', 'fr-FR', '2,4 % > 1,1 % down'],
  ])('has both its figures: %s', (text, language, change) => expect(changesIn(text, language)).toEqual([change]));

  it.each<[string, Language]>([
    ['材料应在申请后的3天到审批后的5天内补齐。', 'zh-CN'],
    ['票价从10元到现在的20元不等。', 'zh-CN'],
    ['开放时间从4月的9点到10月的18点。', 'zh-CN'],
    ['料金は1000円から最終的に3000円までの間です。', 'ja-JP'],
    ['Ticket sales were 2.41 million, beating the rival’s 2.18 million.', 'en-US'],
    ['门票收入1320万元，超过计划的1190万元。', 'zh-CN'],
    ['30人から抽選後の5人に贈ります。', 'ja-JP'],
    ['営業は4月の9時から10月の18時までです。', 'ja-JP'],
  ])('is no range: %s', (text, language) => expect(changesIn(text, language)).toEqual([]));
});

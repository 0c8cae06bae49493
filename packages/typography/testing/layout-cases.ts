import type { Language } from '@pagewright/model/languages';
import { LANGUAGES } from '@pagewright/model/languages';
import { FONT_FAMILIES } from '../src/catalogue.ts';
import { measureText, textWidth } from '../src/measure.ts';
import type { LayoutCase } from './browser-layout.ts';

/** Texts, real and random, in the five languages, families, sizes and widths: the same ones for the same seed. */

const TEXTS: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': [
    '人工智能（AI）正在改变2026年的生产方式：据统计，“智能制造”企业的平均效率提升了12.5%，成本下降约￥3,200万元。',
    '第一章·总则——为了规范“数据”的采集、存储与使用，保障用户（包括企业）的合法权益……特制定本办法。',
    '访问https://example.com/a/very/long/path?query=value&other=123#fragment获取Q3报告，电话：400-123-4567。',
    '《红楼梦》、《西游记》！真的吗？是的。“他说：‘好的’。”\nA股、B股与H股在2024年Q1—Q4的表现分别为+3.2%、-1.5%、0.0%。',
    '①需求分析 → ②方案设计 → ③开发与测试；№5、25℃、±3σ、10km²、50‰。',
  ],
  'zh-TW': [
    '人工智慧（AI）正在改變2026年的生產方式：根據統計，「智慧製造」企業的平均效率提升了12.5%，成本下降約NT$3,200萬元。',
    '臺灣·臺北——為了規範「資料」的蒐集、儲存與使用，保障使用者的合法權益……特訂定本辦法。',
  ],
  'ja-JP': [
    '人工知能（AI）は2026年の生産方法を変えつつあります。「スマート・ファクトリー」では、平均効率が12.5％向上し、コストが約3,200万円下がりました。',
    'ユーザーのデータ収集・保存・利用について、権利を守るためのルール……を定めるものとする。ちょっと待ってください！',
    'キャッシュフローはプラスになりましたか？はい、ヴァージョン2.0からです。『ーっぁ』々〻',
  ],
  'en-US': [
    'The quick brown fox jumps over the lazy dog; AVATAR, To. We Yo-Yo “quoted words” — and a well-known state-of-the-art example costing $1,234.56 (approx. 12%).',
    'Visit https://example.com/a/very/long/path?query=value&other=123#fragment for more. Email: first.last@example-company.co.uk/some/thing',
    'Revenue grew 12.5% in Q3/2026 vs. 2025—the best result since 1998–1999… “Why?” she asked. It’s O’Reilly’s.\n\nNew (paragraph): here.',
  ],
  'fr-FR': [
    'L’année dernière, «\u202fl’intelligence artificielle\u202f» a changé la façon de produire\u00a0: coûts réduits de 12,5\u202f%\u202f; efficacité accrue\u202f!',
    'Été comme hiver, où qu’elle soit, l’œuvre — déjà évoquée — coûte 1\u202f234,50\u202f€. Ça n’a pas d’importance\u00a0: voilà.',
  ],
};

/** Headings, whose lines part between phrases only. */
const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': [
    '劳动合同对劳动报酬和劳动条件约定不明确的解决',
    'PIERdrive小型潮汐发电机安装手册（第2版）：接口与尺寸',
    '12这套测量仪器带有许多程序来自动化校准操作、记录与核对',
  ],
  'zh-TW': [
    '我們通常不建議借用港區以外的起重（或相類似）設備',
    '所有新加入的碼頭工作人員將會被要求知悉HarbourLine安全書',
  ],
  'ja-JP': [
    '港湾におけるPIERメンテナンス作業状況報告 (記入票)',
    'どちらかなのは以下にも影響する、ありがとうございました',
  ],
  'en-US': ['Recommendations for reproducible builds, well-known and new'],
  'fr-FR': ['Synthèse des commentaires et propositions de traitement'],
};

const RANDOM_PARTS = [
  ...'aeinrstlo ABTVW 0123456789 .,:;!?-/()[]{}<>"\'%$&*+=@#_|~ éàçœÉ',
  ...'的一是不了在人有我他这中大来上国，。、：；！？（）「」《》“”‘’…—·～日本語かなカナーっ々％￥',
  ...'    ',
  '\u00a0',
  '\u202f',
  '№',
  '℃',
  '→',
  '■',
  '①',
  '°',
  '€',
  '±',
  '≥',
  '•',
  '™',
  'Ω',
  'Я',
  '²',
  '½',
];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Latin words whose last letters many faces kern towards a space. */
const KERNED = ['Q3 support review', 'What they say about us', 'Votre avis sur l’été'];
/** px, below which a line is surely filled beyond its end. */
const LEAST_KERNED = -0.2;

/**
 * Two words in a box that has room for them only where the second is kerned towards the space behind it: Chromium lets
 * lines be so full that are aligned left, and no others.
 */
export function fullLineCases(): LayoutCase[] {
  const faces = FONT_FAMILIES.flatMap(({ name }) => KERNED.map((text) => ({ fontFamily: name, text })));
  return faces.flatMap(({ fontFamily, text }) => {
    const style = { fontFamily, fontSize: 101, fontWeight: 600, language: 'en-US', lineHeight: 1.3 } as const;
    const drawn = textWidth(text.split(' ').slice(0, 2).join(' '), style);
    const [line] = measureText(text, style, drawn + 1).lines;
    const kerning = line?.kerning ?? 0;
    // Browsers lay out in 64ths of a px.
    const width = Math.round((drawn + kerning / 2) * 64) / 64;
    if (kerning > LEAST_KERNED) return [];
    return (['left', 'center', 'right'] as const).map((textAlign) => ({ text, style: { ...style, textAlign }, width }));
  });
}

export function layoutCases(seed: number): LayoutCase[] {
  const random = randomNumbers(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const cases: LayoutCase[] = [];
  for (const family of FONT_FAMILIES) {
    for (const language of LANGUAGES) {
      for (const text of [...TEXTS[language], randomText(random, pick)]) {
        const fontSize = pick([12, 14, 16, 18, 20.5, 24, 32, 44]);
        const style = {
          fontFamily: family.name,
          fontSize,
          fontWeight: pick([400, 400, 500, 600, 700, 800]),
          fontStyle: random() < 0.15 ? ('italic' as const) : ('normal' as const),
          language,
          lineHeight: 1.5,
          letterSpacing: random() < 0.2 ? pick([0.5, 1, 3, -0.3]) : 0,
          textTransform: random() < 0.1 ? ('uppercase' as const) : ('none' as const),
          textIndent: random() < 0.2 ? 2 : 0,
        };
        cases.push({ text, style, width: Math.round(fontSize * (4 + random() * 26)) });
      }
      for (const text of HEADINGS[language]) {
        const fontSize = pick([24, 32, 44]);
        const fontWeight = pick([400, 700]);
        const style = { fontFamily: family.name, fontSize, fontWeight, language, lineHeight: 1.3, keepsPhrases: true };
        // Never a line filled to the last of its px, which browsers round up or down.
        cases.push({ text, style, width: Math.round(fontSize * (4 + random() * 16)) + 0.5 });
      }
    }
  }
  return cases;
}

function randomText(random: () => number, pick: (values: readonly string[]) => string): string {
  return Array.from({ length: 20 + Math.floor(random() * 100) }, () => pick(RANDOM_PARTS)).join('');
}

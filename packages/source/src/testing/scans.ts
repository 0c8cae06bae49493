import { readFileSync } from 'node:fs';
import type { Language } from '@pagewright/model/languages';

/** What stands on the scanned pages in the folder `scans`, which `packages/source/tools/make-scans.ts` makes. */
export interface ScannedText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const SCANNED_TEXTS: Readonly<Record<Language, ScannedText>> = {
  'en-US': {
    title: 'Report on the River Bridge',
    paragraphs: [
      'The old bridge over the river was built in 1931 and carries about 4,200 vehicles a day. An inspection in March found rust in seven of its twelve main girders, and water had entered the bearings on the eastern side.',
      'Three ways of going on were compared: repairing the girders one by one, replacing the deck, or building a new bridge beside the old one. Repair would cost 2.4 million euros and close one lane for eleven months.',
      'Work begins on 4 May 2026 and ends before the first frost. Until then the weight limit stays at 7.5 tonnes.',
    ],
  },
  'fr-FR': {
    title: 'Rapport sur le pont de la rivière',
    paragraphs: [
      'L’ancien pont sur la rivière a été construit en 1931 et supporte environ 4 200 véhicules par jour. Une inspection menée en mars a révélé de la rouille dans sept des douze poutres principales, et l’eau a pénétré dans les appuis du côté est.',
      'Trois solutions ont été comparées : réparer les poutres une à une, remplacer le tablier, ou bâtir un nouveau pont à côté de l’ancien. La réparation coûterait 2,4 millions d’euros et fermerait une voie pendant onze mois.',
      'Les travaux commencent le 4 mai 2026 et s’achèvent avant les premières gelées.',
    ],
  },
  'zh-CN': {
    title: '关于河桥改造的报告',
    paragraphs: [
      '这座旧桥建于1931年，每天约有4200辆车通过。三月的检查发现，十二根主梁中有七根出现锈蚀，东侧支座已经进水。',
      '我们比较了三种方案：逐根修复主梁、更换桥面，或者在旧桥旁边另建一座新桥。修复需要二百四十万元，并封闭一条车道十一个月；更换桥面需要五百一十万元，整个夏天禁止通行。',
      '工程将于2026年5月4日开始，在第一次霜冻之前结束。在此之前，限重仍为7.5吨。',
    ],
  },
  'zh-TW': {
    title: '關於河橋改造的報告',
    paragraphs: [
      '這座舊橋建於1931年，每天約有4200輛車通過。三月的檢查發現，十二根主樑中有七根出現鏽蝕，東側支座已經進水。',
      '我們比較了三種方案：逐根修復主樑、更換橋面，或者在舊橋旁邊另建一座新橋。修復需要二百四十萬元，並封閉一條車道十一個月；更換橋面需要五百一十萬元，整個夏天禁止通行。',
      '工程將於2026年5月4日開始，在第一次霜凍之前結束。在此之前，限重仍為7.5噸。',
    ],
  },
  'ja-JP': {
    title: '川にかかる橋についての報告',
    paragraphs: [
      'この古い橋は1931年に建設され、一日に約4200台の車が通っています。三月の点検では、十二本の主桁のうち七本に腐食が見つかり、東側の支承には水が入っていました。',
      '三つの方法を比較しました。主桁を一本ずつ補修する方法、床版を取り替える方法、そして古い橋の隣に新しい橋を建てる方法です。補修には二億四千万円かかり、十一か月のあいだ一車線が通行止めになります。',
      '工事は2026年5月4日に始まり、初霜の前に終わる予定です。',
    ],
  },
};

/** A PDF with one page that is a black and white scan at 150 dpi, a little askew and speckled. */
export function scanIn(language: Language): Uint8Array {
  return readScan(language);
}

/** The Chinese one from a scanner that breaks fine strokes: much of it is misread. */
export function poorScan(): Uint8Array {
  return readScan('zh-CN-poor');
}

function readScan(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`scans/${name}.pdf`, import.meta.url)));
}

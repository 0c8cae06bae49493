import type { Language } from '@pagewright/model/languages';

/** Frequent characters that are written differently in Simplified and Traditional Chinese, pair by pair. */
const SIMPLIFIED =
  '们这国个来说时会对发为动经过现种学问关东车长门马开书见进还应该务业产权规则实际设计数据标准责义认识项评审证许发遵内条术资讯权';
const TRADITIONAL =
  '們這國個來說時會對發為動經過現種學問關東車長門馬開書見進還應該務業產權規則實際設計數據標準責義認識項評審證許發遵內條術資訊權';

/** Those of the simplified that Japanese does not have. */
const SIMPLIFIED_ALONE =
  /[们这个说时对发为动经过现种问关东车长门马开书见进还应该务业产权规则实际设计数据标准责义认识项评审证许资讯]/gu;

/** Frequent characters that are written so in Japanese alone. */
const JAPANESE = '売円実単発対応図続検済価変経総営広権様戻気帰毎歩払収処鉄駅転働込県駐労効険択継渋';

const FRENCH =
  /\b(le|la|les|des|du|une?|et|est|dans|pour|par|sur|que|qui|avec|aux?|ce|cette|sont|plus|pas|nous|vous|il|elle)\b/gi;
const ENGLISH = /\b(the|and|of|to|in|is|that|for|with|as|on|are|be|this|by|it|was|from|at|or|you|not|have|an?)\b/gi;

/** Language of a text among the five; English where there is too little to tell. */
export function detectLanguage(text: string): Language {
  const sample = text.length > 60_000 ? text.slice(0, 30_000) + text.slice(-30_000) : text;
  const kana = count(sample, /[\u3041-\u309f\u30a0-\u30ff]/g);
  const han = count(sample, /[\u3400-\u9fff]/g);
  const latinWords = count(sample, /[A-Za-zÀ-ÿ]{2,}/g);
  if (kana + han > latinWords * 0.35 && kana + han > 5) {
    if (kana > (kana + han) * 0.08 || isJapanese(sample) || saysInKana(sample, kana + han)) return 'ja-JP';
    return chineseOf(sample);
  }
  return count(sample, FRENCH) + count(sample, /[éèêàçùœ]/g) > count(sample, ENGLISH) ? 'fr-FR' : 'en-US';
}

/** Fewest characters that no Chinese text has: tables of figures hold hardly any kana. */
const TELLING = 3;

function isJapanese(text: string): boolean {
  const own = [...text].filter((character) => JAPANESE.includes(character)).length;
  return own >= TELLING && own > count(text, SIMPLIFIED_ALONE);
}

/** Workbooks of names and figures have few kana; words of them behind one another are none that a Chinese text quotes. */
function saysInKana(text: string, all: number): boolean {
  const words = text.match(/[\u3041-\u3096]{2,}/gu) ?? [];
  return words.length >= 2 && words.join('').length > all * 0.03 && count(text, SIMPLIFIED_ALONE) === 0;
}

function chineseOf(text: string): Language {
  let simplified = 0;
  let traditional = 0;
  for (const character of text) {
    const here = SIMPLIFIED.indexOf(character);
    const there = TRADITIONAL.indexOf(character);
    if (here >= 0 && there < 0) simplified += 1;
    if (there >= 0 && here < 0) traditional += 1;
  }
  return traditional > simplified ? 'zh-TW' : 'zh-CN';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

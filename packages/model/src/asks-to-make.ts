/** What is to be made of a text, by language, as sources of regular expressions without groups. */
const MADE = {
  chinese:
    '(?:PPT|幻[灯燈]片|演示(?:文稿)?|[汇匯彙][报報](?:材料)?|海[报報]|[长長][图圖]|[简簡][报報]|投影片|[报報]告|[\\d一二两兩三四五六七八九十]+[页頁张張])',
  english: '(?:slides?|presentation|(?:slide )?deck|powerpoint|pptx?|poster|one-pager|infographic)',
  french: '(?:diapos?(?:itives)?|diaporama|présentation|powerpoint|slides?|affiche|vidéoprojecteur|support visuel)',
  japanese: '(?:スライド|プレゼン(?:資料)?|パワ(?:ポ|ーポイント)|ポスター)',
} as const;

/** Requests for it: with an object that is the text itself, so that a colleague who shall prepare slides is not meant. */
const REQUESTS = [
  `(?:(?:帮|幫)(?:我|我[们們]|忙|一下)|麻[烦煩](?:帮|幫|你|您)|(?:[请請])?(?:把|[将將])(?:以下|下面|上面|[这這]些?|[这這]份|[这這]段))[^。！？]{0,16}?(?:[做整弄排写寫改变變]|整理|生成|[转轉][换換]?)[理作]?(?:成|[为為]|出|一?[个個份])[^，。！？]{0,14}?${MADE.chinese}`,
  `(?:please|can you|could you|i (?:need|want) you to|i[’']d like you to)\\s(?:turn|make|put|convert|format|lay|design)\\s(?:it|this|these|them|the (?:notes|text|following|below)|my notes)\\s(?:up |out )?(?:into|in|as)\\s[^.!?]{0,40}?${MADE.english}`,
  `(?:can|could) you (?:make|create|build|do|prepare|put together)(?: me| us)? (?:a|an|some|\\d+|two|three|four|five)\\s[^.!?]{0,24}?${MADE.english}\\s(?:from|of|out of|about|with|based on)\\s(?:this|these|it|the (?:notes|text|following|below))`,
  `(?:à|merci de|merci d[’']en|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous)\\s?(?:en\\s|les?\\s|tout\\s)?(?:mettre en (?:forme|page)|transformer|faire|présenter)[^.!?]{0,40}?${MADE.french}`,
  `(?:これ|以下|下記|この(?:メモ|内容|文章))(?:の内容)?を[^。]{0,16}?${MADE.japanese}|${MADE.japanese}(?:に|を)(?:まとめて|して|作って|作成して)(?:ください|ほしい|欲しい|もらえ|いただけ|お願い)`,
].join('|');

const ASKS = new RegExp(`(?<!\\p{Script=Latin})(?:${REQUESTS})`, 'iu');

/**
 * Whether a sentence asks whoever reads it to make something to show of the text around it: `please turn this into five
 * slides`, `麻烦帮我整理成汇报PPT`. People type it beside what they have to say, and it is no part of that.
 */
export function asksToMake(sentence: string): boolean {
  return ASKS.test(sentence);
}

/** What is to be made of a text, by language, as sources of regular expressions without groups. */
const MADE = {
  chinese:
    '(?:PPT|幻[灯燈]片|演示(?:文稿)?|[汇匯彙][报報](?:材料)?|[简簡][报報]|投影片|[\\d一二三四五六七八九十两兩]+[页頁张張])',
  chineseOfText: '(?:海[报報]|[长長][图圖]|[报報]告)',
  english: '(?:slides?|slideshow|presentation|(?:slide )?deck|powerpoint|pptx?|poster|one-pager|infographic)',
  french: '(?:diapos?(?:itives)?|diaporama|présentation|powerpoint|slides?|affiche|vidéoprojecteur|support visuel)',
  japanese: '(?:スライド|プレゼン(?:資料)?|パワ(?:ポ|ーポイント)|ポスター)(?:[\\d０-９]+(?:枚|ページ))?',
} as const;

/** Where a clause begins: `志愿者帮我们…` and `chaque groupe aura à faire …` ask the reader for nothing. */
const CLAUSE = '(?:^|[\\s，,。；;：:！!？?（(、])';
/** Words between `into` and what is made, none of which leads to another thing: `into four or five short slides`. */
const ENGLISH_GAP =
  '(?:(?!(?:the|your|our|his|her|their|its|next|time|rows?|of|for|on|to|from|as|in|with|by|at)\\s)[\\p{L}\\d-]+\\s){0,5}?';
const FRENCH_GAP = '(?:(?!(?:des?|du|pour|sur|dans|avec|à|au|aux|par)\\s)[\\p{L}\\d-]+\\s){0,4}?';
/** What is made ends a clause, or what it is for follows: a slide tray and a deck box are other things. */
const ENGLISH_END =
  '(?=\\s?(?:$|[.,;:!?)\\u2013\\u2014-])|\\s(?:for|of|that|which|to|by|before|please|so|and|or|i|we|about|on|with)\\s)';
/** `of this`, `from these notes`; `of this cardboard` names a thing. */
const THIS_TEXT =
  '(?:(?:this|these|it)(?:\\s(?:notes?|text|document|e-?mail|report|data|figures|numbers|minutes|summary))?|(?:the|my) (?:notes|text|following|below))';

/** Requests for it: with an object that is the text itself, so that a colleague who shall prepare slides is not meant. */
const REQUESTS = [
  // `麻烦帮我整理成汇报PPT`, `请把以下内容做成五页幻灯片`; what was made, `做成了`, is told.
  `${CLAUSE}(?:(?:[请請]|麻[烦煩])?[你您]?(?:帮|幫)(?:我[们們]?|忙|一下)|麻[烦煩][你您]?(?:把|[将將])|[请請](?:把|[将將])(?:以下|下面|上面|[这這]些?|[这這]份|[这這]段)|(?:把|[将將])(?:以下|下面|上面))[^。！？]{0,16}?(?<!填)(?:[做整弄排写寫改变變]|整理|生成|[转轉][换換]?)[理作]?(?:成|[为為]|出|一?[个個份])(?!了)[^，。！？]{0,14}?${MADE.chinese}`,
  `${CLAUSE}(?:[请請]|麻[烦煩])?(?:(?:帮|幫)(?:我[们們]?|忙|一下)|(?:把|[将將])(?:以下|下面|上面))[^。！？，]{0,14}?(?:[做整弄排写寫改]|整理)[理作]?成(?!了)[^，。！？]{0,10}?${MADE.chineseOfText}`,
  `(?:please|can you|could you|i (?:need|want) you to|i[’']d like you to)\\s(?:turn|make|put|convert|format|lay|design)\\s(?:it|this|these|them|the (?:notes|text|following|below)|my notes)\\s(?:up |out )?(?:into|in|as)\\s${ENGLISH_GAP}${MADE.english}${ENGLISH_END}`,
  `(?:can|could) you (?:make|create|build|do|prepare|put together)(?: me| us)? (?:a|an|some|\\d+|two|three|four|five)\\s${ENGLISH_GAP}${MADE.english}\\s(?:from|of|out of|based on)\\s${THIS_TEXT}${ENGLISH_END}`,
  `${CLAUSE}(?:le tout\\s)?à\\s(?:mettre en (?:forme|page)|transformer)\\s(?:pour|en|sur|sous forme d[e’'])\\s?${FRENCH_GAP}${MADE.french}`,
  `(?:merci d[’']en|(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous)\\s(?:m[’']|nous\\s)?en)\\sfaire\\s${FRENCH_GAP}${MADE.french}`,
  `(?:merci de|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous)\\s(?:(?:les?|la|tout)\\s(?:mettre en (?:forme|page)|transformer|présenter)|(?:mettre|transformer|présenter)\\s(?:tout|ça|cela|ceci|ces notes|ce texte))\\s(?:en (?:forme|page)\\s)?(?:pour|en|sous forme d[e’'])\\s?${FRENCH_GAP}${MADE.french}`,
  `(?:(?:これ|以下|下記|この(?:メモ|内容|文章))(?:の内容)?を[^。はが]{0,16}?|${CLAUSE}(?:[\\d０-９]+(?:枚|ページ)(?:くらい|ほど|程度)?の)?)${MADE.japanese}(?:に|として)(?:まとめて|して|整理して|作って|作成して)(?:ください|下さい|ほしい|欲しい|もらえ|いただけ|お願い)`,
].join('|');

const ASKS = new RegExp(`(?<!\\p{Script=Latin})(?:${REQUESTS})`, 'iu');

/** A figure that is neither a year, an hour nor how much is to be made: a sentence with one says something of its own. */
const FIGURE =
  /\d\s?[%％‰万萬亿億€$£]|[€$£¥]\s?\d|(?<![\d:.,])(?!(?:19|20)\d\d(?!\d))\d{2,}(?!\d|[:：点點]|[\s-]?(?:[页頁张張枚分]|ページ|pages?|slides?|diapos?|min))/iu;
/** What is made, and who shall have it: `…整理成报告并提交`, a task that the text gives to its readers. */
const HANDED_IN = /提交|上交|交[到给給至]|[报報]送|[发發]送?[到给給至]/u;

/**
 * Whether a sentence asks whoever reads it to make something to show of the text around it, and says nothing else: `please
 * turn this into five slides`, `麻烦帮我整理成汇报PPT`. People type it beside what they have to say, and it is no part of that.
 */
export function asksToMake(sentence: string): boolean {
  return ASKS.test(sentence) && !FIGURE.test(sentence) && !HANDED_IN.test(sentence);
}

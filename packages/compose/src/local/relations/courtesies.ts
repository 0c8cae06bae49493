import { asksToMake } from '@pagewright/model/asks-to-make';
import type { SourceBlock } from '@pagewright/model/source-document';
import { splitSentences } from '../language/sentences.ts';
import { isWide, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { type SourceText, stretchOf } from './source-text.ts';
import { sentencesOf } from './text-sentences.ts';

const GREETING = new RegExp(`^(?:${anyOf('greetings')})`, 'iu');
/** Several may be joined: `Merci et à bientôt,`. */
const CLOSING = new RegExp(
  `^(?:${anyOf('closings')})(?:(?:\\s?[,，、.]\\s?|\\s(?:and|et)\\s)(?:${anyOf('closings')})){0,2}\\s*[,，.。!！]?$`,
  'iu',
);
/** Longest line that greets and says nothing else, in comparable units. */
const LONGEST_GREETING = 48;

/** Whether a paragraph only greets or ends a letter or a speech, or asks for pages to be made of it. */
export function isCourtesy(block: SourceBlock): boolean {
  return block.kind === 'paragraph' && (isClosing(block.text) || greets(block.text) || areCourtesies(block.text));
}

/** `祝大家前程似锦。谢谢！`: nothing but words that end a speech. */
function areCourtesies(text: string): boolean {
  return splitSentences(text).every((sentence) => isClosing(sentence) || opens(sentence));
}

/** Thanks and words of welcome that go on to say nothing: `thanks to Mia the roof is dry` does say something. */
const THANKS = [
  'thank(?:s|\\syou)(?:,?\\s(?:all|everyone|everybody|so much|very much|a lot|again))*(?:\\sfor\\s(?:coming|being|joining|having|gathering|inviting|your\\s(?:time|attention|patience|kind invitation)|the invitation)(?:,?\\s(?:here|us|me|together|all|everyone|tonight|today|this (?:morning|afternoon|evening)))*)?',
  '(?:a (?:very )?warm )?welcome(?:\\s(?:aboard|to (?:the|our) team|all|everyone|everybody|back|here|tonight|today|to (?:all|you all|all of you|everyone|everybody)|this (?:morning|afternoon|evening)))*',
  "merci(?:\\s(?:à (?:tous|toutes|vous)(?: et à (?:tous|toutes))?|beaucoup|infiniment))*(?:\\s(?:d[’']être(?: (?:là|ici|venu(?:e|s|es)?))?|d[’']avoir répondu présents?|(?:de|pour) votre (?:présence|venue|attention|accueil|invitation)))?(?:\\s(?:si nombreux|parmi nous|avec nous|ce soir|ce matin|aujourd[’']hui))*",
  "bienvenue(?:\\s(?:dans (?:l[’']équipe|notre équipe)|à (?:tous|toutes|vous)(?: et à (?:tous|toutes))?|parmi nous|chez nous|ici|ce soir|ce matin|aujourd[’']hui))*",
  '(?:非常|十分|衷心)?(?:感[谢謝]|[谢謝]{2})(?:[您你]们?|你們|大家|各位(?:[来來][宾賓])?)?(?:今[天晚日]|百忙之中|抽空|能[够夠]?)*(?:的?(?:到[来來]|光[临臨]|[莅蒞][临臨]|[参參]加|[报報]名|支持|配合|[参參][与與]|出席|前[来來]|[来來]到[这這][里裡]|[来來]))?',
  '(?:いつも|日頃(?:より|から|は)?|平素(?:より|は)?|この度は|本日は)[^。、\\d]{0,30}(?:ありがとうございま(?:す|した)|(?:御|お)?礼申し上げます)',
  '(?:[热熱]烈)?[欢歡]迎(?:[您你]们?|你們|大家|各位(?:[来來][宾賓])?)?(?:加入(?:我[们們]|[团團][队隊]|大家庭)?|的?(?:到[来來]|光[临臨]|[莅蒞][临臨]|[参參]加|出席|前[来來]|[来來]到[这這][里裡]|[来來]))?',
].join('|');
/** The same behind a greeting: `Good evening, and thank you for coming.` */
const THANKING = new RegExp(`^[^,，.!！。]{1,40}[,，.!！。]\\s*(?:(?:and|et)\\s)?(?:${THANKS})\\s?[,，.!！。]?$`, 'iu');
/** Longest sentence that does both, in comparable units. */
const LONGEST_THANKS = 80;

/** `Hello everyone`, `各位同事`: whom a line greets, without a mark at its end. */
const ONLY_GREETING =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\s(?:there|all|everyone|everybody|team|folks|both|colleagues|friends|members|neighbou?rs|parents|residents|customers)|(?:bonjour|bonsoir|salut)(?:\sà\stou(?:te)?s(?:\set\sà\stou(?:te)?s)?)?|chers? (?:tous|collègues|amis|voisins|adhérents|parents)|各位(?:同[事仁學学]|老[师師]|[会會成][员員]|[来來][宾賓]|居民|[顾顧用客][户戶客]|朋友|家[长長]|[业業]主|住[户戶]|[邻鄰]居|伙伴|夥伴)?|(?:老[师師]|同[学學]们?|家[长長]|大家|各位\p{sc=Han}{0,4})(?:[们們])?[早晚]?(?:上|安)?好|(?:皆|みな)(?:さん|さま|様)へ?|[\p{sc=Han}お]{1,10}各位(?:殿|様)?|[\p{sc=Han}]{1,8}の(?:皆|みな)(?:さん|さま|様))$/iu;

/** Whether a line greets its readers and says nothing else. */
export function greets(text: string): boolean {
  if (GREETING.test(text) && THANKING.test(text.trim()) && !/\d/u.test(text) && splitSentences(text).length === 1)
    return visualLength(text) <= LONGEST_THANKS;
  // `老师好，各位家长好！`: a long line is not looked through.
  const greeted = text.length <= LONGEST_GREETING ? text.split(/[，,!！。]\s?/u).map((own) => own.trim()) : [];
  if (greeted.some(Boolean) && greeted.every((own) => own === '' || ONLY_GREETING.test(own))) return true;
  return (
    GREETING.test(text) &&
    !/\d/u.test(text) &&
    /[,，:：!！。]$/u.test(text.trim()) &&
    visualLength(text) <= LONGEST_GREETING &&
    !tellsBehind(text) &&
    splitSentences(text).length === 1
  );
}

/** Whether a sentence stands in front of what a text says: it greets, or asks for something to be made of it. */
export function opens(sentence: string): boolean {
  const own = sentence.trim();
  return greets(sentence) || ONLY_THANKS.test(own) || LEADS_TO_ALL.test(own) || asksToMake(sentence);
}

/** `现将有关事项通知如下：`, `下記のとおりお知らせします。`: all that it says is that something follows. */
const LEADS_TO_ALL =
  /^(?:[现現特兹茲][将將就]?(?:有[关關]|相[关關]|具[体體])?(?:事项|事項|安排|情[况況]|要求|事宜)?(?:[通公函]告|通知)如下|(?:下記|以下|次)の(?:とおり|通り)(?:お知らせ|ご案内|ご連絡|ご報告|報告|通知)(?:いた)?します)[:：。]?$/u;

/** `Bienvenue !`, `Thank you all for coming.` */
const ONLY_THANKS = new RegExp(`^(?:${THANKS})\\s?[!！.。]?$`, 'iu');

/** Longest of whom a greeting is for behind its comma, or of a second greeting, by script, in comparable units. */
const LONGEST_BEHIND = { wide: 8, latin: 24 } as const;

/** `各位同事，北门的锁修好了。`: whether something is said behind the first mark of a greeting. */
function tellsBehind(text: string): boolean {
  const rest = /^[^,，:：!！。]*[,，:：!！。]\s*(.*)$/su.exec(text.trim())?.[1] ?? '';
  if (GREETING.test(rest) && !/[,，].*[,，]/u.test(rest)) return false;
  return visualLength(rest) > (isWide(rest) ? LONGEST_BEHIND.wide : LONGEST_BEHIND.latin);
}

/** A line that only ends a letter or a speech. */
export function isClosing(text: string): boolean {
  return CLOSING.test(text.trim());
}

/** `大家好，我讲三个部分：…`: what greets in front of the first comma of a sentence, in a script without capitals. */
const GREETS_FIRST =
  /^(?:(?:尊敬|[亲親][爱愛])的)?(?:各位\p{sc=Han}{0,8}?|大家|同[学學]们|老[师師]们?)(?:大家)?(?:(?:早上|上午|中午|下午|晚上)?好|早)[，,!！。]\s*(?=\S)/u;

/** A paragraph without the sentences at its start that greet or ask for pages, and those that only end it, as far as it says more. */
export function withoutCourtesies(source: SourceText): SourceText {
  const sentences = sentencesOf(source).map(({ text }) => text);
  const first = sentences.findIndex((text) => !opens(text));
  const last = sentences.findLastIndex((text) => !isClosing(text) && !asksToMake(text) && !LEADS_TO_ALL.test(text));
  if (first < 0 || last < first) return source;
  const greeting = GREETS_FIRST.exec(sentences[first] ?? '')?.[0].length ?? 0;
  if (first === 0 && last === sentences.length - 1 && greeting === 0) return source;
  const start = source.text.indexOf(sentences[first] ?? '') + greeting;
  const end = source.text.lastIndexOf(sentences[last] ?? '') + (sentences[last]?.length ?? 0);
  return stretchOf(source, start, end);
}

import { anyOf, wordsIn } from '../lexicon/words.ts';
import type { SourceText } from './source-text.ts';

/** Whether a text is the name of a person or of a group of people, as far as a language shows it. */
export function isActor(text: string, source: SourceText): boolean {
  if (source.language === 'ja-JP') return KANA_ACTOR.exec(`${text}は、`)?.[1] === text;
  if (isChinese(source)) return HAN_NAME.test(text);
  return isLatinName(text);
}

/** Whether a text is the name of one person as notes in Chinese or Japanese write it: a surname, or a whole name. */
export function isPersonName(text: string, { language }: SourceText): boolean {
  return language === 'ja-JP' ? HAN_SURNAME.test(text) : HAN_WHOLE_NAME.test(text);
}

export function isChinese({ language }: SourceText): boolean {
  return language === 'zh-CN' || language === 'zh-TW';
}

/** Whether a text in Latin letters may name people or a group of them. */
export function isLatinName(text: string): boolean {
  return TEAM.test(text) || (new RegExp(`^${NAMES}$`, 'u').test(text) && !NOBODY.test(text));
}

/** `Ask the school – Priya`: whether a name alone stands beside what is no name itself, as a task is. */
export function isLatinNameBeside(who: string, what: string): boolean {
  return isLatinName(who) && /\p{L}\s\p{Ll}/u.test(what) && !isLatinName(what);
}

const HAN_PERSON = `${anyOf('surnames')}\\p{sc=Han}{1,2}`;
const HAN_SURNAME = new RegExp(`^${anyOf('surnames')}$`, 'u');
const HAN_NAME = new RegExp(`^(?:${HAN_PERSON}|\\p{sc=Han}{1,4}${anyOf('groups')})$`, 'u');
export const HAN_WHOLE_NAME = new RegExp(`^${HAN_PERSON}$`, 'u');
/** `小鹿`, `老范`, `李小姐`, `財務老秦`: how people are called where no whole name is said. */
const HAN_CALLED = new RegExp(
  `^(?:其[余餘他它]的?|剩下的)(?:人|同事|同[学學]|成[员員])$|^\\p{sc=Han}{0,4}(?:[小老阿大]\\p{sc=Han}{1,2}|${anyOf('kin')}|${anyOf('posts')}|${anyOf('surnames')}\\p{sc=Han}{0,2}(?:先生|小姐|女士|[老教]师|[老教]師|[经經]理|主任|[总總]|工|哥|姐|[会會][计計]|秘[书書]|[阿叔]姨))$`,
  'u',
);

/** Whether a text in Chinese is how a person or a group is called. */
export function isCalledSo(text: string): boolean {
  return HAN_NAME.test(text) || HAN_CALLED.test(text);
}

const HAN_DAYS = `(?:${wordsIn('dayWords', 'zh-CN')}|${wordsIn('dayWords', 'zh-TW')})`;
/** It is somebody's task: `小王负责`, `李敏牵头`. */
export const HAN_CHARGES = '(?:负责|負責|牵头|牽頭)';
const HAN_ACTOR = new RegExp(
  `^(\\p{sc=Han}{2,6}?)(?=(?:[则則也再另]|在|于|於|需要?|要|应该?|應該?|将|將|会|會|请|請|最[迟遲晚]|${anyOf('commitments')})?(?:\\uE000|${HAN_DAYS}|${HAN_CHARGES}(?!的)|把|将|將)|(?:需要?|要|应|應|会|會)(?:在|于|於)|${anyOf('commitments')}\\p{sc=Han})`,
  'u',
);
/** `小李做海报，5月8日前交`: people who are called so, and what they do. */
const HAN_CALLED_ACTOR = new RegExp(
  `^(\\p{sc=Han}{2,4}?)(?=(?:来|來|去|先|再)?(?:${anyOf('taskVerbs')})(?:\\p{sc=Han}|\\p{Script=Latin}|[，,。；;]|$))`,
  'u',
);
/** `小区做登记`, `大家交表格`: places, things and everybody that look like how somebody is called. */
const HAN_THING = /^(?:[小大][区區学學组組家车車孩店票费費吃楼樓厅廳队隊会會]|老[人板百]|小朋)/u;
const KANA_ACTOR = new RegExp(
  `^((?:(?![はがをに])\\p{L}){1,8}?(?:さん|様|氏)|(?:${anyOf('surnames')})|\\p{L}{0,8}?${anyOf('groups')})(?=(?:は|が)[、\\p{L}\\uE000])`,
  'u',
);
const NAME = "(?:(?:MM?|Mr|Mrs|Ms|Dr|Pr)\\.\\s)?\\p{Lu}[\\p{L}’'-]+(?:\\s\\p{Lu}[\\p{L}’'-]*\\.?){0,2}";
const TEAM = new RegExp(`^${anyOf('teams')}$`, 'u');
/** People or groups of them that a sentence in Latin letters may begin with. */
export const NAMES = `(${NAME}(?:\\s(?:and|et|&)\\s${NAME})?|${anyOf('teams')})`;
const ENGLISH_ACTOR = new RegExp(
  `^${NAMES}\\s(?:(?:${anyOf('commitments')}|will|to|should|must|shall|has to|needs to|is to)\\s(?!${anyOf('occurrences')})\\p{Ll}{2,}|(?!${anyOf('occurrences')})\\p{Ll}{2,}s|(?<=\\s(?:and|&)\\s.*)(?!${anyOf('occurrences')})\\p{Ll}{3,})\\s\\S`,
  'u',
);
const FRENCH_ACTOR = new RegExp(
  `^${NAMES}\\s(?:(?:${anyOf('commitments')}|doit|doivent|va|vont|devra)\\s(?:s[’'e]\\s?)?\\p{Ll}+(?:er|ir|re)|s[’'e]\\s?\\p{Ll}+|(?:(?:les|lui|leur)\\s)?\\p{Ll}+(?:e|t|d|nt|ra)(?:\\s\\p{Ll}+[ei]r)?)\\s(?:(?:pour|avant|dès|le|la|les|une?|des|du|de|aux?|à|sa|son|ses|nos|notre|leurs?|ce|cette|tous|toutes|entre|avec|chez|sur)\\s|[ld][’']|(?=\\p{Lu}\\p{Ll}))\\S`,
  'u',
);
/** First words of sentences that are nobody's name. */
const NOBODY = new RegExp(`^(?:${anyOf('nobodies')})(?!\\p{L})`, 'iu');

/** `Buy cups by Monday`: what is to be done, and nobody's name, as `Mark` and `Sue` may be. */
const INSTRUCTION =
  /^(?:ask|book|bring|buy|call|check|clean|collect|contact|draft|email|find|fix|get|hire|invite|make|order|paint|pay|phone|plan|prepare|print|repair|send|tell|test|train|update|write)$/iu;

/** Whether a text in Latin letters begins as nobody's name does. */
export function isNobody(text: string): boolean {
  return NOBODY.test(text);
}

/** The name that a sentence begins with, of a person or of a group of people; nothing where it may name a thing. */
export function actorOf(source: SourceText): string | undefined {
  const { words, language } = source;
  if (language === 'ja-JP') return KANA_ACTOR.exec(words)?.[1];
  if (isChinese(source)) {
    const name = HAN_ACTOR.exec(words)?.[1];
    if (name && HAN_NAME.test(name)) return name;
    if (name) return HAN_CALLED.test(name) ? name : undefined;
    const called = HAN_CALLED_ACTOR.exec(words)?.[1];
    return called && (HAN_CALLED.test(called) || HAN_WHOLE_NAME.test(called)) && !HAN_THING.test(called)
      ? called
      : undefined;
  }
  const name = (language === 'fr-FR' ? FRENCH_ACTOR : ENGLISH_ACTOR).exec(words)?.[1];
  if (name && language === 'en-US' && INSTRUCTION.test(name)) return undefined;
  return name && (TEAM.test(name) || !NOBODY.test(name)) ? name : undefined;
}

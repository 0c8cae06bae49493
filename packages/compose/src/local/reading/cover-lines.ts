import type { SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';

/** A share, an amount or a number in millions: a cover tells who, what and when, not how much. */
const MEASURED = /\d\s?[%％‰€$£¥￥]|[€$£¥￥]\s?\d|\d[\d.,\s]{0,12}(?:million|billion|milliard|[万萬亿億兆])/iu;
/** `Supervisor: Ada Nordby`, and a name alone: `Ada Nordby`, `林小满`; `第一天` is none. */
const FIELD = /^[^:：]{1,40}[:：]/u;
const NAME = /^(?:\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){1,3}|(?!第)\p{sc=Han}{2,4})(?:\s?[(（].{1,20}[)）])?$/u;

/** `131250207 林小满`, `Group 4`, `组44`, `Members` over their names, and a day. */
const WHO =
  /^\d{5,}\s?\p{L}[\p{L} ]{1,30}$|^(?:group|team|groupe|équipe)\s\w{1,12}$|^第?\s?[\d一二三四五六七八九十]{1,3}\s?[组組]$|^[组組]\s?\d{1,3}$|^\d{4}\s?[-/.年]\s?\d{1,2}(?:\s?[-/.月]\s?\d{1,2}\s?日?|\s?月)?$/iu;
/** `指 导 教 师：郭燕`, `Supervisor: Ada Nordby`: who wrote a paper and for whom. Who came to a meeting is its matter. */
const BY =
  /^(?:成\s?[员員]|小?[组組]\s?[员員别別长長]|[团團][队隊]|指\s?[导導]|授[课課]|[专專][题題][学學]生|[学學]\s?[生号號]|姓\s?名|班\s?[级級]|[专專]\s?[业業]|填表|[检檢]\s?查|authors?|auteurs?|supervis|tut(?:eur|rice|or)|team|group|équipe|membres|members|students?|étudiante?s?|作成者|氏名|所属|学籍番号)[^:：]{0,20}[:：]\s?\S.{0,60}$/iu;

/** `Members` over their names. */
const LONE_LABEL = /^(?:(?:team )?members|authors?|membres|auteurs|[组組][员員]|小?[组組]?成[员員]|メンバー)$/iu;

export function isLoneLabel(text: string): boolean {
  return LONE_LABEL.test(text.trim());
}

/** Whether a line says nothing but who wrote a paper, for whom or when. */
export function isWhoLine(line: string): boolean {
  const text = line.trim();
  return NAME.test(text) || LONE_LABEL.test(text) || WHO.test(text) || BY.test(text);
}

/** `総務部 田中`, `教务处 王老师`: an office, and who writes for it. */
const SENDER =
  /^[\p{sc=Han}\p{sc=Katakana}ー]{1,12}(?:部|課|室|係|班|局|科|处|處|组|組|委員会|委员会|委員會|事務局|センター|办公室|辦公室|中心|学校|學校|支店|本部)[ 　・：:]\s?[\p{sc=Han}]{1,4}(?:[ 　][\p{sc=Han}]{1,3})?$/u;

/** Whether a line says which office a text is from, and who writes for it. */
export function isSender(line: string): boolean {
  return SENDER.test(line.trim());
}

/** Whether a block may stand on a cover: a line of at most such length, fields or names one under the other, a picture. */
export function isCoverBlock(block: SourceBlock, longest: number): boolean {
  const isLine = (text: string): boolean => visualLength(text) <= longest && !MEASURED.test(text);
  if (block.kind === 'image') return block.caption === undefined;
  // Points of the matter are read as a list too.
  if (block.kind === 'list')
    return block.items.every(({ text }) => isLine(text) && (FIELD.test(text) || NAME.test(text.trim())));
  return (block.kind === 'heading' || block.kind === 'paragraph') && isLine(block.text);
}

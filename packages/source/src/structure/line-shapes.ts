import { beginsWithDate } from './line-dates.ts';
import { listMarkOf, numberingOf } from './numbering.ts';

/** How a line begins or is built: lines of one shape side by side are siblings. */
export type Shape = 'date' | 'bullet' | 'number' | 'step' | 'question' | 'colon' | 'dash' | 'figure' | 'code' | 'plain';

const STEP = /^(?:第\s*[一二三四五六七八九十\d]+\s*步|step\s*\d|étape\s*\d|ステップ|手順\s*\d)/iu;
export const QUESTION_MARK = /^(?:Q\d*|問\d*|问\d*|[設设]問\s*\d*)\s*[.:：、．)]?\s*\S/u;
const OTHER_MARKS =
  /^(?:\+\s|[√✓✔✗×→►▶◆◇■□●○※★☆#＃@]|#\d+|[-–—·・•*]\s*\S|[①-⑳]|[（(][一二三四五六七八九十\d]{1,2}[)）])/u;
const HALVES = /\S\s+[–—-]\s+\S|\S\s*(?:——|→|->)\s*\S/u;
const COLON = /^[^:：]{1,40}[:：]\s*\S/u;
/** `集合 1階エントランス`, `地点 操场`, with a wide blank or a narrow one: in notices it stands behind what a field is called. */
const NOTICE_FIELD =
  /^(?:日[時时程期]|日にち|日取り|(?:開催|実施)[日場]所?時?|とき|ところ|期[日間]|[場会]所|[会會][場场]|集合(?:[場时時]所?|[时時][间間])?|内容|対象|定員|参加費|会費|費用|持ち?物|服装|申[込し]込?み?|締め?切り?|お?問い?合わ?せ先?|連絡先|主催|講師|雨天時?|備考|[时時][间間]|地[点點]|[对對]象|[费費]用|[联聯][络絡系]人|主[办辦](?:[单單]位)?|[备備][注註]|主持人?|[记記][录錄]人?|[参參]加(?:人[员員数數]|[对對]象)?|出席(?:人[员員])?|缺席(?:人[员員])?|人[数數]|[讲講][师師者]|嘉[宾賓]|[报報]名(?:方式|截止)?|[电電][话話]|票[价價])[\s　]+(?=\S)/u;
/** A name with a figure behind it, or cells divided by white space. */
const FIGURE_END =
  /^(?=.{1,40}$)\S.*[\s\p{Script=Han}：:][\d０-９][\d０-９.,，:：~～-]*\s*[^\s\d]{0,4}$|\S(?:\s{3,}|\t|　{2,})\S/u;

/** `Harvest in 2025`: a year is when, not how much. */
const YEAR_END = /(?<![\d０-９.,])(?:19|20)\d{2}\s?(?:年度?)?$/u;

/** `5月の予定`, `3月份工作安排`: a month in the name of a part. */
export const NAMED_PERIOD =
  /^(?:\d{1,2}|[一二三四五六七八九十]{1,2})\s?月(?:份)?の?(?:予定|計画|行事|目標|まとめ|振り返り|(?:工作)?(?:计划|計畫|安排|重点|重點|目标|目標|总结|總結|小结|要点))[:：]?$/u;

/** Figures, and the signs between them, as they are written in half the width. */
function halfWidth(text: string): string {
  return text
    .replace(/[０-９]/gu, (figure) => String.fromCharCode(figure.charCodeAt(0) - 0xfee0))
    .replace(/(?<=\d)[／：．](?=\d)/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** @param line without the blanks around it */
export function shapeOf(line: string): Shape {
  const text = halfWidth(line);
  if (/^```|^\|/.test(text)) return 'code';
  if (STEP.test(text)) return 'step';
  if (beginsWithDate(text) && !NAMED_PERIOD.test(text)) return 'date';
  if (QUESTION_MARK.test(text)) return 'question';
  const mark = listMarkOf(text);
  if (mark) return mark.ordered ? 'number' : 'bullet';
  if (numberingOf(text)) return 'number';
  if (OTHER_MARKS.test(text)) return 'bullet';
  if (/[?？]$/.test(text)) return 'question';
  if (HALVES.test(text)) return 'dash';
  if (COLON.test(withoutUnit(text)) || NOTICE_FIELD.test(text)) return 'colon';
  // `2 weeks left:` leads on, whatever figure it has.
  if (/[:：]$/u.test(text)) return 'plain';
  if ((FIGURE_END.test(withoutAside(text)) && !YEAR_END.test(text)) || /^[\d０-９¼½][^.。]{1,38}$/u.test(text))
    return 'figure';
  return 'plain';
}

/** `經費（單位：新台幣）`: what a bracket at the end says all figures below are in parts no name from a value. */
function withoutUnit(text: string): string {
  return text.replace(/(?<=\S)\s?[(（](?:单位|單位|単位|unit|units|unité)\s?[:：][^()（）]*[)）]$/iu, '');
}

/** `到家前（提前3天）`: a figure in a bracket at the end is not that of the name in front, unless others beside it have theirs so. */
function withoutAside(text: string): string {
  return text.replace(/^(\D{2,40}?)\s?[(（]\D{1,12}\d{1,3}\D{1,4}[)）]$/u, '$1');
}

import { leadDateOf } from '../spans/lead-dates.ts';
import type { SourceText } from './source-text.ts';

/** `11月28日前联系搬家公司`, `12月3日までに会場を予約する`: the day by which it is to be done begins the task. */
const DAY_IN_FRONT = /^(?<day>[^，,。]{2,12}?(?<by>之前|以前|前|までに))(?<joint>[，,、]?\s?)(?=\p{L}{2})/u;

/** `4月8日前往北京`, `周五前台值班`, `12月5日前后`, `12月前半`, `5月前三周`: 前 begins another word. */
const OTHER_WORD =
  /^(?:[后後半期回往来來去台臺端任门門厅廳排面景沿置夕线線瞻夜年日一二两兩三四五六七八九十几幾]|提(?![交出供升]))/u;
/** `10月前的数据`, `3年前の資料`, `12月5日前完成的项目`: such a day says which ones are meant. */
const OF_THAT = /^[的の]|^(?![把将將给給])\p{sc=Han}{1,4}的/u;

/** `两周前`, `3年前`, `2か月之前`: how long ago something was. */
const AGO =
  /^(?:\d+|[一二两兩三四五六七八九十几幾数數半]+)\s?(?:年|天|[周週]間?|(?:个|個)?(?:星期|礼拜|禮拜)|(?:个|個|か|ヶ|カ)月|小[时時]|分[钟鐘]|時間)(?:之前|以前|前)$/u;
/** `3日前`, in Chinese the third of the month. */
const AGO_IN_JAPANESE = /^\d+日(?:以前|前)$/u;
/** `去年以前`, `先月までに`: nothing is to be done any more by then. */
const PASSED = /^(?:昨|去年|先[週月]|上(?:[周週]|[个個]?月))/u;

/** The day by which a task is to be done that it begins with, and the task. */
export function dayInFront(what: string, { language }: SourceText): { what: string; when: string } | undefined {
  const match = DAY_IN_FRONT.exec(what);
  const { day: when = '', by = '', joint = '' } = match?.groups ?? {};
  const task = what.slice(when.length + joint.length);
  const date = when === '' ? undefined : leadDateOf(when, language)?.date;
  if (!date || date.grain === 'time' || date.grain === 'year') return undefined;
  const behind = when.slice(date.end).trimStart();
  if (behind !== '' && behind !== by) return undefined;
  if (joint === '' && ((by === '前' && OTHER_WORD.test(task)) || OF_THAT.test(task))) return undefined;
  const isOver = AGO.test(when) || PASSED.test(when) || (language === 'ja-JP' && AGO_IN_JAPANESE.test(when));
  return isOver ? undefined : { what: task, when };
}

/** The same, and a day that stands apart in front: `7月15日 发布会彩排`, `12 May: rehearsal`. */
export function dayOf(what: string, source: SourceText): { what: string; when: string } | undefined {
  const due = dayInFront(what, source);
  if (due) return due;
  const lead = leadDateOf(what, source.language);
  const isApart = lead !== undefined && lead.rest < what.length && /[\s:：,，]$/u.test(what.slice(0, lead.rest));
  return isApart && lead.date.grain !== 'year' ? { what: what.slice(lead.rest), when: lead.date.text } : undefined;
}

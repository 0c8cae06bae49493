import { isNoTitle, isOrganisation, isReleaseMark } from '../title/no-title.ts';
import { isGreeting } from './greetings.ts';
import { endsAsSentence, visualLength } from './numbering.ts';

/** Names of the fields that messages begin with; `subject` says what a message is about. */
const SUBJECT =
  /^(?:subject|re|objet|sujet|件名|題名|主题|主題|主旨|标题|標題|题目|題目|事由|(?:会议|會議)?(?:主题|主題|名称|名稱|议题|議題))\s*[:：]\s*(?=\S)/iu;
const FIELD =
  /^(?:from|to|cc|bcc|date|sent|de|à|a|cci?|envoyé(?: le)?|expéditeur|destinataires?|copie|差出人|送信者|発信者?|宛先|宛て?|送信日時|受信者|日付|日時|场所|場所|发件人|發件人|寄件者|寄件人|收件人|收件者|抄送|副本|密送|发送时间|發送時間|日期|时间|時間|(?:会议)?(?:时间|地点)|地點|参会(?:人员?)?|与会(?:人员)?|出席(?:者|人員)?|主持(?:人)?|记录(?:人)?|記錄|present|attendees|apologies|place|lieu|présents|excusés)\s*[:：]\s*\S/iu;
/** Fewest fields of a message besides its subject, and lines among which they stand. */
const MESSAGE = { fields: 1, lines: 8 } as const;
/** What a paper is, where that is all that its first line says. */
const GENRE =
  /^(?:会议(?:纪要|记录)|會議(?:紀錄|記錄|紀要)|例会纪要|周报|日报|月报|週報|月報|通知|公告|議事録|会議録|報告書|お知らせ|(?:meeting )?minutes|(?:meeting )?notes|memo(?:randum)?|report|compte[- ]rendu(?: de réunion)?|procès[- ]verbal|note(?: de service)?)\s*$/iu;

/** Lines at the start of a press release of which one is its title, and the shortest title in comparable units. */
const RELEASE = { lines: 8, shortest: 10, longest: 100 } as const;
/** A day and nothing else; a place and a day in front of the first words. */
const DAY =
  /^[(（【[]?(?:\p{L}{2,20}[,，]?\s)?(?:le\s)?[\d〇一二三四五六七八九十年月日号./\s-]{4,16}[)）】\]]?$|^(?:\p{L}+,?\s)?\d{1,2}(?:er|st|nd|rd|th)?\s\p{L}{3,9}\.?,?\s\d{4}$|^\p{L}{3,9}\s\d{1,2},\s\d{4}$|^(?:令和|平成|民國)\d{1,3}年\d{1,2}月\d{1,2}日$/iu;
const DATELINE =
  /^(?:【(?<wide>[^】]{2,24}\d[^】]{0,12})】\s*|(?<latin>\p{Lu}[\p{L} .’'-]{1,30}(?:,|\s\(|\s[–—])\s?(?:le\s)?(?:\d{1,2}(?:er|st|nd|rd|th)?\s\p{L}{3,9}|\p{L}{3,9}\s\d{1,2})(?:,?\s\d{4})?\)?)\s*(?:[–—]|-{1,2})\s+)(?=\S)/u;

/** The first lines with what names the document in front: the subject of a message, the headline of a press release. */
export function withOpening(lines: readonly string[]): string[] {
  return asRelease(lines) ?? asMessage(lines) ?? [...lines];
}

/** `From: … Subject: …`: the subject is the title, the other fields stand below it. */
function asMessage(lines: readonly string[]): string[] | undefined {
  const head: string[] = [];
  let subject = '';
  let genre = '';
  let fields = 0;
  let index = 0;
  for (; index < lines.length && head.length < MESSAGE.lines; index += 1) {
    const line = lines[index]?.trim() ?? '';
    if (line === '') {
      if (head.length > 1) break;
      continue;
    }
    const label = SUBJECT.exec(line)?.[0];
    if (label !== undefined && subject === '') subject = line.slice(label.length);
    else if (FIELD.test(line)) fields += 1;
    else if (head.length === 0 && GENRE.test(line)) genre = line;
    else break;
    head.push(line);
  }
  const isMessage = fields >= MESSAGE.fields || genre !== '';
  if (subject === '' || !isMessage || visualLength(subject) > RELEASE.longest) return undefined;
  const others = head.filter((line) => line !== genre && !SUBJECT.test(line));
  return [genre === '' ? subject : `${subject} · ${genre}`, '', ...others, '', ...lines.slice(index)];
}

/** Marks that only say that a text is for the press are left out; when and where it was written stands below its headline. */
function asRelease(lines: readonly string[]): string[] | undefined {
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line: line.trim(), index }]));
  const opening = filled.slice(0, RELEASE.lines);
  const marks = opening.filter(({ line }) => isReleaseMark(line));
  const [mark] = marks;
  if (!mark || opening.indexOf(mark) > 1) return undefined;
  const body = opening.findIndex(({ line }) => visualLength(line) > RELEASE.longest);
  const headlines = opening
    .slice(0, body < 0 ? opening.length : body)
    .filter(({ line, index }) => index > mark.index && !isReleaseMark(line) && isHeadline(line));
  const title = headlines.find(({ line }) => !isOrganisation(line)) ?? headlines[0];
  if (!title) return undefined;
  const before = opening.filter(({ index, line }) => index < title.index && !isReleaseMark(line));
  const rest = lines.slice(title.index + 1);
  const first = rest.findIndex((line) => line.trim() !== '');
  const dateline = DATELINE.exec(rest[first]?.trim() ?? '');
  const place = dateline?.groups?.['wide'] ?? dateline?.groups?.['latin'];
  const text = place ? rest.with(first, (rest[first] ?? '').trim().slice(dateline?.[0].length ?? 0)) : rest;
  return [title.line, '', ...before.map(({ line }) => line), ...(place ? [place] : []), '', ...text];
}

/** Whether a line only says when, or where and when, something was written. */
export function isDateline(line: string): boolean {
  return DAY.test(line) || DATELINE.test(`${line} – x`);
}

function isHeadline(line: string): boolean {
  const length = visualLength(line);
  if (length < RELEASE.shortest || length > RELEASE.longest || isGreeting(line)) return false;
  if (FIELD.test(line) || DAY.test(line) || DATELINE.test(line) || isNoTitle(line)) return false;
  return !(endsAsSentence(line) && !/[!！?？]$/u.test(line));
}

import { asksToMake } from '@pagewright/model/asks-to-make';
import { isKindAlone, isNoTitle, isOrganisation, isReleaseMark } from '../title/no-title.ts';
import { occasionIn } from '../title/occasions.ts';
import { DATELINE, isDateline } from './datelines.ts';
import { isGreeting } from './greetings.ts';
import { asLetter } from './letter-heads.ts';
import { FIELD, SUBJECT } from './message-fields.ts';
import { endsAsSentence, listMarkOf, numberingOf, visualLength } from './numbering.ts';
import { withoutFurniture } from './opening-furniture.ts';

/** Fewest fields of a message besides its subject, and lines among which they stand. */
const MESSAGE = { fields: 1, lines: 8 } as const;
/** What a paper is, where that is all that its first line says. */
const GENRE =
  /^(?:会议(?:纪要|记录)|會議(?:紀錄|記錄|紀要)|例会纪要|周报|日报|月报|週報|月報|通知|公告|議事録|会議録|報告書|お知らせ|(?:meeting )?minutes|(?:meeting )?notes|memo(?:randum)?|report|compte[- ]rendu(?: de réunion)?|procès[- ]verbal|note(?: de service)?)\s*$/iu;

/** `大樓管委會公告` over `主旨：…`: who issues a paper, and what kind it is. */
const ISSUED = /^[\p{sc=Han}（）()]{2,24}(?:公告|通告|公函|[書书]函|通知[单單]?|函)$/u;

/** Lines at the start of a press release of which one is its title, and the shortest title in comparable units. */
const RELEASE = { lines: 8, shortest: 10, longest: 100 } as const;

/**
 * The first lines with what names the document in front: the subject of a message or a letter, the headline of a press
 * release, what stands under a line that only says what the paper is.
 */
export function withOpening(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first >= 0 && lines.length > first + 1 && sentencesOf(lines[first] ?? '').some(asksToMake))
    return withoutRequest(lines, first);
  return (
    asManual(lines) ??
    asRelease(lines) ??
    asMessage(lines) ??
    asLetter(lines) ??
    asCareer(lines) ??
    asNamedKind(lines) ??
    withoutFurniture(lines) ?? [...lines]
  );
}

function sentencesOf(line: string): string[] {
  return line.split(/(?<=[。！？])|(?<=[.!?])\s+/u);
}

/**
 * `Can you make a deck of this for our meeting`: what it asks for is no part of the text, and what that is for names it.
 * What else the line says stays.
 */
function withoutRequest(lines: readonly string[], first: number): string[] {
  const said = sentencesOf(lines[first] ?? '').filter((sentence) => sentence !== '' && !asksToMake(sentence));
  const rest = [
    ...(said.length > 0 ? [said.join(/[。！？]$/u.test(said[0] ?? '') ? '' : ' ')] : []),
    ...lines.slice(first + 1),
  ];
  const name = occasionIn(lines[first] ?? '');
  return name === undefined ? withOpening(rest) : [name, '', ...rest];
}

/** `TAR(1)   GNU TAR Manual   TAR(1)`: the running head of a page of a manual. */
const MANUAL_HEAD = /^(?<page>\S+\(\d\w{0,3}\))\s.*\s\k<page>$/u;
/** `tar - an archiving utility`: what a page of a manual is of, under its first heading. */
const MANUAL_NAME = /^\S.{0,80}?\s[-–—]\s\S/u;

/** A page of a manual without its running head and foot; what it is of is its title. */
function asManual(lines: readonly string[]): string[] | undefined {
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  const [head = -1, , name = -1] = filled;
  const page = MANUAL_HEAD.exec(lines[head]?.trim() ?? '')?.groups?.['page'];
  const title = lines[name]?.trim() ?? '';
  if (!page || !MANUAL_NAME.test(title) || visualLength(title) > RELEASE.longest) return undefined;
  const foot = filled.at(-1) ?? lines.length;
  const end = lines[foot]?.trim().endsWith(page) ? foot : lines.length;
  return [title.replace(/[.。]$/u, ''), '', ...lines.slice(name + 1, end)];
}

/** `…，請查照。`: how a Chinese office ends its subject, which says what the reader does with the paper. */
const OFFICIAL_END =
  /[，,]\s*(?:敬?[請请希]\s?(?:[查察][照核]|[備备]查|核[示備备]|[鑒鉴][核察照]|周知|[轉转]知|知照|配合[辦办]理|惠[予復复示]\p{sc=Han}{0,4}))?[。.]?$|。$/u;

/** `From: … Subject: …`: the subject is the title, the other fields stand below it. */
function asMessage(lines: readonly string[]): string[] | undefined {
  const head: string[] = [];
  let subject = '';
  let genre = '';
  let issuer = '';
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
    else if (head.length === 0 && ISSUED.test(line)) issuer = line;
    else break;
    head.push(line);
  }
  // A paper may begin with its subject and have no other field: `主旨：…`, `Objet : …`.
  const isFirst = head[0] !== undefined && SUBJECT.test(head[0]);
  const isMessage = fields >= MESSAGE.fields || genre !== '' || issuer !== '' || isFirst;
  subject = subject.replace(OFFICIAL_END, '');
  if (subject === '' || !isMessage || visualLength(subject) > RELEASE.longest) return undefined;
  const others = head.filter((line) => line !== genre && !SUBJECT.test(line));
  return [genre === '' ? subject : `${subject} · ${genre}`, '', ...others, '', ...withoutSignature(lines.slice(index))];
}

/** Most lines below the mark of a signature. */
const LONGEST_SIGNATURE = 10;

/** `-- ` parts a message from how its writer signs all of them: names and addresses, no sentences. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const mark = lines.findLastIndex((line) => /^--\s?$/.test(line));
  const own = lines.slice(mark + 1).map((line) => line.trim());
  const isSignature =
    own.length <= LONGEST_SIGNATURE && !own.some((line) => endsAsSentence(line) || /^P\.?\s?S\b/iu.test(line));
  return mark >= 0 && isSignature ? lines.slice(0, mark) : lines;
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

/** What a career is told in, and the field that says whose it is. */
const CAREER =
  /^(?:curriculum vit(?:ae|æ)|c\.?v\.?|r[eé]sum[eé]|(?:个人|個人|求职|求職)?(?:简历|簡歷|履历|履歷)表?|履歴書|職務経歴書)$/iu;
const NAME_FIELD =
  /^(?:name|full name|nom(?: et prénom)?|姓\s*名|氏\s*名|名前)\s*[:：]\s*(?<name>\p{L}[^:：]{0,28})$/iu;

/** `个人简历` over `姓名：…`: a career is called by whose it is. */
function asCareer(lines: readonly string[]): string[] | undefined {
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line: line.trim(), index }]));
  const [kind, named] = filled;
  const name = NAME_FIELD.exec(named?.line ?? '')?.groups?.['name']?.trim();
  if (!kind || !named || !name || !CAREER.test(kind.line)) return undefined;
  return [`${name} · ${kind.line}`, '', ...lines.slice(named.index + 1)];
}

/** A word and a colon in front of a line, as fields of a form stand one under the other. */
const LED = /^[^:：]{1,16}[:：]\s*\S/u;

/** `邀请函`, and below it what it invites to: the second line names the paper, the first one says what it is. */
function asNamedKind(lines: readonly string[]): string[] | undefined {
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line: line.trim(), index }]));
  const [kind, name, next, behind] = filled;
  if (!kind || !name || !next || !behind || !isKindAlone(kind.line) || !isHeadline(name.line)) return undefined;
  // `Project: …` over `Date: …` is a field of a form.
  if (listMarkOf(name.line) || numberingOf(name.line) || (LED.test(name.line) && LED.test(next.line))) return undefined;
  return [`${name.line} · ${kind.line}`, '', ...lines.slice(name.index + 1)];
}

function isHeadline(line: string): boolean {
  const length = visualLength(line);
  if (length < RELEASE.shortest || length > RELEASE.longest || isGreeting(line)) return false;
  if (FIELD.test(line) || isDateline(line) || isNoTitle(line)) return false;
  return !(endsAsSentence(line) && !/[!！?？]$/u.test(line));
}

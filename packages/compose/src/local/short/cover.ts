import { isJobTitle, LONGEST_JOB_TITLE } from '@pagewright/model/job-titles';
import { isOfficeName } from '@pagewright/model/offices';
import type { BriefOf, Statement } from '@pagewright/model/outline';
import type { ParagraphBlock, SourceBlock } from '@pagewright/model/source-document';
import { coverBrief } from '../frame/cover.ts';
import { frontOf } from '../frame/cover-page.ts';
import { splitSentences } from '../language/sentences.ts';
import { squeeze, visualLength } from '../language/text.ts';
import { areOpposites } from '../lexicon/contrasts.ts';
import { anyOf } from '../lexicon/words.ts';
import { statement } from '../material/atoms.ts';
import { isContactLine, saysContact } from '../material/contacts.ts';
import type { Material } from '../material/material.ts';
import { isSender } from '../reading/cover-lines.ts';
import { isCalledSo } from '../relations/actors.ts';
import { changesOf } from '../relations/changes.ts';
import { greets, isClosing, opens } from '../relations/courtesies.ts';
import { relationsOfText } from '../relations/of-text.ts';
import { saysWhoIsThere } from '../relations/people.ts';
import { sourceText } from '../relations/source-text.ts';
import { writerIn } from '../relations/writers.ts';
import { readDates } from '../spans/dates.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import { readQuantities } from '../spans/quantities.ts';

export interface ShortCover {
  readonly cover: BriefOf<'cover'>;
  /** Blocks that the cover says whole; no page says them again. */
  readonly isSaid: ReadonlySet<SourceBlock>;
}

/** Blocks under the title that may be lines of the cover. */
const OPENING = 7;
/** Blocks at the end that may say whom to ask. */
const CLOSING = 2;
/** Place of the line under the title that may say how to reach somebody, behind one of facts. */
const CONTACT_LINE = 2;
const MOST_LINES = 5;
/** Most dates of a line of the cover, the two ends of a time: more of them are a calendar. */
const MOST_DAYS = 2;
/** Longest line about the document on its cover, in comparable units. */
const LONGEST_LINE = 80;
/** The same of who was there. */
const LONGEST_ATTENDANCE = 130;
const METADATA = new RegExp(`^(?:${anyOf('metadata')})\\s*[:：]\\s*\\S`, 'iu');

/** `Time: Twitter took 90 minutes a day. The newsletter takes …`: a field has no second sentence. */
const GOES_ON = /\p{Ll}{2}[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}/u;

/** `£46,000 · full time · from September`: several facts on the line under the title. */
const FACTS = /^[^·•|｜:：。]{2,40}(?:\s[·•|｜]\s[^·•|｜:：。]{2,40}){2,}$/u;

/** `Subject: …` in front of what the title says. */
const LABEL = /^[^:：]{1,12}[:：]\s*/u;

/** The text of a block that is one line. */
function lineOf(block: SourceBlock): string | undefined {
  if (block.kind === 'paragraph') return block.text;
  return block.kind === 'list' && block.items.length === 1 ? block.items[0]?.text : undefined;
}

function linesOf(block: SourceBlock): readonly string[] {
  if (block.kind === 'list') return block.items.map(({ text }) => text);
  return block.kind === 'paragraph' ? [block.text] : [];
}

/** `Released 3 November 2025`, `Le 18 mars 2025, salle des Tilleuls`: a line under the title that says when and where. */
function datelineOf(opening: readonly SourceBlock[], { title, language }: Material): string | undefined {
  const at = opening.findIndex((block) => squeeze(lineOf(block) ?? '') !== squeeze(title) && block.kind !== 'heading');
  const [block, next] = [opening[at], opening[at + 1]];
  const text = block?.kind === 'paragraph' && at <= 1 ? block.text.trim() : '';
  const [date, ...further] = readDates(text, language);
  if (
    !date ||
    further.some(({ grain }) => grain !== 'time') ||
    visualLength(text) > LONGEST_DATELINE ||
    /[。.!！?？:：;；]$/u.test(text) ||
    // `4 May 2025, 18:00: the boiler broke` says what happened then.
    /[:：—]\s*\p{L}/u.test(text.slice(date.end))
  )
    return undefined;
  // `Marlow, 4 May`: behind a place and in front of nothing a day needs no year.
  const isPlaced =
    /^\p{L}[^,，、]*[,，、(（]\s?(?:le\s)?$/iu.test(text.slice(0, date.start)) && !/\p{L}/u.test(text.slice(date.end));
  const isWhole =
    (date.grain === 'day' && isPlaced) ||
    ((date.grain === 'day' || date.grain === 'month' || date.grain === 'year') && (date.key ?? 0) >= 10_000);
  const isPlain = readQuantities(text, language).length === 0 && splitSentences(text).length === 1;
  // A date in front of what happened then is an event, where others stand below it.
  const isEvent =
    date.start === 0 && (date.grain === 'year' || leadDateOf(lineOf(next ?? (block as SourceBlock)) ?? '', language));
  return isWhole && isPlain && !isEvent ? text : undefined;
}

/** Longest line that says when and where, in comparable units. */
const LONGEST_DATELINE = 60;

/** Longest line of a signature, in comparable units, most of them, and most words of a name alone. */
const SIGNATURE = { length: 72, lines: 4, short: 2, words: 2, dated: 2, datedLength: 40 } as const;
/** Who signs over where they work: a name in capitals, or of few Han characters. */
const SIGNER =
  /^\p{Lu}[\p{L}.’'-]*(?:\s(?:\p{Lu}[\p{L}.’'-]*|van|von|de|du|da|la|le)){0,3},?$|^[\p{sc=Han}\p{sc=Katakana}\s]{2,5}$/u;

/** A day and nothing else. */
const ONLY_DAY =
  /^(?:(?:(?:19|20)\d{2}|令和\S{1,3}|民國\d{2,3})年)?\d{1,2}月\d{1,2}日$|^(?:le )?\d{1,2}(?:er)? \p{L}{3,9} \d{4}$/iu;

/** `报名时间` over a day: no name of who signs. */
const NAMES_DAY =
  /(?:[时時][间間段]|日期|日程|日[時时]|期[间間限]|[締缔][切め]?切?|[截終终]止|まで|\bdate|\bwhen|quand)$/iu;

/** Who signs, and the day below: how offices end their papers. */
function datedSignatureOf(blocks: readonly SourceBlock[]): { block: SourceBlock; text: string }[] {
  const [before, end] = blocks.slice(-SIGNATURE.dated).map((block) => ({ block, text: (lineOf(block) ?? '').trim() }));
  if (!before || !end || blocks.length <= OPENING - SIGNATURE.dated || !ONLY_DAY.test(end.text)) return [];
  const isName =
    before.text !== '' &&
    visualLength(before.text) <= SIGNATURE.datedLength &&
    !/[。.!！?？:：,，、]/u.test(before.text) &&
    !NAMES_DAY.test(before.text);
  return isName ? [before, end] : [];
}

/** `管委會 敬啟`, `总务处 谨启`: who signs, with the word that Chinese letters end in; how to reach them may stand behind. */
const SIGNED = /^[\p{sc=Han}（）()、\s]{2,24}?\s?(?:[敬谨謹][启啟上]|拜上|顿首|頓首)(?:\s.{2,20})?$/u;
/**
 * `晴山里管理委員會 114年9月18日`: an office and the day of its paper on one line; `新馆正式开放 2025年10月1日` and
 * `年度大会 2025年5月3日` say what happens.
 */
const SIGNED_AND_DATED =
  /^[\p{sc=Han}（）()]{3,23}(?:[处處室部局科所院馆館园園校社组組厅廳署府司店厂廠]|[委工商学學协協合金事治员員][会會]|中心|全[体體]\p{sc=Han}{2})[）)]?[\s　]+(?:(?:19|20)\d{2}|令和\S{1,3}|(?:民[國国])?1\d{2})年\d{1,2}月\d{1,2}日$/u;

function selfSignedOf(blocks: readonly SourceBlock[]): { block: SourceBlock; text: string }[] {
  const last = blocks.slice(-SIGNATURE.dated).map((block) => ({ block, text: (lineOf(block) ?? '').trim() }));
  const at = last.findIndex(({ text }) => SIGNED.test(text) || SIGNED_AND_DATED.test(text));
  const day = last[at + 1];
  return at < 0 || (day && !ONLY_DAY.test(day.text)) ? [] : last.slice(at);
}

/** `Joanna` over `Store manager` at the end of a text that greets, without words that close it. */
function signedUnderOf(blocks: readonly SourceBlock[]): { block: SourceBlock; text: string }[] {
  const [before, ...lines] = blocks.slice(-3).map((block) => ({ block, text: (lineOf(block) ?? '').trim() }));
  const [name, role] = lines;
  const isLetter = blocks.slice(0, OPENING).some((block) => greets(lineOf(block) ?? ''));
  if (!before || !name || !role || !isLetter || isClosing(before.text) || !SIGNER.test(name.text)) return [];
  // `Tombola` over `Lots pour les enfants` is matter.
  const isRole =
    visualLength(role.text) <= LONGEST_JOB_TITLE && /^[^\d:：。.!！?？]{2,}$/u.test(role.text) && isJobTitle(role.text);
  return isRole && /[。.!！?？)）]$/u.test(before.text) ? lines : [];
}

/** A day of a year, what is said of it behind a comma, and no sentence. */
const HELD_ON = /^(?=.{0,24}(?:19|20)\d{2})[^,，:：–—]{6,32}[,，]\s?[^:：。]{4,}(?<![.。!！?？])$/u;

/** `班主任 周老师`: who signs, with the office in front. */
const OFFICER = /^\p{sc=Han}{2,8}\s(?<name>\p{sc=Han}{2,5})$/u;

/** `Jean` alone at the end of a text that greets, behind a sentence. */
function signedAloneOf(blocks: readonly SourceBlock[]): { block: SourceBlock; text: string }[] {
  const [before, name] = blocks.slice(-2).map((block) => ({ block, text: (lineOf(block) ?? '').trim() }));
  const isLetter = blocks.slice(0, OPENING).some((block) => greets(lineOf(block) ?? ''));
  // `不见不散` is no name.
  const isCalled = name !== undefined && (/^\p{Lu}/u.test(name.text) || isCalledSo(name.text));
  const isName = isCalled && SIGNER.test(name.text) && name.text.split(/\s+/u).length <= SIGNATURE.words;
  const isOfficer = name !== undefined && isCalledSo(OFFICER.exec(name.text)?.groups?.['name'] ?? '');
  return before && isLetter && (isName || isOfficer) && /[。.!！?？)）]$/u.test(before.text) ? [name] : [];
}

/** The last lines of a letter, behind the words that end it. */
function signatureOf(blocks: readonly SourceBlock[]): { block: SourceBlock; text: string }[] {
  const dated = datedSignatureOf(blocks);
  if (dated.length > 0) return dated;
  const selfSigned = selfSignedOf(blocks);
  if (selfSigned.length > 0) return selfSigned;
  const signedUnder = signedUnderOf(blocks);
  if (signedUnder.length > 0) return signedUnder;
  const signedAlone = signedAloneOf(blocks);
  if (signedAlone.length > 0) return signedAlone;
  const sender = writerIn(blocks)?.name;
  const closed = blocks.findLastIndex((block) => block.kind === 'paragraph' && isClosing(block.text));
  // Without closing words it begins where the sender of a message is named again.
  const named = blocks.findLastIndex((block) => sender !== undefined && lineOf(block)?.trim() === sender);
  const last = closed < 0 ? named - 1 : closed;
  if (last < 0 || blocks.length - last - 1 > SIGNATURE.lines) return [];
  const lines = blocks.slice(last + 1).map((block) => ({ block, text: lineOf(block) ?? '' }));
  const isPlain = (text: string): boolean => text !== '' && visualLength(text) <= SIGNATURE.length;
  const isSigned =
    lines.length <= SIGNATURE.short ? !/\d/u.test(lines[0]?.text ?? '') : isSigner(lines.map(({ text }) => text));
  return isSigned && lines.every(({ text }) => isPlain(text)) ? lines : [];
}

/** Whether several lines behind closing words are who signs and where: what is told there, `Doors open at nine`, is no signature. */
function isSigner([first = '', ...others]: readonly string[]): boolean {
  return SIGNER.test(first.trim()) && !others.some((text) => /[。.!！?？]$/u.test(text));
}

/** What is to be done, one after the other, and what stands side by side is no line of a cover. */
function tellsInForm({ text, origin }: ParagraphBlock, { language }: Material): boolean {
  return relationsOfText(sourceText(text, origin, 0.5, language)).some(
    ({ kind }) => kind === 'steps' || kind === 'list',
  );
}

/** `Pour : …` over `Contre : …`: what speaks for something, and nobody whom it is for. */
function isOpposed(text: string, next: string | undefined): boolean {
  const [one, other] = [text, next].map((line) => /^([^:：]{1,24}?)\s?[:：]/u.exec(line ?? '')?.[1] ?? '');
  return areOpposites(one ?? '', other ?? '');
}

/** The cover, with a line under the title only where the first lines are about the document. */
export function shortCover(material: Material): ShortCover {
  const { subtitle, ...cover } = coverBrief(material);
  const opening = (material.readings[0]?.blocks ?? []).slice(0, OPENING);
  const isSaid = new Set<SourceBlock>();
  const takes = (text: string): boolean => {
    const block = opening.find((own) => squeeze(lineOf(own) ?? '') === squeeze(text));
    if (block) isSaid.add(block);
    return block !== undefined;
  };
  const first = opening.findIndex((block) => block.kind === 'paragraph');
  const next = opening[first + 1];
  const lead = opening[first];
  const isLine = subtitle !== undefined && lead?.kind === 'paragraph' && squeeze(lead.text) === squeeze(subtitle.text);
  const isBody = opening
    .slice(0, Math.max(0, first))
    .some(
      (block) =>
        block.kind === 'list' ||
        block.kind === 'table' ||
        (block.kind === 'heading' && squeeze(block.text) !== squeeze(material.title)),
    );
  const hasFigures =
    subtitle !== undefined &&
    (readQuantities(subtitle.text, material.language).length > 0 ||
      readDates(subtitle.text, material.language).length > 0);
  const keeps =
    isLine &&
    !isBody &&
    !hasFigures &&
    !tellsInForm(lead, material) &&
    next?.kind !== 'list' &&
    !opens(subtitle.text) &&
    takes(subtitle.text);
  const tellsWhen = (text: string): boolean => {
    const lead = leadDateOf(text, material.language);
    return lead !== undefined && /\p{L}{3}/u.test(text.slice(lead.rest));
  };
  // `令和7年6月12日（木）13:30〜15:10` is one time, `9:00 tea, 10:00 talk, 11:00 walk` several.
  const isCalendar = (text: string): boolean => {
    const dates = readDates(text, material.language);
    const hours = dates.filter(({ grain }) => grain === 'time').length;
    return hours > MOST_DAYS || dates.length - hours > MOST_DAYS;
  };
  // `Le 24 novembre 2026, animé par Nora, 11 participants`, over no other day: when it was, and what is said of it.
  const isHeldOn = (text: string, index: number): boolean => {
    const next = opening[index + 1];
    const isOneOfSeveral = leadDateOf((next && lineOf(next)) ?? '', material.language) !== undefined;
    return HELD_ON.test(text) && leadDateOf(text, material.language)?.date.grain === 'day' && !isOneOfSeveral;
  };
  // `参加者：412名（昨年368名）`: how many there were before is matter of the text.
  const tellsChange = (text: string): boolean => {
    const [origin] = opening.map((block) => block.origin);
    return origin !== undefined && changesOf(sourceText(text, origin, 0.5, material.language)).length > 0;
  };
  const stated = cover.meta
    .filter(({ text }) => !tellsWhen(text) && !isCalendar(text) && !tellsChange(text) && !GOES_ON.test(text))
    .filter(({ text }) => takes(text) || !opening.some((block) => lineOf(block)?.includes(text)));
  const further = opening.flatMap((block, index) => {
    const text = lineOf(block) ?? '';
    const isLead =
      (METADATA.test(text) ||
        (index === 1 && (isSender(text) || isOfficeName(text) || FACTS.test(text) || isHeldOn(text, index))) ||
        (index <= CONTACT_LINE && isContactLine(text))) &&
      visualLength(text) <= (saysWhoIsThere(text) ? LONGEST_ATTENDANCE : LONGEST_LINE) &&
      !isSaid.has(block) &&
      !isCalendar(text) &&
      !tellsChange(text) &&
      !GOES_ON.test(text) &&
      !isOpposed(text, lineOf(opening[index + 1] ?? block));
    return isLead && takes(text) ? [statement(text, block.origin, 0.7)] : [];
  });
  // Above the greeting of a letter stands who writes to whom, and when.
  const greeting = opening.findIndex((block) => greets(lineOf(block) ?? ''));
  const letterhead = opening.slice(0, Math.max(0, greeting)).flatMap((block) => {
    const text = lineOf(block) ?? '';
    const isLine = block.kind === 'paragraph' && visualLength(text) <= LONGEST_LINE && !/[。.!！?？]$/u.test(text);
    const isTitle = squeeze(text) === squeeze(material.title);
    return isLine && !isTitle && !isSaid.has(block) && takes(text) ? [statement(text, block.origin, 0.7)] : [];
  });
  const contacts = (material.readings[0]?.blocks ?? [])
    .slice(OPENING)
    .slice(-CLOSING)
    .filter((block) => {
      const text = lineOf(block) ?? '';
      return METADATA.test(text) && saysContact(text) && visualLength(text) <= LONGEST_LINE;
    });
  for (const block of contacts) {
    isSaid.add(block);
    further.push(statement(lineOf(block) ?? '', block.origin, 0.7));
  }
  const signed = signatureOf(material.readings[0]?.blocks ?? []);
  for (const { block } of signed) isSaid.add(block);
  // `From: Ana Ruiz` says who signs as `Ana`.
  const isNamedAbove = (text: string): boolean =>
    signed.length === 1 && further.some((own) => LABEL.test(own.text) && squeeze(own.text).includes(squeeze(text)));
  const signatures = signed
    .filter(({ text }) => !isNamedAbove(text))
    .map(({ block, text }) => statement(text, block.origin, 0.7));
  const isSigned = ({ text }: { text: string }): boolean =>
    signatures.some((own) => squeeze(own.text) === squeeze(text));
  for (const block of opening) if (squeeze(lineOf(block) ?? '') === squeeze(material.title)) isSaid.add(block);
  const dateline = datelineOf(opening, material);
  const dated = opening.find(
    (block) => dateline !== undefined && lineOf(block)?.trim() === dateline && !isSaid.has(block),
  );
  if (dated) isSaid.add(dated);
  const when = dated && dateline ? [statement(dateline, dated.origin, 0.7)] : [];
  const front = frontLines(material, MOST_LINES - signatures.length);
  for (const block of front.blocks) isSaid.add(block);
  const isTitle = ({ text }: { text: string }): boolean =>
    [text, text.replace(LABEL, '')].some((own) => squeeze(own) === squeeze(material.title));
  const [goesOn, ...free] = front.free;
  const lines = [...when, ...stated, ...further, ...letterhead];
  const placeOf = ({ text }: Statement): number =>
    opening.findIndex((block) => squeeze(lineOf(block) ?? '').includes(squeeze(text))) + 1 || OPENING + 1;
  const wanted = [...lines, ...[...free, ...front.who].filter((own) => !lines.some(({ text }) => text === own.text))]
    .filter((own) => !isSigned(own) && !isTitle(own))
    .sort((one, other) => placeOf(one) - placeOf(other));
  const room = MOST_LINES - signatures.length;
  // What the cover has no room for is told on the pages.
  for (const { text } of wanted.slice(room))
    for (const block of isSaid)
      if (linesOf(block).some((line) => squeeze(line) === squeeze(text))) isSaid.delete(block);
  const meta = [...wanted.slice(0, room), ...signatures];
  const under = goesOn ?? (keeps ? subtitle : undefined);
  return { cover: { ...cover, meta, ...(under ? { subtitle: under } : {}) }, isSaid };
}

/** What stands in front of a longer text's matter, if the cover has room for all of it. */
function frontLines({ readings }: Material, most: number): ReturnType<typeof frontOf> {
  const [first] = readings;
  const front = first && frontOf(first);
  return front && front.who.length + front.free.length - 1 <= most ? front : { who: [], free: [], blocks: [] };
}

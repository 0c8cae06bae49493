import { GENRE_WORD, isCompany, isNoTitle, isOrganisation } from '../title/no-title.ts';
import { isDateline, MONTHS } from './datelines.ts';
import { isGreeting, SPACED as SPACED_GREETING, titleBehindGreeting } from './greetings.ts';
import { beginsWithDate } from './line-dates.ts';
import { FIELD } from './message-fields.ts';
import { endsAsSentence, listMarkOf, numberingOf, visualLength } from './numbering.ts';
import { isMeetingHead, isPaperHead, ornamentedName } from './paper-heads.ts';

/** Lines at the start among which the name stands, and its length in comparable units. */
const OPENING = { lines: 6, fewest: 4, shortest: 6, longest: 84 } as const;

/** A day, a month or hours and nothing else: `11月9日 20:00—次日8:00`, `2025年11月`. */
const ONLY_WHEN = new RegExp(
  `^(?=.*\\d)(?:\\d|[\\s.,:：/年月日号號時时分点點~～—–\\-()（）]|令和|平成|民國|民国|元|第|期|回|vol(?:ume)?|no(?=[. ])|n°|issue|numéro|[次翌]日|[上下]午|(?:星期|[周週])[一二三四五六日天]|[月火水木金土日]曜日?|h|à|to|at|[ap]m|(?:st|nd|rd|th|er)(?![a-z])|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|${MONTHS})+$`,
  'iu',
);
/** `Lost property, week 46` is built as a place with its day is. */
const MONTH = new RegExp(`(?<!\\p{L})${MONTHS}|月|\\d[./-]\\d`, 'iu');
const REFERENCE = /^(?:ref|reference|réf(?:érence)?|文[号號]|[编編][号號]|案[号號]|[档檔][号號]|整理番号)\.?\s*[:：]/iu;
/** What to do with the paper, or with its text: `*** PLEASE PIN UP ***`, `＊無断転載はご遠慮ください＊`, `@新人 置顶`. */
const NOTICE =
  /^[*＊※☆★!！~～\s_#【[]*(?:please (?:pin|read|display|keep (?:for|this|safe)|post|share|forward|print)\b|do not (?:copy|share|remove|duplicate|forward)\b|(?:to be )?(?:pinned|displayed)\b|prière d|à (?:afficher|lire|conserver|diffuser)\b|merci d[e’'] ?(?:afficher|lire|conserver|diffuser)\b|(?:請|请)勿|(?:禁止|无断|無断|無斷)(?:转载|轉載|転載|复制|複製)|[转轉][发發](?:[请請]|自)|(?:群)?置[顶頂]|(?:必[读讀]|重要)[!！]*$)|(?:ご遠慮|お控え|保管|掲示|回覧)(?:ください|願います|のこと)/iu;
/** `@跑团新人 置顶`: somebody is called, and the message is pinned. */
const PINNED = /^[@＠]\S+\s+(?:(?:群)?置[顶頂]|必[读讀]|pinned)$/iu;
/** `展區B`, `Room 4`, `Salle 2`: where it hangs. */
const PLACE =
  /^(?:(?:展[区區厅廳]|[会會][议議]?室|第?\d+[号號](?:[厅廳楼樓展馆館室]))\s?[A-Z\d]{0,3}|(?:room|hall|gallery|zone|panel|stand|booth|salle|galerie|stand|panneau)\s[A-Z\d]{1,3})$/iu;
/** `各自治会長 様`, `株主の皆さまへ`: whom it is for. */
const ADDRESSEE = /(?:(?<![王神姫])様|(?<![社本拝神宮御正])殿|御中|各位|さま|さまへ|の皆さん|の皆様|皆さまへ|様へ)$/u;
/** `The Grove Singers present`, `L'ensemble Les Grives présente`. */
const PRESENTS = /\s(?:presents?|présente(?:nt)?|propose(?:nt)?|vous (?:invite|propose)(?:nt)?)\s?:?$/iu;
/** A short shout in wide scripts: `主佑平安！`. */
const SHOUT = /^[\p{sc=Han}]{2,6}[!！]$/u;
/** What societies, offices and houses are called: `Fernhill Community Centre`, `LEISURE CENTRE - FRONT DESK`, `Mairie de Sault`. */
const HOUSES = [
  /^(?!the\s\S+$)(?:\S+\s){1,6}(?:society|association|committee|council|foundation|institute|university|academy|school|cent(?:re|er)|federation|agency|corporation|department|office|library|hall|station|front desk)$/iu,
  /^(?:the\s)?(?:department|ministry|university|institute|office|society|association|council|committee|faculty|school|friends)\s(?:of|for)\s\S/iu,
  /^branch\s\d/iu,
  /^(?:Association|Mairie|Commune|Ville|Communauté de [Cc]ommunes|Département|Région|Comité|Préfecture|Ministère|Université|Institut|Fondation|Conseil|Académie|Fédération|Amicale|Syndicat|Commission)\s(?:de|du|des|d[’']|la|les?|l[’']|\p{Lu})|^(?:Direction|Service|Bureau|Agence|École|Collège|Lycée)\s(?:de|du|des|d[’'])/u,
];
/** `Service technique`, `Direction générale`: which office of a house it is. */
const OFFICE = /^(?:Services?|Direction|Pôle)\s\p{Ll}+$/u;
/** What a body writes of a meeting of its own, or to those whom it is for: `Compte rendu du conseil`, `Letter to members`, `第3回役員会 議事録`. */
const WRITTEN_BY_BODY =
  /^(?:compte[- ]rendu|C\.?R\.?|procès[- ]verbal|P\.?V\.?|ordre du jour|convocation|lettre)\s(?:d(?:e|u|es)\s|d[’']|(?:à|aux?)\s|[–—-]\s)\S|^(?:(?:draft\s)?(?:minutes|notes)\s(?:of|from)|agenda\s(?:of|for)|(?:open\s)?letter\sto|notice\s(?:of|to))\s\S|^[^，。：:,、]{2,30}(?:[会會][议議](?:[纪紀][要录錄]|[记記][录錄])|例会纪要|議事録|会議録)(?:[\s　（(]|$)/iu;
/** `Back to School`: words that stand within no such name. */
const LOOSE_WORD = /(?<!\p{L})(?:to|at|in|from|on|with|a|my|our|your)(?!\p{L})/iu;
/** A line that is called something between the marks of a title. */
const QUOTED = /^(?:「[^「」]{2,30}」|『[^『』]{2,30}』|《[^《》]{2,30}》|«\s?[^«»]{4,70}\s?»|“[^“”]{4,70}”)$/u;
/** What it is about, in words that name a paper: `…について`, `…通訊`, `…流程`. */
const SUBJECT_LIKE =
  /(?:について|に関して|のお知らせ|のご案内|のご報告|だより|たより|通信|のしおり|通[讯訊]|[简簡][报報]|快[报報]|流程|[议議][程题題]|[记記紀][要录錄]|安排|名[单單]|攻略|[训訓][练練]|notice|programme|newsletter|results?|schedule|rota|bulletin|lettre|calendrier)(?:$|[\s　（(:：,，])/iu;
/** What people call a text that they send around. */
const SENT_AROUND = /\b(?:recap|notes|wrap-up|update|overview|agenda|récap(?:itulatif)?)\b/iu;

/** `Hey team, quick recap of the call`: what stands behind a greeting names the text. */
function namesText(text: string): boolean {
  return [GENRE_WORD, SUBJECT_LIKE, SENT_AROUND].some((names) => names.test(text));
}

/** A sentence, with or without its full stop: who speaks, and what is asked. */
const SPEAKS =
  /(?<!\p{L})(?:I|we|you|they|he|she|it|is|are|was|were|will|have|has|can|let[’']s|please|thanks?|je|j[’']|nous|vous|on (?:a|est|va|se|vous)|est|sont|merci|voici)(?!\p{L})|[我你妳您咱他她]|[请請](?=\p{sc=Han}{2})|[了吧呢啊哦呀啦嘛]$/iu;
/** Japanese lines that end in kana are sentences; nouns that are written so are none. */
const KANA_END = /[\u3041-\u3096]$/u;
const KANA_NOUN =
  /(?:について|に関して|お知らせ|おしらせ|だより|たより|しおり|まとめ|あゆみ|より|まつり|つどい|見積も?り|祭り|便り|手引き|きまり|ねらい|あらまし)$/u;
/** Spaces from which a line stands at the right: who sends it. */
const AT_RIGHT = 12;
/** `夜班交班    交班：顾敏  接班：石磊`: fields stand behind the name in its line. */
const FIELDS_BEHIND = /^(\S.*?)(?:\s{2,}|　)(?=[^\s:：]{1,8}[:：]\s*\S)/u;

/** `Lost property, week 46 - please read this out`: what to do with it stands behind its name. */
const REQUEST_BEHIND = /^(\S.*?)\s[-–—]\s(?=(?:please|merci d|prière d|à (?:lire|afficher))(?:\s|[’'e]))/iu;
/** `株主の皆さまへ 第2四半期のご報告`: for whom it is stands in front of its name. */
const ADDRESSEE_IN_FRONT = /^[^\s　]{1,20}(?:様|各位|御中|皆さま|皆様)(?:へ)?[\s　]+(?=\S{4})/u;
/** A row of columns. */
const ROW = /\S\s{3,}\S.*\S\s{3,}\S/u;

interface Opening {
  readonly line: string;
  readonly index: number;
  readonly isAtRight: boolean;
}

/**
 * The lines with the name of the text in front, where it stands below others that only say when, where, by whom or for whom
 * it is, greet, or say what to do with the paper. Undefined where the first line may be the name.
 */
export function withoutFurniture(lines: readonly string[]): string[] | undefined {
  const filled = lines.flatMap((raw, index): Opening[] => {
    const line = raw.trim();
    return line === '' ? [] : [{ line, index, isAtRight: raw.length - raw.trimStart().length > AT_RIGHT }];
  });
  const opening = filled.slice(0, OPENING.lines);
  const [first] = opening;
  if (!first || filled.length < OPENING.fewest) return undefined;
  const isWeak = first.isAtRight || isFurniture(first.line);
  const end = opening.findIndex(({ line }, place) => place > 0 && isMatter(line));
  const candidates = opening.slice(1, end < 0 ? opening.length : end).filter((own) => !isOneOfListHeads(own, lines));
  const named = isWeak ? bestOf(candidates) : (quotedBelow(first, candidates) ?? writtenBy(first, candidates));
  if (!named) return undefined;
  const [name, fields] = divided(named.line);
  const before = housesJoined(opening.filter(({ index }) => index < named.index).map(({ line }) => line));
  return [unquoted(name), '', ...before, ...(fields === '' ? [] : [fields]), '', ...lines.slice(named.index + 1)];
}

/** Lines above one that heads a list from which on it does not head the text. */
const MOST_ABOVE = 2;

/** `What went well` right above entries, as `What didn't` is further on, or below several lines: it heads its own list, not the text. */
function isOneOfListHeads({ index }: Opening, lines: readonly string[]): boolean {
  const heads = (at: number): boolean => {
    const line = lines[at]?.trim() ?? '';
    return (
      line !== '' && !listMarkOf(line) && !endsAsSentence(line) && listMarkOf(lines[at + 1]?.trim() ?? '') !== undefined
    );
  };
  const isBelow = lines.slice(0, index).filter((line) => line.trim() !== '').length > MOST_ABOVE;
  return heads(index) && (isBelow || lines.some((_, at) => at !== index && heads(at)));
}

/** `MAIRIE DE SAULNAY` over `Service technique`: a house and its office are one line. */
function housesJoined(lines: readonly string[]): string[] {
  return lines.reduce<string[]>((all, line) => {
    const last = all.at(-1);
    const isOffice = last !== undefined && OFFICE.test(line) && isHouse(last);
    return isOffice ? [...all.slice(0, -1), `${last}, ${line}`] : [...all, line];
  }, []);
}

function quotedBelow({ line }: Opening, candidates: readonly Opening[]): Opening | undefined {
  return isLoose(line) ? candidates.find(({ line }) => QUOTED.test(line)) : undefined;
}

/** What stands right below the name of a choir or a club, if that is what such a body writes of itself. */
function writtenBy({ line }: Opening, [below]: readonly Opening[]): Opening | undefined {
  const fits = below && visualLength(below.line) <= OPENING.longest && isBodyOf(line, below.line);
  return fits ? below : undefined;
}

/** Whether a line may name the body that wrote a paper, and the paper is one that bodies write. */
export function isBodyOf(line: string, paper: string): boolean {
  const isName = isProper(line) && !/[\d:：,，;；.!！?？]/u.test(line);
  return WRITTEN_BY_BODY.test(paper) && isName && !SUBJECT_LIKE.test(line) && !GENRE_WORD.test(line);
}

/** Whether a line names no text for certain: it says when, where, by whom or for whom, greets, or says what to do with the paper. */
export function isFurniture(line: string): boolean {
  return (
    (isGreeting(line) && !SPACED_GREETING.test(line) && !namesText(titleBehindGreeting(line) ?? '')) ||
    ONLY_WHEN.test(line) ||
    (isDateline(line) && MONTH.test(line)) ||
    FIELD.test(line) ||
    REFERENCE.test(line) ||
    isAddressed(line) ||
    [NOTICE, PINNED, PLACE, SHOUT].some((pattern) => pattern.test(line)) ||
    isPaperHead(line) ||
    isMeetingHead(line) ||
    isHouse(line)
  );
}

function isAddressed(line: string): boolean {
  return ADDRESSEE.test(line) || PRESENTS.test(line);
}

function isHouse(line: string): boolean {
  const isNamed =
    HOUSES.some((pattern) => pattern.test(line) || pattern.test(withSmallLetters(line))) ||
    (/\p{sc=Han}/u.test(line) && isOrganisation(line));
  return isCompany(line) || OFFICE.test(line) || (isProper(line) && isNamed && !SUBJECT_LIKE.test(line));
}

/** `MAIRIE DE SAULNAY` as it is written in small letters. */
function withSmallLetters(line: string): string {
  if (/\p{Ll}/u.test(line)) return line;
  return line.replace(/\p{Lu}+/gu, (word) =>
    /^(?:DE|DU|DES|LA|LE|LES|D|L|ET)$/u.test(word) ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}

/** `Lisbon with the book group` goes on in small letters, and `我的大学` is a story. */
function isProper(line: string): boolean {
  return !/(?<!\p{L})(?!des\s|les\s)\p{Ll}{4,}|\p{sc=Han}[的の]/u.test(line) && !LOOSE_WORD.test(line);
}

/** `Église Saint-Cyr, samedi 13 décembre à 20 h`, a sentence: not the name where another line stands in its marks. */
function isLoose(line: string): boolean {
  return (/\d/u.test(line) && /[,，]/u.test(line)) || SPEAKS.test(line) || isAddressed(line);
}

/** Where the text itself begins. */
function isMatter(line: string): boolean {
  return (
    visualLength(line) > OPENING.longest + FIELDS ||
    (endsAsSentence(line) && !/[!！?？)）:：]$/u.test(line)) ||
    /^[^。]*。./u.test(line)
  );
}

/** Room for fields behind the name in its line, in comparable units. */
const FIELDS = 40;

function bestOf(candidates: readonly Opening[]): Opening | undefined {
  const scored = candidates.flatMap((own, place) =>
    isName(own) ? [{ own, score: scoreOf(own.line) - place * 0.4 }] : [],
  );
  return scored.toSorted((a, b) => b.score - a.score)[0]?.own;
}

function isName(opening: Opening): boolean {
  const [name] = divided(opening.line);
  const length = visualLength(name);
  if (length < OPENING.shortest || length > OPENING.longest || isNoTitle(name)) return false;
  if (opening.isAtRight || isFurniture(name)) return false;
  if (QUOTED.test(name) || ornamentedName(opening.line)) return true;
  const isEntry =
    ROW.test(opening.line) ||
    listMarkOf(name) ||
    numberingOf(name) ||
    (beginsWithDate(name) && !SUBJECT_LIKE.test(name)) ||
    /^(?:[◎※→▶・･|<#]|\d{1,2}(?:ish|h|:))/u.test(name);
  const isField = LED.test(withoutNotes(name)) && !isNamedTwice(name);
  const speaks = SPEAKS.test(name) && !isNamedTwice(name);
  const isSentence = (endsAsSentence(name) && !/[)）]$/u.test(name)) || speaks || /^\p{Ll}/u.test(name);
  return !isEntry && !isField && !isSentence && (!KANA_END.test(name) || KANA_NOUN.test(name));
}

/** A word and a colon in front of a value, as in a form. */
const LED = /^[^:：]{1,24}[:：]\s*\S/u;
/** `Tally for bakers: what we plan to build`, `对话席东升：…`: several words, and what is said of them. */
const NAMED_TWICE =
  /^(?!\p{L}+\s(?:and|et|&)\s)\p{L}[\p{L}’'-]*(?:\s[\p{L}’'-]+){2,4}\s?:\s(?:\p{L}[\p{L}’'-]*[\s,]+){2,}\p{L}[^\d:]*$|^(?:对话|對話|[专專][访訪]|[访訪][问問谈談]?|インタビュー)[^:：]{0,12}[:：][^\d:：]{4,}$/u;

function isNamedTwice(name: string): boolean {
  return NAMED_TWICE.test(withoutNotes(name).trim());
}

function withoutNotes(name: string): string {
  return name.replace(/[（(][^（）()]*[）)]/gu, '');
}

function scoreOf(line: string): number {
  const [name] = divided(line);
  let score = 0;
  if (QUOTED.test(name)) score += 3;
  if (ornamentedName(name)) score += 2;
  if (SUBJECT_LIKE.test(name) || GENRE_WORD.test(name)) score += 2;
  if (/[,，;；、]/u.test(withoutNotes(name))) score -= 1;
  return score;
}

/** Characters of a line that still has a name and fields: of a longer one the spaces would be gone over again and again. */
const LONGEST_LINE = 300;

/** The name, and what else its line says. */
function divided(line: string): readonly [string, string] {
  if (line.length > LONGEST_LINE) return [line, ''];
  const [addressee = ''] = ADDRESSEE_IN_FRONT.exec(line) ?? [];
  if (addressee !== '') return [line.slice(addressee.length), addressee.trim()];
  const [front = '', name = ''] = FIELDS_BEHIND.exec(line) ?? REQUEST_BEHIND.exec(line) ?? [];
  return name === '' ? [ornamentedName(line) ?? line, ''] : [name, line.slice(front.length).replace(/^[-–—]\s/u, '')];
}

function unquoted(name: string): string {
  return /^[「『]/u.test(name) ? name.slice(1, -1) : name;
}

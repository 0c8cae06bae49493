import { beginsWithDate } from './line-dates.ts';

/** Between the pieces of the line that stands at the head of a paper. */
const BETWEEN = /\s[/|｜·•–—-]\s|\s{2,}|\u3000|[,，、]\s?/u;
/** `rev. F`, `p. 31`, `page 3 of 12`, `第3頁`, `共8页`: which edition of a paper this is, and which of its pages. */
const EDITION =
  /^(?:(?:rev|rév|révision|revision|version|ver|issue|edition|éd|édition)\.?\s?[A-Z\d][\w.]{0,4}|v\d[\d.]{0,4}|(?:pp?|page)\.?\s?\d{1,4}(?:\s?(?:\/|of|de|sur)\s?\d{1,4})?|[第共]\s?\d{1,4}\s?[页頁]|(?:版次|改訂|修订|修訂)\s?[:：]?\s?[A-Z\d.]{1,6}|第\s?[\d.]{1,4}\s?版)$/iu;
/** `porte 4`, `2nd floor`, `bâtiment C`, `门诊楼3层`, `外来棟2階`: where in a house its office is. */
const ROOM =
  /^(?:(?:bâtiment|bât\.?|porte|escalier|building|block|gate|door|ward|room|bureau|desk|counter|guichet)\s[A-Z\d]{1,4}|\d{1,2}(?:st|nd|rd|th)\sfloor|\d{1,2}(?:er|e|ème)\sétage|(?:\p{sc=Han}{1,6}[楼樓棟栋])?\s?[A-Z]?\d{1,3}\s?(?:[楼樓层層階号號][室窗房]?|[号號]窗口|番窓口|室))$/iu;
/** `Fiche patient 112-B`, `Form 7B`, `附件2`, `様式第3号`: which of the house's papers it is. */
const FORM =
  /^(?:(?:fiche|formulaire|form|leaflet|dépliant|imprimé|annexe|feuillet|template|sheet|handout|pièce)(?:\s\p{Ll}+){0,2}\s(?:n[°o]\.?\s?|no\.?\s?)?[A-Z]{0,3}-?\d[\d-]*[A-Z]?|(?:附件|附表|附錄|附录|別紙|別添|表单|表單|様式|样式)\s?(?:第?\s?[一二三四五六七八九十\d-]{1,4}\s?[号號]?)[:：]?)$/iu;
/** Labels of fields that stand in front of their values with no colon. */
const FIELD_OPEN =
  /^(?:学[号號]|学籍番号|姓\s?名|氏\s?名|班[级級]|[组組][别別]|报告[日人]|報告[日者人]|提出[日者]|作成[日者]|記入[日者]|記録者|発信[日者]|受付(?:番号|日)|管理番号|[编編][号號]|文[号號]|填表(?:人|日期)|紀錄(?:人|者)?|记录(?:人)?|日付|日期|所属|部署|matricule|student (?:no|number|id)|candidate (?:no|number)|n[°o] (?:d[’']étudiant|de dossier)|ref|réf|file no|case no|ticket)\.?(?:[\s\u3000]+)(?=\S)/iu;
/** `《造物》杂志 人物栏`, `The Tide, people page`, `暮らしの手帖社 読者欄`: where in a paper it was printed. */
const COLUMN =
  /^(?:《[^《》]{1,20}》.{0,10}|\S{2,14}[\s\u3000])(?:\p{sc=Han}{0,4}(?:[专專]?[栏欄]目?|副刊|专版|專版)|コーナー)$|^《[^《》]{1,20}》\s?(?:杂志|雜誌|[周週月季]刊|[晚早日][报報])?\s?(?:第?\s?[\d年.]{1,8}[期号號])?$|^\p{Lu}[^.:!?]{2,30}(?:,|\s[–—-])\s(?:(?:the )?(?:\p{L}+\s){1,2}(?:column|page|pages|section)|(?:rubrique|page)\s\p{L}+)$/iu;
/** `毛球先生宠物店(梧桐路店)`, `喫茶ポプラ 駅前店`: a shop and which of its houses. */
const SHOP =
  /^[^，。：:,!！?？]{2,16}(?:店|铺|鋪|坊|馆|館|診所|诊所|医院|醫院|クリニック)\s?(?:[（(][^（）()]{1,10}(?:店|院|馆|館|路)[）)])$|^[^，。：:,!！?？\s\u3000]{2,12}[\s\u3000][^，。：:,!！?？\s\u3000]{1,6}店$/u;
/** `專任委託｜屋主急換屋`, `急募｜経験者優遇`: how an offer shouts. */
const SHOUTED = /^[^｜|，。,.:：]{2,8}[｜|][^｜|，。,.:：]{2,10}[!！]?$/u;
/** How many came, and rooms in which people meet. */
const ATTENDANCE =
  /^(?:参加|出席|到[场場會会]|[与參参]会|present|présents?|attending|attendance)?\s?[:：]?\s?\d{1,4}\s?(?:[名人位]|present|présent(?:e?s)?|people|attending|personnes)?$/iu;
const MEETING_ROOM =
  /^(?:[^，。：:,\d]{0,8}(?:集会所|公民館|[会會][议議]?室|教室|[大食禮礼]?[厅廳堂]|体育[馆館]|活[动動]中心)\s?[A-Z\d]{0,4}|(?:線上|线上|オンライン|online|on zoom|zoom|teams|en ligne|en visio)|(?:(?:the|la|le)\s)?(?:\p{L}+[\s-]){0,2}(?:hall|room|library|office|salle|mairie|canteen|école|school|maison)(?:\s(?:des|de|du)\s\p{L}+|\s[A-Z\d]{1,3})?)(?:\s?[（(][^（）()]*[）)])?$/iu;
/** A day and hours in front of where people met. */
const DAY_AND_HOURS =
  /^[(（]?(?:\d{2,4}[年./-])?\d{1,2}[月/.-]\d{1,2}日?\s?(?:[(（][^()（）]{1,5}[)）])?\s{0,2}(?:[上下]午|午[前後]|晚上?|夜)?\s?\d{1,2}[:：時时点點]\d{0,2}分?(?:\s?[-–—~～〜]\s?(?:\d{1,2}[:：時时点點]\d{0,2}分?)?)?|^(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)[,.]?\s(?:\d{1,2}\s\p{L}{3,9}|\p{L}{3,9}\s\d{1,2})(?:\s\d{4})?[,.]?\s(?:(?:at|à)\s)?\d{1,2}(?::\d{2})?\s?(?:[ap]m|h\d{0,2})?/iu;

/** Whether a line says which paper of which house this is, where that is or who filled it in: nothing of what it says. */
export function isPaperHead(line: string): boolean {
  if (FORM.test(line) || COLUMN.test(line) || SHOP.test(line) || SHOUTED.test(line) || isOpenFields(line)) return true;
  const pieces = line.split(BETWEEN).map((piece) => piece.trim());
  return pieces.length > 1 && pieces.slice(1).some((piece) => EDITION.test(piece) || ROOM.test(piece));
}

/** `報告日 R7.9.12  報告者 早瀬`, `学号 2022301047`: one field with a figure, or several. */
function isOpenFields(line: string): boolean {
  const value = line.replace(FIELD_OPEN, '');
  return value !== line && /\d/u.test(value) && !/[。！？!?]/u.test(value);
}

/** `10/26 19:00～ 集会所 参加11名`: when and where people met, and how many they were. */
export function isMeetingHead(line: string): boolean {
  const when = DAY_AND_HOURS.exec(line)?.[0];
  if (!when || !(beginsWithDate(line) || /^\p{L}/u.test(line))) return false;
  const pieces = line
    .slice(when.length)
    .split(/[\s\u3000]{2,}|[,，、]\s?|(?<=\P{Script=Latin})[\s\u3000]|\s[-–—]\s/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return pieces.length > 0 && pieces.every((piece) => ATTENDANCE.test(piece) || MEETING_ROOM.test(piece));
}

/** Both ends of a line in the same signs: `★ … ★`, `☆…☆`, `～…～`. */
const ORNAMENTS =
  /^(?<sign>[★☆◆◇●○♪♥❤✿❀※■□◎☀✨🌟🎉~～]{1,3})\s*(?<name>[^★☆◆◇●○♪♥❤✿❀※■□◎☀✨🌟🎉~～]{2,60}?)\s*\k<sign>$/u;

/** What stands between ornaments; undefined where there are none. */
export function ornamentedName(line: string): string | undefined {
  return ORNAMENTS.exec(line.trim())?.groups?.['name'];
}

import { formatOrigin } from '@pagewright/model/origin';
import type { BriefOf, Statement } from '@pagewright/model/outline';
import type { HeadingBlock, SourceBlock } from '@pagewright/model/source-document';
import { isNoise } from '../language/sentences.ts';
import { capitalised, isTitleLength, readingLoad, squeeze, visualLength } from '../language/text.ts';
import { statement } from '../material/atoms.ts';
import type { Material } from '../material/material.ts';
import { pageOf } from '../reading/page-of.ts';
import { markedQuestionsFrom } from '../relations/questions.ts';
import { frontOf } from './cover-page.ts';

/** Lines about who, when and which version. */
const META =
  /^(?:(?:supervis(?:or|ed by)|advis[eo]r|submitted by|presented by|tut(?:eur|rice)|encadrante?s?|directeur|directrice|ma[iî]tre de stage|présentée? par|soutenue? (?:le|par)|réalisée? par|jury|ann[ée]e (?:universitaire|scolaire)|academic year|指[导導](?:老师|老師|教师|教師|教授|教員)|组员|組員|学生姓名|姓名|氏名|発表者|提出者)(?: de \p{L}+)?\s?[:：]?\s*\S|(?:fiscal|financial) year\b.{0,30}\d{4}$|中華民國\s*\d+\s*年)|^(?:authors?|by|prepared by|written by|version|date|edition|posted|作者|编制|编制单位|编写|撰写|日期|编制日期|版本|部门|单位|作成|作成者|日時|日付|time|place|venue|attendees|participants|présents|lieu|auteurs?|rédigé par|date|organisme)\b\s*[:：]?\s*\S|^(?:编制单位|编制日期|制表|日期|作者|版本|(?:会议)?(?:时间|地点)|時間|地點|参会人员?|与会人员?|主持人?|場所|日時|出席者|(?:申[请請報报]|[汇匯报報]告?|提[交案]|承[办辦]|[审審]核)(?:部[门門]|[单單]位|人|者|日期|[时時][间間])|[记記][录錄]人?|報告者|部門)(?:\s*[:：]|\s[^\s:：]+(?:\s[^\s:：]+)?$)|^(?:attending|present|in attendance|apologies|chair(?:ed by)?|minutes(?: taken)? by|absente?s?|excusée?s?)\s?[:：]\s*\S|^(?:version|édition)\s|(?:公司|大学|研究院|委员会|委員会|株式会社|庁)$|^(?:株式会社|有限会社|合同会社)[^\s、。（(]{1,16}$|^(?:(?:\d{4}\s*年\s*(?:[（(](?:令和|平成)[^（()）]{1,6}[）)]\s*)?|令和\s*\d{1,2}\s*年\s*)\d{1,2}\s*月(?:\s*\d{1,2}\s*日)?|(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:\d{1,2}, )?\d{4}|\d{1,2} \p{L}+ \d{4}|(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2})$|version du \d|work group$|working group$/iu;
/** `by Ada Smith`, and `By product` which is none. */
const BY_NAME = /\b[Bb]y \p{Lu}\p{L}+ \p{Lu}/u;
const BY_WHAT = /^by\s+\p{Ll}/u;
const NO_SUBTITLE =
  /https?:|www\.|@|[:：;；]$|^[(（[*]|^\d+[.)]|copyright|©|isbn|licen[cs]e|permission is|版权|版權|著作権|授权|授權|^(?:title|titre|标题|题目|タイトル|language|release)\b|\b(?:of|the|a|an|and|for|to|in|de|du|des|la|le|les|et)$|^(?:dear|拝啓|敬具|記$|以上$)|(?:ますます|益々)ご?(?:清栄|清祥|健勝|発展|隆盛|盛栄)/i;
/** `Pros: …`, `O1: …`: a word that leads on to what is said of it. */
const LED = /^(?:[^\p{sc=Han}:：]{1,12}|.{1,5})[:：]\s*\S/u;
/** What a file says of its own handling, and labels without what they label. */
const HANDLING =
  /\b(?:created|status|last (?:reviewed|modified|updated)|updated|modified)\s*[:：]|(?:更新日|作成日|最終更新日?|创建(?:时间|日期)?|更新(?:时间|日期)|状态|狀態)\s*[:：]|\b(?:créé|mis à jour|modifié) le\b|^date d(?:e |’|')(?:création|mise à jour|dernière)|[:：]$/iu;
/** A table of so much is what the document is about. */
const MATTER = { rows: 3, columns: 2 } as const;
/** Blocks before the matter begins. */
const OPENING_BLOCKS = 10;

/** The first page: the title, a line under it in the document's own words, and short lines about who and when. */
export function coverBrief(material: Material): BriefOf<'cover'> {
  const lines = openingLines(material).filter(({ text }) => !HANDLING.test(text.trim()));
  const [first] = material.readings;
  const { who } = first ? frontOf(first) : { who: [] };
  const stated = lines.filter(({ text }) => visualLength(text) <= 64 && isMeta(text.trim()));
  const meta = [...stated, ...who.filter((own) => !stated.some(({ text }) => text === own.text))].slice(0, 3);
  const subtitle = fromTitleOn(lines, material).find(
    (own) => !meta.includes(own) && !who.some(({ text }) => text === own.text) && isSubtitle(own.text, material.title),
  );
  const others = material.readings
    .slice(1, 4)
    .map(({ title, titleOrigin, file }) => statement(title, titleOrigin ?? formatOrigin({ file, block: 0 }), 0.6));
  return {
    id: 'cover',
    form: 'cover',
    title: statement(capitalised(material.title), material.titleOrigin, 1),
    meta: [...meta, ...others],
    more: [],
    ...(subtitle ? { subtitle } : {}),
  };
}

/** The lines of the title's own page, the one right behind the title first: that one goes on with it. */
function fromTitleOn(lines: readonly Statement[], { title, titleOrigin }: Material): readonly Statement[] {
  const page = titleOrigin === undefined ? 0 : pageOf(titleOrigin);
  const own = lines.filter(({ origins: [origin] }) => origin === undefined || pageOf(origin) === page);
  const at = own.findIndex(({ text }) => squeeze(text) === squeeze(title));
  const next = at < 0 ? undefined : own[at + 1];
  return next ? [next, ...own.filter((line) => line !== next)] : own;
}

function isMeta(text: string): boolean {
  return BY_NAME.test(text) || (META.test(text) && !BY_WHAT.test(text.replace(/^B/u, 'b')));
}

/** Short lines before the matter begins, headings that nothing stands under, and the head notes of the first table. */
function openingLines({ readings }: Material): Statement[] {
  const blocks = readings[0]?.blocks ?? [];
  const lines: Statement[] = [];
  let isMatter = false;
  for (const [index, block] of blocks.slice(0, OPENING_BLOCKS).entries()) {
    if (block.kind === 'paragraph') {
      if (readingLoad(block.text) > 260 || markedQuestionsFrom(blocks, index).length > 0) break;
      lines.push(statement(block.text, block.origin, 0.8));
    } else if (block.kind === 'list') {
      // `Date: …`, `Place: …` in a row.
      lines.push(
        ...block.items.filter(({ text }) => isMeta(text.trim())).map(({ text }) => statement(text, block.origin, 0.8)),
      );
    } else if (block.kind === 'heading') {
      // What the next sheet of a workbook says is no line about the whole.
      if (isMatter || isOneOfSections(block, blocks, readings[0]?.title ?? '')) break;
      const isEmpty =
        blocks[index + 1]?.kind === 'heading' || squeeze(block.text) === squeeze(readings[0]?.title ?? '');
      if (!isEmpty && lines.length > 0) break;
      if (isEmpty) lines.push(statement(block.text, block.origin, 0.8));
    } else if (block.kind === 'table') {
      const head = block.rows.slice(0, block.headerRows > 1 ? 1 : 0).flat();
      lines.push(
        ...head.filter(({ text }) => isMeta(text.trim())).map(({ text }) => statement(text, block.origin, 0.6)),
      );
      isMatter ||=
        block.rows.length - block.headerRows >= MATTER.rows && (block.rows.at(-1)?.length ?? 0) >= MATTER.columns;
    } else if (block.kind !== 'image') break;
  }
  return lines;
}

/** Headings of one level from which each of them divides the document, where they are counted. */
const SECTIONS = 4;
const ARTICLE = /^art(?:icle|\.)\s+(?:[ivxlc]+|\d+)\b/iu;

/** Whether a heading is the first of the document's sections, though the next one stands right below it: `Article I`. */
function isOneOfSections(own: HeadingBlock, blocks: readonly SourceBlock[], title: string): boolean {
  const like = blocks.filter((block) => block.kind === 'heading' && block.level === own.level);
  const isCounted = own.numbering !== undefined || ARTICLE.test(own.text.trim());
  return isCounted && squeeze(own.text) !== squeeze(title) && like.length >= SECTIONS;
}

function isSubtitle(text: string, title: string): boolean {
  const own = squeeze(text);
  const main = squeeze(title);
  if (own === main || main.includes(own) || LED.test(text.trim()) || NO_SUBTITLE.test(text.trim()) || isNoise(text))
    return false;
  const isShortLine = visualLength(text) >= 10 && readingLoad(text) <= 200;
  return isShortLine && (isTitleLength(text) || /[.。!！]$/.test(text.trim())) && !/^\p{Ll}/u.test(text);
}

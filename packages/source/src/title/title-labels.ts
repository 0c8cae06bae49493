import { withLabelClosed } from './no-title.ts';

/** What forms and covers call the line that says the title. */
const LABEL = String.raw`(?:(?:论文|論文|课题|課題|项目|項目|[专專][题題]|[会會][议議]|活[动動]|[课課]程|[讲講]座|工作坊)(?:题目|題目|名[称稱]|主[题題])|题\s*目|題\s*目|主[题題]|テーマ|タイトル|会議名|講座名|件名|thesis title|(?:meeting|document|report|project|paper) title|title of (?:the )?(?:meeting|document|report|project|thesis|paper)|titre du (?:mémoire|rapport|projet|document)|intitulé du (?:projet|stage)|sujet|thème|(?:intitulé|nom) du (?:cours|stage|atelier)|(?:course|workshop|class) (?:title|name))`;
/** `论文题目：…`, `主題:…`, and `题 目 …` as forms set it apart. */
const TITLE_LABEL = new RegExp(
  String.raw`^(?:${LABEL}\s*[:：]|[题題]\s+目\s|(?:论文|論文)(?:题目|題目)\s)\s*(?=\S)`,
  'iu',
);
/** `Meeting title:` over the title. */
const LABEL_ALONE = new RegExp(String.raw`^${LABEL}\s*[:：]$`, 'iu');

/** Whether a line says the title behind a label. */
export function hasTitleLabel(text: string): boolean {
  return TITLE_LABEL.test(withLabelClosed(text));
}

/** Whether the line below one says the title. */
export function isTitleLabel(text: string): boolean {
  return LABEL_ALONE.test(withLabelClosed(text.trim()));
}

/** A line that says the title without the label in front of it. */
export function withoutTitleLabel(text: string): string {
  return hasTitleLabel(text) ? withLabelClosed(text).replace(TITLE_LABEL, '') : text;
}

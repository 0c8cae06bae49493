import { withLabelClosed } from './no-title.ts';

/** What forms and covers call the line that says the title. */
const LABEL = String.raw`(?:(?:论文|論文|课题|課題|项目|項目|[专專][题題]|[会會][议議]|活[动動]|[节節]目|作品|[产產]品|系[统統]|[软軟][件體]|平[台臺]|[计計][划劃畫]|企[划劃畫]|工程|文[件档檔]|[书書]|[课課]程|[讲講]座|工作坊)(?:题目|題目|名[称稱]?|主[题題])|题\s*目|題\s*目|主[题題]|テーマ|タイトル|(?:会議|作品|番組|事業|案件|企画|製品|商品|システム|プロジェクト|ゲーム|講座)(?:名称?|タイトル)|件名|thesis title|(?:meeting|document|report|project|paper|product|program(?:me)?|course|workshop|class) (?:title|name)|title of (?:the )?(?:meeting|document|report|project|thesis|paper)|titre du (?:mémoire|rapport|projet|document)|(?:intitulé|nom) du (?:projet|stage|produit|programme|cours|atelier)|sujet|thème)`;
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

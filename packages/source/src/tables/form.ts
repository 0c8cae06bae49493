import type { TableCell } from '@pagewright/model/source-document';

/** What forms ask for, in front of the place where it is filled in: `Project name`, `作成日`, `対象地域`. */
const FIELD =
  /^(?:title|titre|subject|objet|(?:full |first |last |family |project |team |group |class |company |course |product )?name|address|date|time|place|venue|location|duration|period|budget|phone|telephone|e-?mail|genre|platform|language|author|owner|contact|department|class(?: number)?|student (?:id|number)|version|status|nom|prénom|adresse|lieu|durée|période|téléphone|courriel|langue|auteur|responsable|service|public(?: visé)?|[\p{sc=Han}\p{sc=Hiragana}]{0,6}(?:氏名|名前|名称|名稱|姓名|番号|編號|编号|作成日|日付|日期|日時|时间|時間|場所|地点|地點|地域|期間|期间|对象|対象|對象|環境|环境|方法|目的|予算|预算|預算|所属|单位|單位|担当|者|人|电话|電話|学号|學號|班级|班級|专业|專業|性别|性別|出生年月|职称|職稱|学历|學歷)|(?:ゲーム|作品|企画)?タイトル|テーマ|ジャンル|プラットフォーム|メールアドレス|ターゲット)\s*[:：]?$/iu;

/** Most rows of a form, and the share of its left cells that are names of fields. */
const FORM = { rows: 14, share: 0.5 } as const;

/** Whether a table asks on the left and answers on the right, from its first row on: it has no head. */
export function isFilledForm(rows: readonly (readonly TableCell[])[]): boolean {
  if (rows.length < 2 || rows.length > FORM.rows || rows.some((row) => row.length !== 2)) return false;
  const [[first, answer] = []] = rows;
  if (!isField(first) || !answer || answer.text === '' || isField(answer)) return false;
  return rows.slice(1).filter(([name]) => isField(name)).length >= (rows.length - 1) * FORM.share;
}

/**
 * A form whose rows hold several fields each, `Class | 3E | Name | Inoue`, with a row for each of them.
 * @returns the rows as they are where they are none of a form
 */
export function unfoldedForm(rows: TableCell[][]): TableCell[][] {
  const owned = rows.map((row) => row.filter(({ colSpan, rowSpan }) => colSpan > 0 && rowSpan > 0));
  const isFolded =
    rows.length <= FORM.rows &&
    rows.every((row) => row.every(({ rowSpan }) => rowSpan === 1 || rowSpan === 0)) &&
    owned.every((row) => row.length > 0 && row.length % 2 === 0) &&
    owned.some((row) => row.length > 2) &&
    rows.flat().every(({ rowSpan, colSpan }) => rowSpan > 0 || colSpan === 0);
  if (!isFolded) return rows;
  const pairs = owned.flatMap((row) =>
    Array.from({ length: row.length / 2 }, (_, index) => row.slice(index * 2, index * 2 + 2)),
  );
  const names = pairs.filter(([name]) => isField(name)).length;
  const isForm = names >= pairs.length * FORM.share && pairs.every(([, answer]) => !isField(answer));
  return isForm ? pairs.map((pair) => pair.map((cell) => ({ ...cell, colSpan: 1 }))) : rows;
}

function isField(cell: TableCell | undefined): boolean {
  return cell !== undefined && FIELD.test(cell.text.replace(/\s+/gu, ' ').trim());
}

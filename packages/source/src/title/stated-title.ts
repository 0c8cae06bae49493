import type { DraftBlock } from '../structure/blocks.ts';
import { looksLikeHeading, visualLength } from '../structure/numbering.ts';
import { isKindAlone, isNoTitle, isOrganisation } from './no-title.ts';

/** What a document says of its own title in its first lines, in a form or in a box over the first page. */
export function statedTitle(blocks: readonly DraftBlock[]): string | undefined {
  return subjectOf(blocks) ?? namedInHeadBox(blocks);
}

/** Minutes, letters and data sheets name what they are about in their first lines: `Objet : …`, `Titre | …`. */
function subjectOf(blocks: readonly DraftBlock[]): string | undefined {
  for (const block of blocks.slice(0, 12)) {
    const named = block.kind === 'table' ? namedInForm(block.rows) : undefined;
    if (named) return named;
    const texts = block.kind === 'table' ? block.rows.slice(0, 6).flatMap((row) => row.map(({ text }) => text)) : [];
    if (block.kind === 'paragraph') texts.push(block.text);
    for (const text of texts) {
      const match =
        /^(?:objet|sujet|subject|title|titre|件名|主题|主題|题目|題目|标题|標題)\s*[:：]\s*(\S.{2,120}?)\.?$/i.exec(
          text,
        );
      if (match?.[1]) return match[1];
    }
  }
  return undefined;
}

/** What a form calls the document that it heads. */
const TITLE_KEY =
  /^(?:titre|title|document(?: name| title)|(?:nom|titre|intitulé) du document|标题|標題|題目|题目|件名|文件名称|文[档檔]名[称稱]|文書名|ドキュメント名|成果物名|資料名|名称)\s*[:：]?$/iu;

/** What stands behind `Title` in a table at the start, whichever of its columns that is. */
export function namedInForm(rows: readonly (readonly { readonly text: string }[])[]): string | undefined {
  for (const row of rows.slice(0, 6)) {
    const texts = row.map(({ text }) => text.trim()).filter(Boolean);
    const value = texts[texts.findIndex((text) => TITLE_KEY.test(text)) + 1];
    if (value && value !== texts[0] && isTitleText(value)) return value;
  }
  return undefined;
}

/** A box over the matter, read as a table: most rows, and most that it says. */
const HEAD_BOX = { rows: 4, cells: 6, shortest: 14 } as const;

/** The title in a box over the first page, as posters have it: the first text in its first row of one. */
function namedInHeadBox([first]: readonly DraftBlock[]): string | undefined {
  if (first?.kind !== 'table' || first.rows.length > HEAD_BOX.rows) return undefined;
  const rows = first.rows.map((row) => [...new Set(row.map(({ text }) => text.trim()).filter(Boolean))]);
  const [name = '', ...others] = rows.find((row) => row.length > 0) ?? [];
  const isBox = others.length === 0 && rows.flat().length <= HEAD_BOX.cells;
  const isName = visualLength(name) >= HEAD_BOX.shortest && isTitleText(name) && looksLikeHeading(name);
  return isBox && isName && !isOrganisation(name) && !isKindAlone(name) ? name : undefined;
}

function isTitleText(text: string): boolean {
  return visualLength(text) >= 6 && visualLength(text) <= 150 && !isNoTitle(text);
}

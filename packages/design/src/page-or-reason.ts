import type { Page } from '@pagewright/components/models';
import { isPagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import { parsePage } from '@pagewright/page/source-text';
import { designPage, type PageLook } from './design.ts';

/** Slot of what stands on a page in place of what could not be designed. */
const UNMADE = 'unmade';

/** Whether a page says that it could not be designed. */
export function isUnmade({ components }: Page): boolean {
  return components.some(({ slot }) => slot === UNMADE);
}

/** The same of a stored page; one that cannot be read says nothing. */
export function isUnmadeText(text: string): boolean {
  if (!text.includes(UNMADE)) return false;
  try {
    return isUnmade(parsePage(text));
  } catch {
    return false;
  }
}

const REASON: Readonly<Record<Language, string>> = {
  'zh-CN': '这一页没能排版出来，没有扣除积分。内容仍在来源文件中，可以单独重新生成这一页。',
  'zh-TW': '這一頁沒能排版出來，沒有扣除點數。內容仍在來源檔案中，可以單獨重新產生這一頁。',
  'en-US':
    'This page could not be laid out, and no points were taken for it. What it is to say still stands in the sources: generate this page again.',
  'ja-JP':
    'このページはレイアウトできませんでした。ポイントは差し引かれていません。内容は元の資料に残っています。このページだけ再生成できます。',
  'fr-FR':
    'Cette page n’a pas pu être mise en page et n’a coûté aucun crédit. Son contenu reste dans les sources : générez-la de nouveau.',
};

/**
 * One page of an outline; where its design fails, a page with its title that says so in place of the rest. Words that stand
 * there are a placeholder's: they are told while one edits and never printed.
 */
export function pageOrReason(outline: Outline, index: number, look: PageLook): Page {
  try {
    return designPage(outline, index, look);
  } catch (error) {
    const brief = outline.pages[index];
    if (!brief || isPagewrightError(error)) throw error;
    return reasonPage(outline, index, look, brief);
  }
}

function reasonPage(outline: Outline, index: number, look: PageLook, { id, title, textLanguage }: PageBrief): Page {
  const text = REASON[textLanguage ?? outline.language];
  const plain: PageBrief = {
    id,
    form: 'text',
    title,
    more: [],
    paragraphs: [{ text, origins: [], rank: 1, lacking: true }],
  };
  const page = designPage({ ...outline, pages: outline.pages.with(index, plain) }, index, look);
  const components = page.components.map((component) =>
    component.slot?.startsWith('paragraphs.') ? { ...component, slot: UNMADE } : component,
  );
  return { ...page, components };
}

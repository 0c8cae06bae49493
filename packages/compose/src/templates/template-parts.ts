import type { OutlineTemplate, PageWords, PartWords, TemplatePart, TemplateWords } from './template.ts';

/** A part of a page with its words. */
export interface PlacedPart {
  readonly part: TemplatePart;
  readonly words: PartWords;
  /** Of the page, from 1. */
  readonly page: number;
  /** Also the id of its brief: `p3`, `p3.2`. */
  readonly key: string;
}

/** All parts of a template's pages, in their order. */
export function partsOf({ pages }: OutlineTemplate, words: TemplateWords): PlacedPart[] {
  return pages.flatMap((page, index) => {
    const own: PageWords = words.pages[index] ?? { title: '', places: [], parts: [] };
    const key = `p${index + 1}`;
    if (page.form !== 'composite') return [{ part: page, words: own, page: index + 1, key }];
    return page.parts.map((part, at) => ({
      part,
      words: own.parts[at] ?? { title: '', places: [] },
      page: index + 1,
      key: `${key}.${at + 1}`,
    }));
  });
}

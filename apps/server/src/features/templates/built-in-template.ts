import type { Template } from '@pagewright/contract/templates';
import type { Language } from '@pagewright/model/languages';
import type { Outline, PageBrief } from '@pagewright/model/outline';

/** What a template says in one language. */
export interface TemplateWords {
  readonly name: string;
  readonly introduction: string;
  readonly pages: readonly PageBrief[];
}

/** A template that comes with the product. */
export interface BuiltInTemplate extends Pick<Template, 'id' | 'category' | 'industry' | 'price' | 'format' | 'style'> {
  readonly words: Readonly<Record<Language, TemplateWords>>;
}

/** The outline of a template in a language: as a generation would have composed it. */
export function templateOutline({ format, words }: BuiltInTemplate, language: Language): Outline {
  const { name, pages } = words[language];
  return {
    version: 2,
    title: name,
    language,
    engine: 'local',
    mode: 'preserve',
    format,
    pages: pages.map((page, index) => withIds(page, `p${index + 1}`)),
    assets: {},
    unused: [],
    countReason: { code: 'count-asked', params: { count: pages.length } },
    followed: [],
    notFollowed: [],
  };
}

function withIds(page: PageBrief, id: string): PageBrief {
  if (page.form !== 'composite') return { ...page, id };
  return { ...page, id, parts: page.parts.map((part, index) => ({ ...part, id: `${id}.${index + 1}` })) };
}

import type { Template } from '@pagewright/contract/templates';

/** What is looked for among the templates; what is undefined does not matter. */
export interface TemplateFilter {
  readonly search: string;
  readonly industry: Template['industry'] | undefined;
  readonly category: Template['category'] | undefined;
  readonly format: Template['format'] | undefined;
}

export const EVERY_TEMPLATE: TemplateFilter = {
  search: '',
  industry: undefined,
  category: undefined,
  format: undefined,
};

/** Those that fit, in their order: every word that is searched stands in the name, the introduction or a title of a page. */
export function fittingTemplates(
  templates: readonly Template[],
  { search, industry, category, format }: TemplateFilter,
): Template[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  return templates.filter((template) => {
    const text = [template.name, template.introduction, ...template.pageTitles].join('\n').toLowerCase();
    return (
      (industry === undefined || template.industry === industry) &&
      (category === undefined || template.category === category) &&
      (format === undefined || template.format === format) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** The values that templates have, each once, in the order in which they come. */
export function valuesOf<Name extends 'industry' | 'category' | 'format'>(
  templates: readonly Template[],
  name: Name,
): Template[Name][] {
  return [...new Set(templates.map((template) => template[name]))];
}

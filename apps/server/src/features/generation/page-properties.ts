import { builtInTemplate, type PageProperties, pageProperties } from '@pagewright/compose/templates';
import type { Language } from '@pagewright/model/languages';
import { drawnOf, type PageBrief } from '@pagewright/model/outline';

interface MadeOf {
  /** Id of the template; none where the sources alone decided. */
  readonly template?: number | null | undefined;
  readonly language: Language;
}

/** The page properties (spec §3) that a page brings from its template, one of ours or a person's; other pages have none yet. */
export function propertiesIn(brief: PageBrief, { template: id, language }: MadeOf): Partial<PageProperties> {
  const drawn = drawnOf(brief);
  if (drawn) return { name: drawn.name, description: drawn.description, prompt: drawn.prompt };
  const template = id === undefined || id === null ? undefined : builtInTemplate(id);
  return (template && pageProperties(template, language, brief)) ?? {};
}

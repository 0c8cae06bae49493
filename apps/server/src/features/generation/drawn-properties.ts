import type { DrawnPage, PageBrief } from '@pagewright/model/outline';

/** The page properties (spec §3) that a page brings from the template that a person drew; other pages have none yet. */
export function propertiesIn(brief: PageBrief): Partial<Pick<DrawnPage, 'name' | 'description' | 'prompt'>> {
  if (brief.form !== 'composite' || !brief.drawn) return {};
  const { name, description, prompt } = brief.drawn;
  return { name, description, prompt };
}

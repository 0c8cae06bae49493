import { type DrawnPage, drawnOf, type PageBrief } from '@pagewright/model/outline';

/** The page properties (spec §3) that a page brings from the template that a person drew; other pages have none yet. */
export function propertiesIn(brief: PageBrief): Partial<Pick<DrawnPage, 'name' | 'description' | 'prompt'>> {
  const drawn = drawnOf(brief);
  return drawn ? { name: drawn.name, description: drawn.description, prompt: drawn.prompt } : {};
}

import type { Language } from '@pagewright/model/languages';
import { BUILT_IN_TEMPLATES } from './built-in/built-in-templates.ts';
import { joinedPrompts } from './joined-prompts.ts';
import type { OutlineTemplate } from './template.ts';

export { EXAMPLE_PICTURE } from './answer.ts';
export { EXAMPLE_PICTURE_URL } from './example-picture.ts';
export { fillTemplate, titleOf } from './fill-template.ts';
export { modelUseOfFilling } from './model-use-of-filling.ts';
export { emptyOutline, exampleOutline } from './outline-of-answers.ts';
export { type PageProperties, pageProperties } from './page-properties.ts';
export type { OutlineTemplate } from './template.ts';
export { BUILT_IN_TEMPLATES, joinedPrompts };

export function builtInTemplate(id: number): OutlineTemplate | undefined {
  return BUILT_IN_TEMPLATES.find((template) => template.id === id);
}

/**
 * The prompt that a document was made by: the person's, and that of the template of ours which it fills. Pages of a
 * person's own template have prompts of their own.
 * @param template its id; null or undefined where the sources alone decided
 */
export function promptOf(prompt: string, template: number | null | undefined, language: Language): string {
  const own = typeof template === 'number' ? builtInTemplate(template) : undefined;
  return own ? joinedPrompts(prompt, own.words[language].prompt) : prompt;
}

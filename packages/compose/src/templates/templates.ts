import { BUILT_IN_TEMPLATES } from './built-in/built-in-templates.ts';
import type { OutlineTemplate } from './template.ts';

export { EXAMPLE_PICTURE } from './answer.ts';
export { EXAMPLE_PICTURE_URL } from './example-picture.ts';
export { fillTemplate, titleOf } from './fill-template.ts';
export { joinedPrompts } from './joined-prompts.ts';
export { modelUseOfFilling } from './model-use-of-filling.ts';
export { emptyOutline, exampleOutline } from './outline-of-answers.ts';
export { type PageProperties, pageProperties } from './page-properties.ts';
export type { OutlineTemplate } from './template.ts';
export { BUILT_IN_TEMPLATES };

export function builtInTemplate(id: number): OutlineTemplate | undefined {
  return BUILT_IN_TEMPLATES.find((template) => template.id === id);
}

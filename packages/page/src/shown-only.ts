import { type Component, type Page, pageSchema } from '@pagewright/components/models';

/** Props for whoever works on the page: what is to stand somewhere, and which file of theirs a picture was. */
const MAKING: ReadonlySet<string> = new Set([
  'smart',
  'placeholder',
  'placeholders',
  'fileName',
  'fileSize',
  'uploadTime',
]);

/**
 * The page with what it shows and nothing of how it was made: for people who look at it and do not own it. What is hidden
 * stays only where the page has methods, which may show it.
 */
export function shownOnly(page: Page): Page {
  const { name: _name, description: _description, prompt: _prompt, notes: _notes, guides: _guides, ...shown } = page;
  const components = page.components.filter(({ visible }) => visible || page.methods !== undefined);
  return pageSchema.parse({ ...shown, components: components.map(drawnOnly) });
}

function drawnOnly(component: Component): object {
  const { name: _name, origin: _origin, unsupported: _doubts, repeat: _repeat, groupId: _group, ...drawn } = component;
  const props = Object.entries(component.props).filter(([prop]) => !MAKING.has(prop));
  return { ...drawn, props: Object.fromEntries(props) };
}

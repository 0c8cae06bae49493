import { type Component, type ComponentKind, defaultProps, MODELS, type Page } from '@pagewright/components/models';
import { pageFormat } from '@pagewright/model/formats';
import { attributeOfProp } from './elements.ts';
import { PAGE_VERSION, printedVersion, VERSION_ATTRIBUTE } from './versions.ts';

/**
 * The canonical source text of a page: one component a line, attributes in a fixed order, nothing that equals its
 * default. `parsePage` of it gives the page again.
 */
export function printPage(page: Page): string {
  const attributes = pageAttributes(page);
  const lines = [...page.components]
    .sort((a, b) => a.zIndex - b.zIndex)
    .map((component, index) => `  ${printComponent(component, index)}`);
  if (page.methods) lines.push(`  <Methods>{${quoteTemplate(page.methods)}}</Methods>`);
  const open = `<Page${attributes}`;
  return lines.length > 0 ? `${open}>\n${lines.join('\n')}\n</Page>\n` : `${open} />\n`;
}

function pageAttributes(page: Page): string {
  const preset = page.format === 'custom' ? undefined : pageFormat(page.format).size;
  const ownSize = !preset || preset.width !== page.size.width || preset.height !== page.size.height;
  return printAttributes([
    ['title', page.title],
    ['format', page.format],
    ['width', ownSize ? page.size.width : undefined],
    ['height', ownSize ? page.size.height : undefined],
    [VERSION_ATTRIBUTE, PAGE_VERSION],
    ['language', page.language],
    ['background', page.background],
    ['margin', page.margin === 0 ? undefined : page.margin],
    ['name', page.name],
    ['description', page.description],
    ['prompt', page.prompt],
    ['notes', page.notes],
    ['guides', page.guides],
    ['transition', page.transition],
  ]);
}

function printComponent(component: Component, index: number): string {
  const model = MODELS[component.type];
  const props = component.props as Record<string, unknown>;
  const defaults = defaultProps(component.type as ComponentKind) as Record<string, unknown>;
  const shown = Object.keys(model.props.shape)
    .filter((prop) => prop !== model.content && !sameValue(props[prop], defaults[prop]))
    .map((prop): [string, unknown] => [attributeOfProp(prop), props[prop]]);
  const attributes = printAttributes([
    ['id', component.id],
    [VERSION_ATTRIBUTE, printedVersion(component.type)],
    ['name', component.name],
    ['x', component.position.x],
    ['y', component.position.y],
    ['width', component.size.width],
    ['height', component.size.height],
    ['rotation', component.rotation],
    ['flip', component.flip],
    ['zIndex', component.zIndex === index + 1 ? undefined : component.zIndex],
    ['locked', component.locked ? true : undefined],
    ['visible', component.visible ? undefined : false],
    ['groupId', component.groupId],
    ['repeat', component.repeat],
    ['slot', component.slot],
    ['origin', component.origin],
    ['unsupported', component.unsupported],
    ['decorative', component.decorative],
    ['link', component.link],
    ['entrance', component.entrance],
    ['keepsAspect', component.keepsAspect],
    ['onClick', component.onClick],
    ...shown,
  ]);
  const content = model.content ? props[model.content] : undefined;
  const unsaid = model.content ? sameValue(content, defaults[model.content]) : true;
  if (unsaid || typeof content !== 'string') return `<${model.element}${attributes} />`;
  return `<${model.element}${attributes}>${printChildren(content)}</${model.element}>`;
}

function printAttributes(entries: readonly (readonly [string, unknown])[]): string {
  return entries
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${printAttribute(value)}`)
    .join('');
}

/** Plain strings stand in quotes; everything else in braces. */
function printAttribute(value: unknown): string {
  if (typeof value !== 'string') return `{${printLiteral(value)}}`;
  if (/^[^"&{}<>\\\p{C}]*$/u.test(value)) return `"${value}"`;
  return `{${printString(value)}}`;
}

/** JSX trims white space at line ends and reads entities, so only text that it leaves alone is printed bare. */
function printChildren(text: string): string {
  const plain = text !== '' && text.trim() === text && /^[^&{}<>\\\p{C}\p{Zl}\p{Zp}]*$/u.test(text);
  return plain ? text : `{${printString(text)}}`;
}

function printString(text: string): string {
  return /[\n`]/.test(text) || text.length > 80 ? quoteTemplate(text) : JSON.stringify(text);
}

/** A template string without expressions. Carriage returns are escaped, since templates turn them into line feeds. */
function quoteTemplate(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${')
    .replace(/[^\P{C}\n]/gu, escapeCharacter);
  return `\`${escaped}\``;
}

function escapeCharacter(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

function printLiteral(value: unknown): string {
  if (typeof value === 'string') return printString(value);
  if (Array.isArray(value)) return `[${value.map(printLiteral).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
    if (entries.length === 0) return '{}';
    return `{ ${entries.map(([key, entry]) => `${printKey(key)}: ${printLiteral(entry)}`).join(', ')} }`;
  }
  return Object.is(value, -0) ? '0' : String(value);
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}

function sameValue(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && a !== null && JSON.stringify(a) === JSON.stringify(b));
}

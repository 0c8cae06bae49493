import { interpretLiteral, LiteralError } from '@pagewright/components/literals';
import { type Component, type ComponentKind, MODELS, type Page } from '@pagewright/components/models';
import { componentBase } from '@pagewright/model/component';
import { type ErrorCode, PagewrightError } from '@pagewright/model/errors';
import { pageFormat } from '@pagewright/model/formats';
import { PAGE_SOURCE } from '@pagewright/model/limits';
import { pageEnvelope } from '@pagewright/model/page';
import { FIRST_VERSION } from '@pagewright/model/stored';
import { getLineInfo, type Node, Parser } from 'acorn';
import jsx from 'acorn-jsx';
import type { z } from 'zod';
import { attributeOfProp, baseAttributesOf, KIND_BY_ELEMENT, PAGE_ATTRIBUTES } from './elements.ts';
import { migratedBase, migratedPage, migratedProps, PAGE_VERSION, VERSION_ATTRIBUTE } from './versions.ts';

/**
 * Reads page source text.
 * @throws PagewrightError `page/…` with `line` and `column` (from 1), and the element, attribute and reason where there
 * is one.
 */
export function parsePage(text: string): Page {
  const reader = new PageReader(text);
  return reader.page(reader.root());
}

interface JsxName extends Node {
  type: string;
  name: string;
}
interface JsxAttribute extends Node {
  name: JsxName;
  value: (Node & { value?: unknown; raw?: string; expression?: Node }) | null;
}
interface JsxElement extends Node {
  type: string;
  openingElement: Node & { name: JsxName; attributes: JsxAttribute[] };
  children: (Node & { type: string; value?: string; expression?: Node })[];
}

const JsxParser = Parser.extend(jsx({ allowNamespaces: false, allowNamespacedObjects: false }));

/** An attribute's value and where it stands. */
interface Given {
  readonly value: unknown;
  readonly offset: number;
}

class PageReader {
  readonly #text: string;
  #nodes = 0;

  constructor(text: string) {
    this.#text = text;
  }

  root(): JsxElement {
    if (new TextEncoder().encode(this.#text).length > PAGE_SOURCE.maxBytes) {
      throw new PagewrightError('page/too-large', { maxKilobytes: PAGE_SOURCE.maxBytes / 1024 });
    }
    const expression = this.#parse();
    if (expression.type !== 'JSXElement') {
      throw this.#error('page/syntax', expression.start, { reason: 'a page starts with <Page>' });
    }
    const element = expression as JsxElement;
    const rest = this.#text.slice(element.end).search(/[^\s;]/);
    if (rest >= 0) throw this.#error('page/syntax', element.end + rest, { reason: 'text after </Page>' });
    return element;
  }

  #parse(): Node {
    const depth = nestingDepth(this.#text);
    if (depth.deepest > PAGE_SOURCE.maxDepth * 2) {
      throw this.#error('page/too-large', depth.offset, { maxDepth: PAGE_SOURCE.maxDepth });
    }
    const start = this.#text.search(/\S/);
    if (start < 0) throw this.#error('page/syntax', 0, { reason: 'the page is empty' });
    try {
      return JsxParser.parseExpressionAt(this.#text, start, { ecmaVersion: 2023 });
    } catch (error) {
      const place = error instanceof SyntaxError && 'pos' in error ? Number(error.pos) : start;
      const reason = error instanceof SyntaxError ? error.message.replace(/ \(\d+:\d+\)$/, '') : 'nested too deeply';
      throw this.#error('page/syntax', place, { reason });
    }
  }

  page(root: JsxElement): Page {
    const name = this.#elementName(root);
    if (name !== 'Page') throw this.#error('page/unknown-element', root.start, { element: name });
    const version = this.#version(root, PAGE_VERSION);
    const known = new Set<string>(PAGE_ATTRIBUTES);
    const given = this.#attributes(root, version < PAGE_VERSION ? undefined : known);
    const written = Object.fromEntries([...given].map(([key, { value }]) => [key, value]));
    const attributes = migratedPage(version, written);
    this.#refuseUnknown(Object.keys(attributes), known, root, given);
    const { width, height, ...rest } = attributes;
    const components: Component[] = [];
    let methods: string | undefined;
    for (const child of this.#childElements(root)) {
      if (this.#elementName(child) === 'Methods') {
        this.#version(child, PAGE_VERSION);
        this.#attributes(child, new Set());
        methods = this.#textOf(child);
      } else {
        components.push(this.#component(child, components.length, version));
      }
    }
    const preset = pageFormat((rest.format as Page['format']) ?? 'ppt-16-9')?.size;
    const size = { width: width ?? preset?.width, height: height ?? preset?.height };
    const envelope = this.#check(pageEnvelope, { ...rest, size, ...(methods ? { methods } : {}) }, root, given);
    this.#refuseTwins(components, root);
    return { ...envelope, components };
  }

  /** @param pageVersion that of its page */
  #component(element: JsxElement, index: number, pageVersion: number): Component {
    const name = this.#elementName(element);
    const kind = KIND_BY_ELEMENT.get(name);
    if (!kind) {
      // Only what a Pagewright printed names a version.
      this.#version(element, 0);
      throw this.#error('page/unknown-element', element.start, { element: name });
    }
    const model = MODELS[kind];
    const version = this.#version(element, model.version);
    const isOld = version < model.version;
    const propNames = attributesOfKind(kind);
    const baseNames = new Set<string>(baseAttributesOf(model));
    const given = this.#attributes(element, isOld ? undefined : new Set([...baseNames, ...propNames.keys()]));
    const base: Record<string, unknown> = {};
    const written = new Map<string, unknown>();
    for (const [attribute, { value }] of given) {
      if (baseNames.has(attribute)) base[attribute] = value;
      else written.set(propNames.get(attribute) ?? attribute, value);
    }
    if (model.content) {
      const content = this.#textOf(element);
      if (content !== undefined) written.set(model.content, content);
    } else {
      this.#refuseContent(element, name);
    }
    const slot = typeof base.slot === 'string' ? base.slot : undefined;
    const props = migratedProps(kind, version, Object.fromEntries(written), slot);
    if (isOld) this.#refuseUnknown(Object.keys(props), new Set(Object.keys(model.props.shape)), element, given);
    const { x, y, width, height, ...others } = migratedBase(pageVersion, base);
    const checked = this.#check(
      componentBase,
      { zIndex: index + 1, ...others, position: { x, y }, size: { width, height } },
      element,
      given,
    );
    return { ...checked, type: kind, props: this.#check(model.props, props, element, given) } as Component;
  }

  /**
   * The version that an element names; the first where it names none.
   * @throws PagewrightError `page/newer` where it is none that is known
   */
  #version(element: JsxElement, known: number): number {
    const attribute = element.openingElement.attributes.find((one) => one.name?.name === VERSION_ATTRIBUTE);
    if (!attribute) return FIRST_VERSION;
    const version = this.#attributeValue(attribute, this.#elementName(element));
    if (typeof version !== 'number' || !Number.isInteger(version) || version < FIRST_VERSION) {
      const place = { element: this.#elementName(element), attribute: VERSION_ATTRIBUTE };
      throw this.#error('page/bad-value', attribute.start, { ...place, reason: 'a whole number from 1 on' });
    }
    if (version > known) throw this.#error('page/newer', attribute.start, { element: this.#elementName(element) });
    return version;
  }

  /** The attributes but `version`. @param known undefined where an older version may have had others */
  #attributes(element: JsxElement, known: ReadonlySet<string> | undefined): Map<string, Given> {
    const result = new Map<string, Given>();
    let versions = 0;
    for (const attribute of element.openingElement.attributes) {
      const elementName = this.#elementName(element);
      if (attribute.type !== 'JSXAttribute') {
        throw this.#error('page/syntax', attribute.start, { reason: 'spread attributes are not allowed' });
      }
      const { name } = attribute.name;
      if (name === VERSION_ATTRIBUTE && versions === 0) {
        versions += 1;
        continue;
      }
      if (known?.has(name) === false || result.has(name) || name === VERSION_ATTRIBUTE) {
        throw this.#error('page/unknown-attribute', attribute.start, { element: elementName, attribute: String(name) });
      }
      result.set(name, { value: this.#attributeValue(attribute, elementName), offset: attribute.start });
    }
    return result;
  }

  /** What a migration left that today's version does not know. */
  #refuseUnknown(
    names: readonly string[],
    known: ReadonlySet<string>,
    element: JsxElement,
    given: ReadonlyMap<string, Given>,
  ): void {
    const unknown = names.find((name) => !known.has(name));
    if (unknown === undefined) return;
    throw this.#error('page/unknown-attribute', given.get(unknown)?.offset ?? element.start, {
      element: this.#elementName(element),
      attribute: unknown,
    });
  }

  #attributeValue(attribute: JsxAttribute, element: string): unknown {
    const { value } = attribute;
    if (!value) return true;
    if (value.type === 'Literal') return value.value;
    if (value.type !== 'JSXExpressionContainer' || !value.expression) {
      throw this.#error('page/bad-value', value.start, {
        element,
        attribute: attribute.name.name,
        reason: 'a literal',
      });
    }
    return this.#literal(value.expression, element, attribute.name.name);
  }

  #literal(node: Node, element: string, attribute: string): unknown {
    try {
      return interpretLiteral(node, { maxDepth: PAGE_SOURCE.maxDepth, maxNodes: PAGE_SOURCE.maxNodes * 20 });
    } catch (error) {
      if (!(error instanceof LiteralError)) throw error;
      throw this.#error('page/bad-value', error.offset, { element, attribute, reason: error.message });
    }
  }

  #childElements(element: JsxElement): JsxElement[] {
    const elements: JsxElement[] = [];
    for (const child of element.children) {
      if (child.type === 'JSXElement') elements.push(child as JsxElement);
      else if (child.type !== 'JSXText' || child.value?.trim()) {
        throw this.#error('page/syntax', child.start, { reason: 'only components may stand in a page' });
      }
    }
    this.#nodes += elements.length;
    if (this.#nodes > PAGE_SOURCE.maxNodes) {
      throw this.#error('page/too-large', element.start, { maxNodes: PAGE_SOURCE.maxNodes });
    }
    return elements;
  }

  /** The text between the tags: bare, or one string in braces. */
  #textOf(element: JsxElement): string | undefined {
    const children = element.children.filter((child) => child.type !== 'JSXText' || child.value?.trim());
    const [child, second] = children;
    const name = this.#elementName(element);
    if (second) throw this.#error('page/bad-value', second.start, { element: name, reason: 'one text, or one string' });
    if (!child) return undefined;
    if (child.type === 'JSXText') return (child.value ?? '').trim().replace(/[ \t]*\n\s*/g, ' ');
    const value = child.expression ? this.#literal(child.expression, name, 'children') : undefined;
    if (typeof value === 'string') return value;
    throw this.#error('page/bad-value', child.start, { element: name, reason: 'text' });
  }

  #refuseContent(element: JsxElement, name: string): void {
    const inside = element.children.find((child) => child.type !== 'JSXText' || child.value?.trim());
    if (inside) throw this.#error('page/bad-value', inside.start, { element: name, reason: `<${name}> holds nothing` });
  }

  #refuseTwins(components: readonly Component[], root: JsxElement): void {
    const seen = new Set<string>();
    for (const { id } of components) {
      if (seen.has(id)) {
        throw this.#error('page/bad-value', root.start, { attribute: 'id', reason: `"${id}" stands twice` });
      }
      seen.add(id);
    }
  }

  #elementName(element: JsxElement): string {
    const { name } = element.openingElement;
    if (element.type !== 'JSXElement' || name.type !== 'JSXIdentifier') {
      throw this.#error('page/unknown-element', element.start, {
        element: this.#text.slice(element.start, element.start + 20),
      });
    }
    return name.name;
  }

  #check<Schema extends z.ZodType>(
    schema: Schema,
    value: unknown,
    element: JsxElement,
    given: ReadonlyMap<string, Given>,
  ): z.output<Schema> {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const issue = result.error.issues[0];
    const attribute = attributeOfPath(issue?.path ?? []);
    throw this.#error('page/bad-value', given.get(attribute)?.offset ?? element.start, {
      element: this.#elementName(element),
      attribute,
      reason: issue?.message ?? '',
    });
  }

  #error(code: ErrorCode, offset: number, params: Record<string, string | number>): PagewrightError {
    const { line, column } = getLineInfo(this.#text, Math.min(offset, this.#text.length));
    return new PagewrightError(code, { line, column: column + 1, ...params });
  }
}

/** `position.x` and `size.width` are written as `x` and `width`. */
function attributeOfPath(path: readonly PropertyKey[]): string {
  const [first = '', second] = path.map(String);
  return (first === 'position' || first === 'size') && second ? second : first;
}

const attributesByKind = new Map<ComponentKind, ReadonlyMap<string, string>>();

/** Attribute names of a kind's props; its content prop has none. */
function attributesOfKind(kind: ComponentKind): ReadonlyMap<string, string> {
  let attributes = attributesByKind.get(kind);
  if (!attributes) {
    const { props, content } = MODELS[kind];
    const names = Object.keys(props.shape).filter((prop) => prop !== content);
    attributes = new Map(names.map((prop) => [attributeOfProp(prop), prop]));
    attributesByKind.set(kind, attributes);
  }
  return attributes;
}

/** An upper bound for how deep brackets and tags nest, so that the parser's own recursion stays small. */
function nestingDepth(text: string): { deepest: number; offset: number } {
  let depth = 0;
  let deepest = 0;
  let offset = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (isOpening(character) || (character === 60 && text.charCodeAt(index + 1) !== 47)) {
      depth += 1;
      if (depth > deepest) {
        deepest = depth;
        offset = index;
      }
    } else if (isClosing(character) || (character === 60 && text.charCodeAt(index + 1) === 47)) {
      depth -= 1;
    } else if (character === 47 && text.charCodeAt(index + 1) === 62) {
      depth -= 1;
    } else if (character === 34 || character === 96) {
      index = endOfString(text, index, character);
    }
  }
  return { deepest, offset };
}

function isOpening(character: number): boolean {
  return character === 40 || character === 91 || character === 123;
}

function isClosing(character: number): boolean {
  return character === 41 || character === 93 || character === 125;
}

function endOfString(text: string, start: number, quote: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === quote) return index;
    if (character === 92) index += 1;
  }
  return start;
}

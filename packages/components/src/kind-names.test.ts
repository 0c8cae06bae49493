import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Module, parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../tools/registries.ts';
import { COMPONENT_KINDS, MODELS } from './models.ts';

/**
 * A kind's name stands in its own folder and nowhere else in the tree. Some names are ordinary words too: of those only
 * what can mean a kind counts, such as `component.type === 'line'` and not the line of a chart. Nor does anybody else tell
 * a kind by the props that are its own (`'latex' in props`): what they want to know is a face of `behaviour.ts`. Props that
 * stand in `props/` are those that kinds share, and may be asked for.
 */

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = '{packages,apps,bench,tools}/**/*.{ts,tsx,mjs}';
const SKIPPED = /\/(node_modules|dist|\.cache)\//;
/** The registries that are made from the folders, tests with what only they use, and words. */
const MAY_NAME = /^packages\/components\/(src\/registry|testing)\/|\.test\.tsx?$|\/testing\/|\/locales\//;
const KIND_FOLDER = /^packages\/components\/src\/([\w-]+)\//;

const KINDS: ReadonlySet<string> = new Set(COMPONENT_KINDS);
/** Names that mean nothing else. */
const isOwnWord = (name: string): boolean => KINDS.has(name) && /[A-Z]/.test(name);

/** Parts of schemas that kinds share, by their files. */
const SHARED: object[] = [];
for await (const file of glob('props/*.ts', { cwd: import.meta.dirname })) SHARED.push(await import(`./${file}`));
const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null && '_zod' in value;
const SHARED_PROPS: ReadonlySet<string> = new Set(
  SHARED.flatMap(Object.values)
    .filter((part) => typeof part === 'object' && part !== null && !isSchema(part))
    .flatMap((part) => Object.entries(part).flatMap(([name, schema]) => (isSchema(schema) ? [name] : []))),
);
/** Props that a kind's own model says. */
const OWN_PROPS: ReadonlySet<string> = new Set(
  Object.values(MODELS)
    .flatMap(({ props }) => Object.keys(props.shape))
    .filter((name) => !SHARED_PROPS.has(name)),
);

/** Types and functions that take a kind's name, and registries that are read by it. */
const TYPES = new Set(['ComponentOf', 'PropsOf', 'PropsInput']);
const FUNCTIONS = new Set(['defaultProps', 'componentOf', 'panelFields', 'editingWay', 'kindIcon']);
/** `Object.hasOwn`, `Reflect.has` and the like. */
const ASKING = new Set(['hasOwn', 'has', 'get']);
const REGISTRIES = new Set(['MODELS', 'BEHAVIOURS', 'LOWERING', 'VIEWS', 'PANELS', 'STRINGS']);

/** What stands in a source that names a kind: a name as a text, one that means nothing else, or a registry that is read by it. */
const MAY_MEAN_KIND = new RegExp(
  `['"](${[...KINDS, ...OWN_PROPS].join('|')})['"]|\\b(${[...KINDS].filter(isOwnWord).join('|')}|${[...REGISTRIES].join('|')})\\b`,
);

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node.value === 'string' ? node.value : undefined;
const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'StringLiteral' && typeof node.value === 'string' ? node.value : undefined;
/** Whether an expression reads the `type` of a component: primitives of a lowered page have one of their own. */
function readsType(node: unknown): boolean {
  if (nameOf(node) === 'type') return true;
  if (!isNode(node) || node.type !== 'MemberExpression' || nameOf(node.property) !== 'type') return false;
  return nameOf(node.object) !== 'primitive';
}

/** Whether an expression is the props of a component. */
function isProps(node: unknown): boolean {
  const name = nameOf(node) ?? (isNode(node) && node.type === 'MemberExpression' ? nameOf(node.property) : undefined);
  return name === 'props';
}

/** The own prop by which an expression tells a kind: plain words count only where props are asked. */
function propAsked(node: Node): string | undefined {
  const isIn = node.type === 'BinaryExpression' && node.operator === 'in';
  const isCall =
    node.type === 'CallExpression' && isNode(node.callee) && ASKING.has(nameOf(node.callee.property) ?? '');
  const args = isCall ? (node.arguments as readonly Node[]).map(({ expression }) => expression) : [];
  const [asked, name] = isIn ? [node.right, textOf(node.left)] : [args[0], textOf(args[1])];
  if (name === undefined || !OWN_PROPS.has(name)) return undefined;
  return isProps(asked) || /[A-Z]/.test(name) ? name : undefined;
}

/** The own props of kinds by which a module tells one. */
function propsAsked(module: Node): string[] {
  const found: string[] = [];
  walk(module, (node) => {
    const name = propAsked(node);
    if (name !== undefined) found.push(name);
  });
  return found;
}

function parsed(source: string, tsx = false): Node {
  const module: Module = parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' });
  return module as unknown as Node;
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const [name, child] of Object.entries(node)) {
    // Where it stands in the file names nothing, and is a third of what there is to walk through.
    if (name === 'span') continue;
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) walk(one, visit);
  }
}

/** The kinds that a source names, read as a module. */
function kindsNamed(source: string, module = parsed(source)): string[] {
  const found: string[] = [];
  const seesComponents = /components\/(models|behaviours|panels|fixtures)'|\.\/models\.ts'/.test(source);
  walk(module, visit);
  return found;

  function add(name: string | undefined): void {
    if (name !== undefined && KINDS.has(name)) found.push(name);
  }

  function visit(node: Node): void {
    const word = textOf(node) ?? nameOf(node);
    if (word !== undefined && isOwnWord(word)) add(word);
    if (node.type === 'TsTypeReference' && TYPES.has(nameOf(node.typeName) ?? '')) addLiterals(node.typeParams);
    if (node.type === 'CallExpression' && FUNCTIONS.has(nameOf(node.callee) ?? '')) addLiterals(node.arguments);
    if (node.type === 'MemberExpression' && REGISTRIES.has(nameOf(node.object) ?? '')) add(nameOf(node.property));
    if (seesComponents) visitTypeTest(node);
    if (node.type === 'ObjectExpression') visitObject(node.properties as Node[]);
  }

  /** Plain words that stand directly among arguments or type arguments. */
  function addLiterals(node: unknown): void {
    if (!isNode(node)) return;
    for (const child of Object.values(node).flat()) {
      const inner = isNode(child) ? (child.expression ?? child.literal ?? child) : undefined;
      add(textOf(inner));
      for (const one of isNode(inner) && Array.isArray(inner.types) ? (inner.types as Node[]) : [])
        add(textOf(one.literal));
    }
  }

  function visitTypeTest(node: Node): void {
    if (node.type === 'BinaryExpression' && readsType(node.left)) add(textOf(node.right));
    if (node.type !== 'SwitchStatement' || !readsType(node.discriminant)) return;
    for (const { test } of node.cases as Node[]) add(textOf(test));
  }

  /** `{ type: 'line', props }` is a component. */
  function visitObject(properties: readonly Node[]): void {
    const keys = properties.map((property) => nameOf(property.key) ?? nameOf(property));
    const type = properties.find((property) => nameOf(property.key) === 'type');
    if (keys.includes('props')) add(textOf(type?.value));
  }
}

describe('the name of a kind', () => {
  it('is found where it means the kind', () => {
    const sees = "import type { Component } from '@pagewright/components/models';\n";
    expect(kindsNamed("const a = 'aiTable';")).toEqual(['aiTable']);
    expect(kindsNamed('const a = { borderedHeading: 1 }; b.aiChart();')).toEqual(['borderedHeading', 'aiChart']);
    expect(kindsNamed("type A = ComponentOf<'line'> | PropsOf<'text' | 'icon'>;")).toEqual(['line', 'text', 'icon']);
    expect(kindsNamed("defaultProps('text'); MODELS.image;")).toEqual(['text', 'image']);
    expect(kindsNamed(`${sees}if (one.type !== 'line') f();`)).toEqual(['line']);
    expect(kindsNamed(`${sees}switch (type) { case 'icon': }`)).toEqual(['icon']);
    expect(kindsNamed("const a = { type: 'circle', props };")).toEqual(['circle']);
    expect(kindsNamed("const a = { type: 'line', data: [] }; if (block.kind === 'heading') f('text');")).toEqual([]);
  });
});

describe('a prop of a kind', () => {
  it('is found where it tells the kind', () => {
    expect(propsAsked(parsed("if ('latex' in props) f();"))).toEqual(['latex']);
    expect(propsAsked(parsed("'cellData' in mine.props && 'chartConfig' in shown"))).toEqual([
      'cellData',
      'chartConfig',
    ]);
    expect(propsAsked(parsed("Object.hasOwn(props, 'mermaidCode'); Reflect.get(one.props, 'value');"))).toEqual([
      'mermaidCode',
      'value',
    ]);
    expect(propsAsked(parsed("'spans' in props && 'level' in props && 'alt' in props"))).toEqual([]);
    expect(propsAsked(parsed("'value' in answer || 'code' in error || known.get('icon')"))).toEqual([]);
  });
});

it('no kind is named or told by its props outside of its folder', async () => {
  const named: string[] = [];
  let files = 0;
  for await (const path of glob(join(ROOT, SOURCES), { exclude: (name) => SKIPPED.test(`/${String(name)}/`) })) {
    const file = relative(ROOT, path);
    if (SKIPPED.test(`/${file}`) || MAY_NAME.test(file)) continue;
    files += 1;
    const source = readFileSync(path, 'utf8');
    // Reading a source takes longer than all else: one without any of these words has nothing that is looked for.
    if (!MAY_MEAN_KIND.test(source)) continue;
    const own = kindOf(KIND_FOLDER.exec(file)?.[1] ?? '');
    const module = parsed(source, path.endsWith('x'));
    const others = kindsNamed(source, module).filter((kind) => kind !== own);
    const asked = KINDS.has(own) ? [] : propsAsked(module);
    named.push(...[...others, ...asked].map((name) => `${file}: ${name}`));
  }
  expect(named).toEqual([]);
  expect(files).toBeGreaterThan(700);
});

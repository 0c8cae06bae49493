import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Module, parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../tools/registries.ts';
import { COMPONENT_KINDS } from './models.ts';

/**
 * A kind's name stands in its own folder and nowhere else in the tree. Some names are ordinary words too: of those only
 * what can mean a kind counts, such as `component.type === 'line'` and not the line of a chart.
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

/** Types and functions that take a kind's name, and registries that are read by it. */
const TYPES = new Set(['ComponentOf', 'PropsOf', 'PropsInput']);
const FUNCTIONS = new Set(['defaultProps', 'componentOf', 'panelFields', 'editingWay', 'kindIcon']);
const REGISTRIES = new Set(['MODELS', 'BEHAVIOURS', 'LOWERING', 'VIEWS', 'PANELS', 'STRINGS']);

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

/** The kinds that a source names. */
function kindsNamed(source: string, tsx: boolean): string[] {
  const found: string[] = [];
  const seesComponents = /components\/(models|behaviours|panels|fixtures)'|\.\/models\.ts'/.test(source);
  const module: Module = parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' });
  visit(module as unknown as Node);
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
    for (const child of Object.values(node)) {
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one);
    }
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
    expect(kindsNamed("const a = 'aiTable';", false)).toEqual(['aiTable']);
    expect(kindsNamed('const a = { borderedHeading: 1 }; b.aiChart();', false)).toEqual(['borderedHeading', 'aiChart']);
    expect(kindsNamed("type A = ComponentOf<'line'> | PropsOf<'text' | 'icon'>;", false)).toEqual([
      'line',
      'text',
      'icon',
    ]);
    expect(kindsNamed("defaultProps('text'); MODELS.image;", false)).toEqual(['text', 'image']);
    expect(kindsNamed(`${sees}if (one.type !== 'line') f();`, false)).toEqual(['line']);
    expect(kindsNamed(`${sees}switch (type) { case 'icon': }`, false)).toEqual(['icon']);
    expect(kindsNamed("const a = { type: 'circle', props };", false)).toEqual(['circle']);
    expect(kindsNamed("const a = { type: 'line', data: [] }; if (block.kind === 'heading') f('text');", false)).toEqual(
      [],
    );
  });

  it('stands only in its folder', async () => {
    const named: string[] = [];
    let files = 0;
    for await (const path of glob(join(ROOT, SOURCES), { exclude: (name) => SKIPPED.test(`/${String(name)}/`) })) {
      const file = relative(ROOT, path);
      if (SKIPPED.test(`/${file}`) || MAY_NAME.test(file)) continue;
      files += 1;
      const own = kindOf(KIND_FOLDER.exec(file)?.[1] ?? '');
      const others = kindsNamed(readFileSync(path, 'utf8'), path.endsWith('x')).filter((kind) => kind !== own);
      named.push(...others.map((kind) => `${file}: ${kind}`));
    }
    expect(named).toEqual([]);
    expect(files).toBeGreaterThan(700);
  });
});

import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Module, parseSync } from '@swc/core';
import { expect, it } from 'vitest';
import { LANGUAGE_NAMES } from './language.ts';

/** Words that people read stand in the locales, never in the code: the sources are read with a real parser. */

const ROOT = join(import.meta.dirname, '../../../../..');
const SOURCES = ['apps/web/src/**/*.{ts,tsx}', 'packages/components/src/**/*.{ts,tsx}'];
/** Tests, words themselves, and the words in all languages that icons are found by. */
const NOT_INTERFACE = /\.test\.tsx?$|\/locales\/|\/testing\/|prerendered|\/icon-keywords\.ts$|\/strings\.ts$/;

/** Attributes that people see or hear. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label', 'tooltip', 'okText']);

/** What stands for itself in every language. */
const UNIVERSAL: readonly RegExp[] = [
  /^(px|pt|em|mm|ms|deg|auto|0|1|404|JSON|PDF|PNG|SVG|PPTX|HTML|DOCX)$/,
  // Names of keys.
  /^\(?(Ctrl|Cmd|Shift|Alt)[/+\w]*\)?$/,
  /^name@example\.com$/,
  // A single character is no word, but a mark or a limit of a range.
  /^.$/u,
  // The names of the product and of the companies that people sign in with.
  /^(Pagewright|页匠 ·|GitHub|Google|Microsoft|微信|WeChat)$/,
];

/** Languages are named in themselves. */
const NAMES = new Set(Object.values(LANGUAGE_NAMES));

interface Stray {
  readonly text: string;
  readonly why: string;
}

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly [key: string]: unknown;
}

/** Texts in a source that a person would read as they stand. */
function strays(source: string, tsx: boolean): Stray[] {
  const found: Stray[] = [];
  const module: Module = parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' });
  visit(module as unknown as Node);
  return found.filter(({ text }) => !NAMES.has(text) && !UNIVERSAL.some((known) => known.test(text)));

  function visit(node: Node): void {
    const text = typeof node.value === 'string' ? node.value.trim() : '';
    if (node.type === 'JSXText') add(text, 'text of an element');
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') visitChildren(node);
    if (node.type === 'JSXAttribute') visitAttribute(node);
    if (node.type === 'CallExpression') visitCall(node);
    if (node.type === 'StringLiteral' && /\p{Script=Han}|\p{Script=Hiragana}/u.test(text)) {
      found.push({ text, why: 'words in the code' });
    }
    for (const child of Object.values(node)) {
      for (const one of Array.isArray(child) ? child : [child]) {
        if (one !== null && typeof one === 'object') visit(one as Node);
      }
    }
  }

  function add(text: string, why: string): void {
    if (/\p{L}{2}/u.test(text)) found.push({ text: text.trim(), why });
  }

  function visitChildren(node: Node): void {
    const containers = (node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer');
    for (const text of containers.flatMap(literals)) add(text, 'text of an element');
  }

  function visitAttribute(node: Node): void {
    const name = String((node.name as Node | undefined)?.value);
    if (!SPOKEN.has(name)) return;
    for (const text of literals(node.value as Node | null)) add(text, `attribute ${name}`);
  }

  /** Messages to the person. */
  function visitCall(node: Node): void {
    const callee = node.callee as Node;
    const object = (callee.object as Node | undefined)?.value;
    if (callee.type !== 'MemberExpression' || object !== 'notify') return;
    const [first] = node.arguments as { expression: Node }[];
    const type = first?.expression.type;
    if (type === 'StringLiteral' || type === 'TemplateLiteral') {
      found.push({ text: String(first?.expression.value ?? '`…`'), why: 'message' });
    }
  }
}

/** Literals that an expression may come to, without the ones that it only computes with. */
function literals(node: Node | null | undefined): string[] {
  switch (node?.type) {
    case 'StringLiteral':
      return [String(node.value)];
    case 'TemplateLiteral':
      return (node.quasis as Node[]).map(({ cooked }) => String(cooked ?? ''));
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return literals(node.expression as Node);
    case 'ConditionalExpression':
      return [...literals(node.consequent as Node), ...literals(node.alternate as Node)];
    case 'BinaryExpression':
      return ['&&', '||', '??'].includes(String(node.operator)) ? literals(node.right as Node) : [];
    default:
      return [];
  }
}

it('finds what it looks for', () => {
  const code = `
    import { a } from './a.ts';
    export const View = () => <p title="Close it" data-testid="page"><b aria-label={t('x.y')}>Save now</b>{a ? 'On' : t('b')} px</p>;
    export const word = '保存';
    export const Field = () => <input placeholder={a && \`Name \${b}\`} title={a === 'left' ? '1' : t('c')} />;
    notify.error('failed');
    notify.error(t('page.failed'));
  `;
  expect(new Set(strays(code, true).map(({ text }) => text))).toEqual(
    new Set(['Close it', 'On', 'Save now', '保存', 'Name', 'failed']),
  );
});

it('there are no words for people in the code of the interface', async () => {
  const found: string[] = [];
  for await (const file of glob(SOURCES, { cwd: ROOT })) {
    if (NOT_INTERFACE.test(file) || !isInterface(file)) continue;
    const path = join(ROOT, file);
    for (const { text, why } of strays(readFileSync(path, 'utf8'), file.endsWith('.tsx'))) {
      found.push(`${relative(ROOT, path)}: ${why}: ${text}`);
    }
  }
  expect(found).toEqual([]);
});

/** All of the web app; of the components only their panels: their other faces draw the person's own words. */
function isInterface(file: string): boolean {
  return file.startsWith('apps/') || /Panel\.tsx$|\/panels?\//.test(file);
}

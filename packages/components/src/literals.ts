import type { Expression, Node, Pattern, PrivateIdentifier, Property, SpreadElement, Super } from 'acorn';

/**
 * Reads the value of a JavaScript literal from its syntax tree. Nothing is ever called or looked up: what is not a
 * literal is refused.
 */

/** Names that would reach an object's prototype. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export class LiteralError extends Error {
  /** Offset into the parsed text, from 0. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.name = 'LiteralError';
    this.offset = offset;
  }
}

export interface LiteralOptions {
  /** Deepest nesting of arrays and objects. */
  readonly maxDepth?: number;
  /** Most nodes read. */
  readonly maxNodes?: number;
  /** Value for a function, arrow function or method at `path`; without it functions are refused. */
  readonly onFunction?: (node: Node, path: readonly string[]) => unknown;
  /** Value for `new name(...args)`; without it they are refused. Throw a LiteralError for names that are not known. */
  readonly onNew?: (name: string, args: readonly unknown[], node: Node) => unknown;
}

/** Marks a property to be left out, as an answer of `onFunction`. */
export const OMIT = Symbol('omit');

type ValueNode = Expression | SpreadElement | Super | Pattern | PrivateIdentifier;

export function interpretLiteral(node: Node, options: LiteralOptions = {}): unknown {
  return new LiteralReader(options).read(node as ValueNode, [], 0);
}

export function isForbiddenKey(key: string): boolean {
  return FORBIDDEN_KEYS.has(key);
}

class LiteralReader {
  readonly #options: LiteralOptions;
  #nodes = 0;

  constructor(options: LiteralOptions) {
    this.#options = options;
  }

  read(node: ValueNode, path: readonly string[], depth: number): unknown {
    this.#count(node, depth);
    switch (node.type) {
      case 'Literal':
        return this.#literal(node);
      case 'TemplateLiteral':
        if (node.expressions.length > 0) throw refused('a template with expressions', node);
        return node.quasis[0]?.value.cooked ?? '';
      case 'Identifier':
        if (node.name === 'undefined') return undefined;
        throw refused(`the name "${node.name}"`, node);
      case 'UnaryExpression':
        return this.#unary(node.operator, this.read(node.argument, path, depth + 1), node);
      case 'ArrayExpression':
        return node.elements.map((element, index) =>
          element ? this.read(element, [...path, String(index)], depth + 1) : null,
        );
      case 'ObjectExpression':
        return this.#object(node.properties, path, depth);
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        if (!this.#options.onFunction) throw refused('a function', node);
        return this.#options.onFunction(node, path);
      case 'NewExpression': {
        if (!this.#options.onNew) throw refused('new', node);
        const args = node.arguments.map((argument) => this.read(argument, path, depth + 1));
        return this.#options.onNew(dottedName(node.callee), args, node);
      }
      default:
        throw refused(describe(node.type), node);
    }
  }

  #count(node: Node, depth: number): void {
    this.#nodes += 1;
    if (this.#nodes > (this.#options.maxNodes ?? 50_000)) throw new LiteralError('too many values', node.start);
    if (depth > (this.#options.maxDepth ?? 64)) throw new LiteralError('nested too deeply', node.start);
  }

  #literal(node: Extract<Expression, { type: 'Literal' }>): unknown {
    if ('regex' in node && node.regex) throw refused('a regular expression', node);
    if (typeof node.value === 'bigint') throw refused('a big integer', node);
    return node.value;
  }

  #unary(operator: string, value: unknown, node: Node): unknown {
    if (operator === '!') return !value;
    if (operator === 'void') return undefined;
    if (typeof value === 'number' && operator === '-') return -value;
    if (typeof value === 'number' && operator === '+') return value;
    throw refused(`the operator ${operator}`, node);
  }

  #object(properties: readonly (Property | SpreadElement)[], path: readonly string[], depth: number): unknown {
    const result: Record<string, unknown> = {};
    for (const property of properties) {
      if (property.type === 'SpreadElement') throw refused('spread', property);
      if (property.computed) throw refused('a computed key', property);
      if (property.kind !== 'init') throw refused('a getter or setter', property);
      const key = property.key.type === 'Identifier' ? property.key.name : keyOf(property.key, property);
      if (FORBIDDEN_KEYS.has(key)) throw refused(`the key ${key}`, property);
      if (property.shorthand) throw refused(`the name "${key}"`, property);
      const value = this.read(property.value as ValueNode, [...path, key], depth + 1);
      if (value !== OMIT) result[key] = value;
    }
    return result;
  }
}

function keyOf(node: ValueNode, property: Node): string {
  if (node.type !== 'Literal' || (typeof node.value !== 'string' && typeof node.value !== 'number')) {
    throw refused('this key', property);
  }
  return String(node.value);
}

function dottedName(node: ValueNode): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
    return `${dottedName(node.object)}.${node.property.name}`;
  }
  throw refused(describe(node.type), node);
}

function describe(type: string): string {
  return type
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/^/, 'a ');
}

function refused(what: string, node: Node): LiteralError {
  return new LiteralError(`${what} is not allowed here`, node.start);
}

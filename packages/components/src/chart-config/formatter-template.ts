import type { Expression, Node, Pattern } from 'acorn';

/**
 * Turns the formatters that people write most into ECharts' string templates, so that charts keep their labels although
 * no function is ever run: `v => v + '%'` becomes `{value}%`, `p => p.name + ': ' + p.value` becomes `{b}: {c}`.
 */
const PARAMETER_FIELDS: Readonly<Record<string, string>> = {
  seriesName: '{a}',
  name: '{b}',
  value: '{c}',
  percent: '{d}',
};

/** The template for a function, or undefined where it is none of the known forms. */
export function formatterTemplate(node: Node): string | undefined {
  const fn = node as unknown as { type: string; params: Pattern[]; body: Node; async?: boolean; generator?: boolean };
  const [parameter] = fn.params;
  if (fn.params.length < 1 || parameter?.type !== 'Identifier' || fn.async || fn.generator) return undefined;
  const result = returnedExpression(fn.body);
  if (!result) return undefined;
  return builtIn(result, parameter.name) ?? template(result, parameter.name);
}

function returnedExpression(body: Node): Expression | undefined {
  if (body.type !== 'BlockStatement') return body as Expression;
  const statements = (body as unknown as { body: Node[] }).body;
  const [only] = statements;
  if (statements.length !== 1 || only?.type !== 'ReturnStatement') return undefined;
  return (only as unknown as { argument: Expression | null }).argument ?? undefined;
}

/** `v / 10000 + '万'` is `wan`, `v * 100 + '%'` is `percent`, with or without toFixed. */
function builtIn(node: Expression, parameter: string): string | undefined {
  if (node.type !== 'BinaryExpression' || node.operator !== '+' || node.right.type !== 'Literal') return undefined;
  const number = withoutToFixed(node.left as Expression);
  if (number.type !== 'BinaryExpression' || number.right.type !== 'Literal') return undefined;
  if (number.left.type !== 'Identifier' || number.left.name !== parameter) return undefined;
  const form = `${number.operator}${String(number.right.value)}${String(node.right.value).trim()}`;
  if (form === '/10000万' || form === '/10000萬') return 'wan';
  return form === '*100%' ? 'percent' : undefined;
}

function withoutToFixed(node: Expression): Expression {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return node;
  const { object, property } = node.callee;
  const isToFixed = property.type === 'Identifier' && property.name === 'toFixed';
  return isToFixed && object.type !== 'Super' ? object : node;
}

function template(node: Expression, parameter: string): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : undefined;
    case 'Identifier':
      return node.name === parameter ? '{value}' : undefined;
    case 'MemberExpression':
      return field(node.object as Expression, node.computed ? undefined : (node.property as Node), parameter);
    case 'BinaryExpression':
      if (node.operator !== '+' || node.left.type === 'PrivateIdentifier') return undefined;
      return joined([template(node.left, parameter), template(node.right, parameter)]);
    case 'TemplateLiteral':
      return joined(
        node.quasis.flatMap((quasi, index) => {
          const expression = node.expressions[index];
          const text = quasi.value.cooked ?? undefined;
          return expression ? [text, template(expression, parameter)] : [text];
        }),
      );
    default:
      return undefined;
  }
}

/** `p.name`, or `p[0].name` where a tooltip covers several series. */
function field(object: Expression, property: Node | undefined, parameter: string): string | undefined {
  const name = property && property.type === 'Identifier' ? (property as unknown as { name: string }).name : undefined;
  const code = name !== undefined && Object.hasOwn(PARAMETER_FIELDS, name) ? PARAMETER_FIELDS[name] : undefined;
  if (!code) return undefined;
  if (object.type === 'Identifier') return object.name === parameter ? code : undefined;
  if (object.type !== 'MemberExpression' || !object.computed || object.property.type !== 'Literal') return undefined;
  const isParameter = object.object.type === 'Identifier' && object.object.name === parameter;
  const index = object.property.value;
  return isParameter && typeof index === 'number' && Number.isInteger(index)
    ? code.replace('}', `${index}}`)
    : undefined;
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
}

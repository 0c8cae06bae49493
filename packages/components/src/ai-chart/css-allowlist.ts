import { type CssNode, generate, parse, walk } from 'css-tree';

/** A style rule taken out of a style sheet: its selector and the declarations that may stay. */
export interface AllowedRule {
  readonly selector: string;
  /** Counts of ids, classes and types as one sortable number. */
  readonly specificity: number;
  readonly declarations: readonly Declaration[];
}

export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
}

/** What diagrams need: paint, type, and where text stands. Nothing that places, loads or animates. */
const PROPERTIES = new Set(
  `fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width opacity color font-family font-size font-style font-weight font-variant
  text-anchor text-align text-decoration text-transform dominant-baseline alignment-baseline baseline-shift
  letter-spacing line-height white-space display visibility background-color paint-order rx ry r
  marker-start marker-mid marker-end stop-color stop-opacity shape-rendering transform transform-origin text-shadow`
    .trim()
    .split(/\s+/),
);

const FUNCTIONS = new Set('rgb rgba hsl hsla translate rotate scale calc url'.split(' '));
const UNSAFE_NODES = new Set(['Raw', 'UnicodeRange']);

/** The rules of a style sheet, weakest first. At-rules are left out. */
export function allowedRules(css: string): AllowedRule[] {
  const rules: AllowedRule[] = [];
  const sheet = parse(css, { parseCustomProperty: true, onParseError: () => undefined });
  if (sheet.type !== 'StyleSheet') return rules;
  for (const node of sheet.children) {
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') continue;
    const declarations = declarationsIn(node.block);
    if (declarations.length === 0) continue;
    for (const selector of node.prelude.children) {
      rules.push({ selector: generate(selector), specificity: specificityOf(selector), declarations });
    }
  }
  return rules.sort((a, b) => a.specificity - b.specificity);
}

/** The declarations of a style attribute that may stay. */
export function allowedDeclarations(css: string): Declaration[] {
  return declarationsIn(parse(css, { context: 'declarationList', onParseError: () => undefined }));
}

/** Whether an attribute's value points outside of the drawing. */
export function pointsOutside(value: string): boolean {
  if (/image-set|expression\s*\(|\\/i.test(value)) return true;
  return [...value.matchAll(/url\s*\(\s*["']?\s*([^)]*)/gi)].some(([, target = '']) => !target.startsWith('#'));
}

function declarationsIn(block: CssNode): Declaration[] {
  const declarations: Declaration[] = [];
  walk(block, (node) => {
    if (node.type !== 'Declaration') return;
    const property = node.property.toLowerCase();
    if (!PROPERTIES.has(property) || !isAllowedValue(node.value)) return;
    declarations.push({ property, value: generate(node.value), important: node.important === true });
  });
  return declarations;
}

function isAllowedValue(value: CssNode): boolean {
  let allowed = true;
  walk(value, (node) => {
    if (UNSAFE_NODES.has(node.type)) allowed = false;
    if (node.type === 'Function' && !FUNCTIONS.has(node.name.toLowerCase())) allowed = false;
    if (node.type === 'Url' && !node.value.startsWith('#')) allowed = false;
  });
  return allowed;
}

function specificityOf(selector: CssNode): number {
  let specificity = 0;
  walk(selector, (node) => {
    if (node.type === 'IdSelector') specificity += 10_000;
    else if (node.type === 'ClassSelector' || node.type === 'AttributeSelector') specificity += 100;
    else if (node.type === 'PseudoClassSelector') specificity += 100;
    else if (node.type === 'TypeSelector') specificity += 1;
  });
  return specificity;
}

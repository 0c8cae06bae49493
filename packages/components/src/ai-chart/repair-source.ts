import { openingOfDiagram } from '@pagewright/model/diagram-source';

/**
 * Repairs the slips that people and language models make most in Mermaid code (spec §5): labels in square brackets
 * with quotes, parentheses or comments in them, and bar charts written as pairs.
 */
export function repairSource(code: string): string {
  const text = code.replace(/\r\n?/g, '\n').trim();
  const kind = openingOfDiagram(text);
  if (/^(flowchart|graph)\b/.test(kind)) return text.split('\n').map(repairLabels).join('\n');
  if (kind.startsWith('xychart')) return repairBarPairs(text);
  return text;
}

/** Labels whose brackets belong to a shape or that are quoted already: `[[…]]`, `[(…)]`, `[/…/]`, `["…"]`. */
const OTHER_SHAPE = /^\s*(?:".*"|\[.*\]|\(.*\)|[/\\].*[/\\])\s*$/;
const NEEDS_QUOTES = /["();]|\s{2,}/;

function repairLabels(line: string): string {
  return line.replace(/\[((?:\[[^\]]*\]|[^[\]])*)\]/g, (whole, label: string) => {
    if (OTHER_SHAPE.test(label) || !NEEDS_QUOTES.test(label)) return whole;
    const plain = label
      .replace(/;(?![^;]*;).*$/, '')
      .replaceAll('"', "'")
      .replace(/\s+/g, ' ')
      .trim();
    return `["${plain}"]`;
  });
}

const BAR_PAIRS = /^(\s*)bar\s+(?:"[^"]*"\s+)?\[?((?:\s*"?[^":,[\]]+"?\s*:\s*-?[\d.]+\s*,?)+)\]?\s*$/m;

/** `bar [Jan: 10, Feb: 20]` becomes `x-axis ["Jan", "Feb"]` and `bar [10, 20]`. */
function repairBarPairs(text: string): string {
  const match = BAR_PAIRS.exec(text);
  if (!match) return text;
  const [whole, indent = '', list = ''] = match;
  const pairs = [...list.matchAll(/"?([^":,[\]]+?)"?\s*:\s*(-?[\d.]+)/g)];
  const labels = pairs.map(([, label = '']) => `"${label.trim()}"`).join(', ');
  const values = pairs.map(([, , value]) => value).join(', ');
  const withoutAxis = text.replace(/^\s*x-axis\b.*\n?/m, '');
  return withoutAxis.replace(whole, `${indent}x-axis [${labels}]\n${indent}bar [${values}]`);
}

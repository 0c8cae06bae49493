/** JSON as people read it: lists of plain values stand on one line. */
export function jsonText(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return `[${value.map((one) => JSON.stringify(one)).join(', ')}]`;
    return `[\n${value.map((one) => inner + jsonText(one, inner)).join(',\n')}\n${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    if (entries.length === 0) return '{}';
    if (entries.length <= 2 && entries.every(([, one]) => isPlain(one))) {
      return `{ ${entries.map(([key, one]) => `${JSON.stringify(key)}: ${JSON.stringify(one)}`).join(', ')} }`;
    }
    const lines = entries.map(([key, one]) => `${inner}${JSON.stringify(key)}: ${jsonText(one, inner)}`);
    return `{\n${lines.join(',\n')}\n${indent}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

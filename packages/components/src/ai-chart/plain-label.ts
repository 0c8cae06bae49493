/** A label without what Mermaid would read as syntax. */
export function plainLabel(text: string): string {
  return text
    .replace(/["`[\]{}|<>;#]/g, ' ')
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

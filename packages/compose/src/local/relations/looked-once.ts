/** What one reader after the other asks of the same source is found once, and kept as long as the source. */
export function lookedOnce<Source extends object, Found>(look: (source: Source) => Found): (source: Source) => Found {
  const known = new WeakMap<Source, { readonly found: Found }>();
  return (source) => {
    const before = known.get(source);
    if (before) return before.found;
    const found = look(source);
    known.set(source, { found });
    return found;
  };
}

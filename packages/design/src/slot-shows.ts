/**
 * Whether what stands in a slot may hold words of a statement: itself, a part of it, a list around it or its neighbour.
 * @param path of the statement in its brief, as slots are written: `items.2`, `parts.1.stats.0.label`
 */
export function slotShows(slot: string, path: string): boolean {
  if (slot === path || slot.startsWith(`${path}.`) || path.startsWith(`${slot}.`)) return true;
  const entry = entryOf(path);
  return entry !== undefined && entry === entryOf(slot);
}

/** The entry that a figure, its label and its date are parts of: `stats.0` of `stats.0.label`. */
function entryOf(path: string): string | undefined {
  return /^(.*\.\d+)\.[a-z]+$/i.exec(path)?.[1];
}

import { type DocumentState, isSameState } from './document-state.ts';

interface Step {
  readonly kind: string;
  /** What it changed, as it was before. */
  readonly state: DocumentState;
}

interface LedBack<S extends Step> {
  /** Steps that took others back, newest first. */
  readonly undoing: readonly S[];
  /** Those that they took back, newest first. */
  readonly undone: readonly S[];
  /** What these changed, as it was after the last of them. */
  readonly after: DocumentState;
}

/**
 * The last steps, where they come to nothing: an editor that takes several steps back at a time saves each page once, and what
 * several pages had together in one step is taken back in steps of some of them. Edits only.
 *
 * @param steps newest first
 * @param now the pages of the newest
 * @param read other pages as they are now
 */
export async function ledBack<S extends Step>(
  steps: readonly S[],
  now: DocumentState,
  read: (ids: readonly number[]) => Promise<DocumentState>,
): Promise<LedBack<S> | undefined> {
  const reached = new Map<number, DocumentState['pages'][number]>();
  const is = new Map(now.pages.map((page) => [page.id, page]));
  const inState = (pages: Iterable<DocumentState['pages'][number]>, of: DocumentState): DocumentState => ({
    ...of,
    pages: [...pages].sort((a, b) => a.id - b.id),
  });
  const isAsNow = (pages: readonly DocumentState['pages'][number][]) =>
    pages.every((page) => JSON.stringify(page) === JSON.stringify(is.get(page.id)));
  for (const [index, { kind, state }] of steps.entries()) {
    if (kind !== 'edit') return undefined;
    for (const page of state.pages) reached.set(page.id, page);
    // Hardly any step leads back to where a page was: others are read only then.
    if (index < 2 || !isAsNow(now.pages.flatMap(({ id }) => reached.get(id) ?? []))) continue;
    const unread = [...reached.keys()].filter((id) => !is.has(id));
    if (unread.length > 0) for (const page of (await read(unread)).pages) is.set(page.id, page);
    const pages = [...reached.keys()].flatMap((id) => is.get(id) ?? []);
    if (isSameState(inState(reached.values(), state), inState(pages, now))) return parted(steps.slice(0, index + 1));
  }
  return undefined;

  /** Whatever left its pages as they are now took others back. */
  function parted(all: readonly S[]): LedBack<S> {
    const later = new Map(is);
    let undoing = 0;
    for (const { state } of all) {
      if (!isAsNow(state.pages.flatMap(({ id }) => later.get(id) ?? []))) break;
      undoing += 1;
      for (const page of state.pages) later.set(page.id, page);
    }
    return { undoing: all.slice(0, undoing), undone: all.slice(undoing), after: inState(later.values(), now) };
  }
}

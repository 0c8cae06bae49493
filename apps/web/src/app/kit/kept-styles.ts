import { createCache } from '@ant-design/cssinjs';

/** How the kit calls what is kept of the styles of a component, in front of everything else that it keeps. */
const STYLES = 'style%';

/**
 * What the kit keeps of its styles. By itself it forgets those of a component when the last one on the screen goes, although
 * its style sheet stays, and computes them again with the next: with every menu, hint and dialog, and all of them with
 * every way back to the editor. Here they are computed once.
 */
export function keptStyles(): ReturnType<typeof createCache> {
  const kept = createCache();
  const update = kept.opUpdate.bind(kept);
  kept.opUpdate = (path, change) =>
    update(path, (before) => change(before) ?? (path.startsWith(STYLES) ? before : null));
  return kept;
}

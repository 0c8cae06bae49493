/** What parts of the app that do not know each other tell on the window (spec §7), and what comes with it. */
interface WorkspaceEvents {
  readonly 'project-selected': { readonly id: number | undefined };
  /** The pages that are stored differ from the ones that are shown. */
  readonly 'content-refresh-needed': { readonly projectId: number };
  /** `index` from 0, -1 where no page is in view. */
  readonly 'canvas-focused-page': { readonly index: number; readonly pageId: number | undefined };
}

export function tell<Name extends keyof WorkspaceEvents>(name: Name, detail: WorkspaceEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Returns the way to stop. */
export function hear<Name extends keyof WorkspaceEvents>(
  name: Name,
  listener: (detail: WorkspaceEvents[Name]) => void,
): () => void {
  const receive = (event: Event) => listener((event as CustomEvent<WorkspaceEvents[Name]>).detail);
  window.addEventListener(name, receive);
  return () => window.removeEventListener(name, receive);
}

/** A menu takes the focus as it opens: arrows walk it, and Escape goes back to what opened it. */
export const TAKES_FOCUS = { autoFocus: true } as const;

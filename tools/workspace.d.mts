/** The checkout's folder. */
export const ROOT: string;
/** sha256 over names and contents of files below the checkout; folders are read through, build output and packages left out. */
export function hashOf(paths: readonly string[]): string;

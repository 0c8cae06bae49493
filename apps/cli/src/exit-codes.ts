import type { ErrorCode } from '@pagewright/model/errors';

/** Exit codes, as `--help` and the README list them. */
export const EXIT = { done: 0, failed: 1, usage: 2, badFile: 3, noBrowser: 4, findings: 5 } as const;

export function exitCodeOf(code: ErrorCode): number {
  if (code === 'usage' || code === 'compose/page-count' || code === 'install/no-model') return EXIT.usage;
  if (code.startsWith('file/') || code.startsWith('page/') || code === 'compose/no-content') return EXIT.badFile;
  if (code === 'print/no-browser') return EXIT.noBrowser;
  return EXIT.failed;
}

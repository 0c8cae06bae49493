import { formatOrigin, parseOrigin } from '@pagewright/model/origin';

/** An origin without the place in its block. */
export function blockOf(origin: string): string {
  const parts = parseOrigin(origin);
  return parts ? formatOrigin({ file: parts.file, block: parts.block }) : origin;
}

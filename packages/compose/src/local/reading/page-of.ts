import { type Origin, parseOrigin } from '@pagewright/model/origin';

/** The page of a PDF that an origin names, from 1; 0 where it names none. */
export function pageOf(origin: Origin): number {
  return Number(/^p(\d+)$/.exec(parseOrigin(origin)?.place ?? '')?.[1] ?? 0);
}

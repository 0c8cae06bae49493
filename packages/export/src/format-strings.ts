import { STRINGS } from './registry/strings.ts';

/** What people read of each format. */
export const FORMAT_STRINGS = STRINGS;

import { resolveDrizzleQuickly } from '../platform/drizzle-resolution.ts';

/** Test files load the server as its program does. */
resolveDrizzleQuickly();

// Vitest has Node look up each line of a stack in source maps, and Playwright takes a stack with every call. Node strips the
// types and leaves the lines where they are: there is nothing to look up.
process.setSourceMapsEnabled(false);

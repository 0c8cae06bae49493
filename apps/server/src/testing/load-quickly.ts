import { resolveDrizzleQuickly } from '../platform/drizzle-resolution.ts';

/** Test files load the server as its program does. */
resolveDrizzleQuickly();

#!/usr/bin/env node
// Plain JavaScript without newer exports by name: it is also what an older Node reads before the right one takes over.
import * as modules from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { V8_FLAGS } from './v8-flags.js';

const OLDEST_NODE = 24;
const [major] = process.versions.node.split('.').map(Number);

if (major >= OLDEST_NODE) {
  // Before any module is loaded: what is kept of compiled ones is kept for each set of flags.
  for (const flag of V8_FLAGS) setFlagsFromString(flag);
  const { directory } = modules.enableCompileCache();
  // Threads, in which files are read, have the same cache where the environment says so. Undefined where none can be written.
  if (directory) process.env.NODE_COMPILE_CACHE ??= directory;
  const { mainModule } = await import('./built.js');
  const { main } = await import(mainModule());
  process.exitCode = await main(process.argv.slice(2));
} else {
  const { runWithPackagedNode } = await import('./packaged-node.js');
  process.exitCode = await runWithPackagedNode(process.argv.slice(1));
}

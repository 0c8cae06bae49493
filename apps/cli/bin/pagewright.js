#!/usr/bin/env node
// Plain JavaScript without newer exports by name: it is also what an older Node reads before the right one takes over.
import * as modules from 'node:module';

const OLDEST_NODE = 24;
const [major] = process.versions.node.split('.').map(Number);

if (major >= OLDEST_NODE) {
  modules.enableCompileCache();
  // Threads, in which files are read, have the cache where the environment says so.
  process.env.NODE_COMPILE_CACHE ??= modules.getCompileCacheDir();
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const { runWithPackagedNode } = await import('./packaged-node.js');
  process.exitCode = await runWithPackagedNode(process.argv.slice(1));
}

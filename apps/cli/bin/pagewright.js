#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `pagewright needs Node 24 or newer; this is ${process.version}. Run it as "npx pagewright" from the project's folder.\n`,
  );
  process.exitCode = 1;
} else {
  enableCompileCache?.();
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
}

// `npm start`: sets up what is missing, builds, then runs the server in the foreground.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { V8_FLAGS } from '../apps/cli/bin/v8-flags.js';
import { ensureChromium, ensureCommand, ensureLibraries, ensurePrintPage, ensureWebBuild } from './setup.mjs';
import { NODE, ROOT, toolEnvironment } from './workspace.mjs';

await ensureLibraries('running');
await ensureChromium();
await ensureWebBuild();
await ensureCommand();
await ensurePrintPage();

const server = spawn(NODE, [...V8_FLAGS, join(ROOT, 'apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)], {
  cwd: ROOT,
  env: toolEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code, signal) => {
  process.exitCode = signal ? 0 : (code ?? 1);
});

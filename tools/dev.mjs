// `npm run dev`: the server restarting on change, and Vite with hot reload in front of it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { V8_FLAGS } from '../apps/cli/bin/v8-flags.js';
import { ensureChromium, ensureLibraries, ensurePrintPage } from './setup.mjs';
import { NODE, ROOT, toolEnvironment } from './workspace.mjs';

await ensureLibraries();
await ensureChromium();
await ensurePrintPage();

const environment = toolEnvironment({ NODE_ENV: 'development' });
const children = [
  spawn(NODE, [...V8_FLAGS, '--watch', '--watch-preserve-output', join(ROOT, 'apps', 'server', 'src', 'main.ts')], {
    cwd: ROOT,
    env: environment,
    stdio: 'inherit',
  }),
  spawn(NODE, [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')], {
    cwd: join(ROOT, 'apps', 'web'),
    env: environment,
    stdio: 'inherit',
  }),
];
function stop() {
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('close', stop);

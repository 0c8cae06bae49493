// `npm run bench`: sets up what is missing, then measures.
import { join } from 'node:path';
import { ensureChromium, ensureCommand, ensureLibraries, ensurePrintPage, ensureWebBuild } from './setup.mjs';
import { NODE, ROOT, run } from './workspace.mjs';

await ensureLibraries();
await ensureChromium();
await ensureWebBuild();
await ensureCommand();
await ensurePrintPage();
const { code } = await run(NODE, [join(ROOT, 'bench', 'src', 'main.ts'), ...process.argv.slice(2)]);
process.exitCode = code;

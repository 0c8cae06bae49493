// `npm run kills`: kills the server in the midst of generations, and looks at what comes of it.
import { join } from 'node:path';
import { ensureLibraries } from './setup.mjs';
import { NODE, ROOT, run } from './workspace.mjs';

await ensureLibraries();
const { code } = await run(NODE, [join(ROOT, 'e2e', 'kills', 'main.ts'), ...process.argv.slice(2)]);
process.exitCode = code;

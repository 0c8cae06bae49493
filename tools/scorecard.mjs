// `npm run scorecard`: how well documents are understood, against gold that lies beside the project.
import { join } from 'node:path';
import { ensureLibraries } from './setup.mjs';
import { NODE, ROOT, run } from './workspace.mjs';

await ensureLibraries();
const { code } = await run(NODE, [join(ROOT, 'bench', 'src', 'scorecard', 'main.ts'), ...process.argv.slice(2)]);
process.exitCode = code;

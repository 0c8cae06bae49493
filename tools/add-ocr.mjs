// `npm run add-ocr`: adds the optional part that reads scanned pages. A server that runs has it after its next start.
import { ensureLibraries } from './setup.mjs';
import { say } from './workspace.mjs';

await ensureLibraries('running-ocr');
say('scanned pages are read from now on');

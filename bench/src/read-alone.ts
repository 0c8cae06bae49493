import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readSource } from '@pagewright/source/read';

/** A process that reads one file and nothing else: prints its peak memory, bytes. */
const [path = ''] = process.argv.slice(2);
await readSource({ name: basename(path), bytes: new Uint8Array(await readFile(path)) });
process.stdout.write(`${process.resourceUsage().maxRSS * 1024}\n`);
process.exit();

// Paths and child processes of the set-up scripts. Plain JavaScript, because it runs before anything is installed, under
// whatever Node (18 or newer) the machine has.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const BIN = join(ROOT, 'node_modules', '.bin');

/** The pinned Node that everything but the set-up runs under. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** What Node made of the modules it has read, types stripped: its next process or thread starts in half the time. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'node-compile');

/** The environment with the project's own tools, and so its own Node, first. */
export function toolEnvironment(extra = {}) {
  const PATH = `${BIN}${delimiter}${process.env.PATH ?? ''}`;
  return { NODE_COMPILE_CACHE: COMPILED, ...process.env, PATH, ...extra };
}

/**
 * Runs a command and resolves with its exit code and, when captured, what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ capture?: boolean, quiet?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const capture = options.capture ?? false;
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: options.env ?? toolEnvironment(),
      stdio: ['inherit', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    });
    let output = '';
    for (const stream of capture ? [child.stdout, child.stderr] : []) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (!options.quiet) process.stderr.write(chunk);
      });
    }
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** sha256 over names and contents of files; folders are read through, build output and packages left out. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addToHash(hash, join(ROOT, path));
  return hash.digest('hex');
}

function addToHash(hash, path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    hash.update(path.slice(ROOT.length)).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name === 'node_modules' || name === 'dist' || name === '.cache' || name.includes('.test.')) continue;
    addToHash(hash, join(path, name));
  }
}

export function say(text) {
  process.stderr.write(`[pagewright] ${text}\n`);
}

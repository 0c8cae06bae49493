import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Runs a script with the Node that comes with the libraries, in the place of this process: same terminal, same signals.
 * @param {readonly string[]} args the script and what it is called with
 * @returns {Promise<number>} its exit code
 */
export function runWithPackagedNode(args) {
  const node = packagedNode();
  if (!node) {
    process.stderr.write(
      `pagewright needs Node 24 or newer; this is ${process.version}, and the Node that comes with the libraries is missing. Run "npm install" in the project's folder.\n`,
    );
    return Promise.resolve(1);
  }
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { stdio: 'inherit' });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    process.on('SIGINT', () => {
      // A terminal interrupts both; twice would keep the child from cleaning up.
      if (!process.stdin.isTTY) child.kill('SIGINT');
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal === null) return resolve(code ?? 1);
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  });
}

/** Undefined where the libraries are not installed, or their install scripts did not run. */
function packagedNode() {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'));
    const file = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

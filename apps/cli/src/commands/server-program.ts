import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { V8_FLAGS } from '../../bin/v8-flags.js';

/**
 * Runs a program of the server's in the place of this one, and resolves with its exit code: apps do not import one another,
 * and the database is the server's.
 */
export async function runServerProgram(name: 'doctor' | 'invite' | 'mcp', args: readonly string[]): Promise<number> {
  const path = fileURLToPath(new URL(`../../../server/src/${name}.ts`, import.meta.url));
  const program = spawn(process.execPath, [...V8_FLAGS, path, ...args], { stdio: 'inherit' });
  process.on('SIGTERM', () => program.kill('SIGTERM'));
  const [code] = (await once(program, 'exit')) as [number | null];
  return code ?? 1;
}

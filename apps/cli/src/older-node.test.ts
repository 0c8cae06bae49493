import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('../bin/pagewright.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pagewright-linked-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As a link in a folder of commands, `node_modules/.bin` or a global one. */
const linked = join(folder, 'pagewright');
symlinkSync(COMMAND, linked);

/** A Node on the machine, none of a project's, that cannot run the sources. */
const olderNode = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((path) => !path.split(sep).includes('node_modules'))
  .map((path) => join(path, 'node'))
  .filter((file) => existsSync(file))
  .find((file) => Number(/\d+/.exec(execFileSync(file, ['--version'], { encoding: 'utf8' }))?.[0]) < 24);

/** The libraries' own Node, which says that it is an older one. */
const CLAIMS_OLDER = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.0.0'})";

function run(node: string, args: readonly string[]): { code: number | null; out: string; errors: string } {
  const { status, stdout, stderr } = spawnSync(node, args, {
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: '' },
  });
  return { code: status, out: stdout, errors: stderr };
}

describe('run by an older Node', () => {
  it('the command goes on with the Node of the libraries', () => {
    const told = run(process.execPath, ['--import', CLAIMS_OLDER, linked, 'formats']);
    expect(told).toMatchObject({ code: 0, errors: '' });
    expect(told.out).toMatch(/^ppt-16-9 +1280x720 +slide$/m);
    expect(run(process.execPath, ['--import', CLAIMS_OLDER, linked, 'translate']).code).toBe(2);
  });

  it.skipIf(!olderNode)(`a real one${olderNode ? '' : ' (this machine has none)'}`, () => {
    const told = run(olderNode ?? '', [linked, 'formats']);
    expect(told).toMatchObject({ code: 0, errors: '' });
    expect(told.out).toMatch(/^ppt-16-9 +1280x720 +slide$/m);
    expect(run(olderNode ?? '', [linked, 'translate']).code).toBe(2);
  });
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

interface Loaded {
  /** Drizzle's modules that were loaded, each with its format. */
  readonly modules: readonly string[];
  /** How often Node itself was asked where one of them is. */
  readonly asked: number;
}

/** Loads what the server has of Drizzle in a process of its own. */
async function load(before: string): Promise<Loaded> {
  const script = `
    import { registerHooks } from 'node:module';
    const seen = { modules: [], asked: 0 };
    registerHooks({
      resolve(specifier, context, next) {
        const found = next(specifier, context);
        if (found.url.includes('/drizzle-orm/')) seen.asked += 1;
        return found;
      },
      load(url, context, next) {
        const loaded = next(url, context);
        if (url.includes('/drizzle-orm/')) seen.modules.push(loaded.format + ' ' + url);
        return loaded;
      },
    });
    ${before}
    await import(${JSON.stringify(new URL('./database.ts', import.meta.url).href)});
    process.stdout.write(JSON.stringify({ ...seen, modules: seen.modules.sort() }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
  });
  return JSON.parse(stdout);
}

describe('loading Drizzle', () => {
  it('finds the modules that Node finds, and asks for its entrances only', async () => {
    const module = JSON.stringify(new URL('./drizzle-resolution.ts', import.meta.url).href);
    const quickly = `(await import(${module})).resolveDrizzleQuickly();`;
    const [plain, quick] = await Promise.all([load(''), load(quickly)]);
    expect(plain.modules.length).toBeGreaterThan(100);
    expect(quick.modules).toEqual(plain.modules);
    expect(plain.asked).toBeGreaterThan(300);
    expect(quick.asked).toBeLessThan(10);
  });
});

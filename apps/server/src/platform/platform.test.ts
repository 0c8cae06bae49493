import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPagewrightError } from '@pagewright/model/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { lockFolder } from './folder-lock.ts';
import { acceptedLanguage } from './http/language.ts';
import { Turnstile } from './turnstile.ts';

const HERE = import.meta.dirname;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-test-platform-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return isPagewrightError(error) ? { code: error.code, params: error.params } : error;
  }
  return undefined;
}

/** Runs TypeScript in another process. */
const script = (code: string) => ['--input-type=module', '-e', code];

describe('settings', () => {
  it('need none to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      role: 'all',
      fsync: true,
      databaseUrl: undefined,
    });
  });

  it.each([
    ['PORT', '99999'],
    ['DATABASE_URL', 'mysql://x'],
    ['PAGEWRIGHT_SECRET', 'short'],
    ['PAGEWRIGHT_FSYNC', 'maybe'],
    ['SMS_COUNTRY_CODE', 'China'],
    ['PAGEWRIGHT_LLM_URL', 'https://me:s3cret@llm.example/v1'],
    ['PAGEWRIGHT_SIGN_IN', '[{"id":"corp","clientId":"a","clientSecret":"s3cret"}]'],
  ])('%s says what is wrong with it, without the value', (name, value) => {
    const error = errorOf(() => readConfig({ [name]: value }));
    expect(error).toMatchObject({ code: 'install/setting', params: { name } });
    expect(JSON.stringify(error)).not.toContain(`"${value}"`);
  });

  it('let only PostgreSQL be shared by roles', () => {
    expect(errorOf(() => readConfig({}, ['--role', 'web']))).toMatchObject({ code: 'install/setting' });
    expect(readConfig({ DATABASE_URL: 'postgres://h/d' }, ['--role', 'worker']).role).toBe('worker');
  });
});

describe('the data folder', () => {
  it('is for one process: the second is told who has it', () => {
    const lock = lockFolder(folder);
    const code = `const { lockFolder } = await import(${JSON.stringify(join(HERE, 'folder-lock.ts'))});
      try { lockFolder(${JSON.stringify(folder)}); } catch (error) { console.log(error.code, error.params.pid); }`;
    const second = spawnSync(process.execPath, script(code), { encoding: 'utf8' });
    expect(second.stdout.trim()).toBe(`install/data-locked ${process.pid}`);
    lock.release();
    lockFolder(folder).release();
  });

  it('is free in the moment its process is killed', async () => {
    const code = `const { lockFolder } = await import(${JSON.stringify(join(HERE, 'folder-lock.ts'))});
      lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, script(code));
    await new Promise((locked) => holder.stdout.once('data', locked));
    expect(errorOf(() => lockFolder(folder))).toMatchObject({ code: 'install/data-locked' });
    const ended = new Promise((done) => holder.once('exit', done));
    holder.kill('SIGKILL');
    await ended;
    lockFolder(folder).release();
  });

  it('opens after kills during the very first start, and keeps what was acknowledged', async () => {
    const code = `const { openPglite } = await import(${JSON.stringify(join(HERE, 'pglite.ts'))});
      const db = await openPglite(${JSON.stringify(join(folder, 'database'))}, true);
      await db.exec('create table if not exists written (n int)');
      await db.query('insert into written values (1)');
      const { rows } = await db.query('select count(*)::int as n from written');
      console.log(rows[0].n);
      setInterval(() => {}, 1000);`;
    for (const delay of [300, 900]) {
      const started = spawn(process.execPath, script(code));
      const ended = new Promise((done) => started.once('exit', done));
      setTimeout(() => started.kill('SIGKILL'), delay);
      await ended;
    }
    for (const expected of [1, 2]) {
      const started = spawn(process.execPath, script(code));
      const [count] = await new Promise<unknown[]>((heard) => started.stdout.once('data', (...data) => heard(data)));
      expect(Number(String(count))).toBe(expected);
      const ended = new Promise((done) => started.once('exit', done));
      started.kill('SIGKILL');
      await ended;
    }
    expect(readdirSync(folder)).toEqual(['database']);
  });
});

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en-US'],
    ['fr', 'fr-FR'],
    ['zh', 'zh-CN'],
    ['zh-HK,en;q=0.5', 'zh-TW'],
    ['zh-Hant-TW', 'zh-TW'],
    ['de-DE,ja;q=0.8,en;q=0.9', 'en-US'],
    ['de,ja;q=0.8', 'ja-JP'],
    ['fr;q=0, ja;q=0.1', 'ja-JP'],
    ['*', 'en-US'],
    [',;q=,;;', 'en-US'],
  ])('for %s is %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});

describe('the turnstile', () => {
  it('lets so many in, keeps so many waiting, turns the rest away, and loses no place', async () => {
    const turnstile = new Turnstile(2, 3);
    let inside = 0;
    let most = 0;
    const work = async (fail: boolean) => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((done) => setTimeout(done, 5));
      inside -= 1;
      if (fail) throw new Error('failed inside');
    };
    for (let round = 0; round < 3; round++) {
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, (_, n) => turnstile.pass(() => work(n % 2 === 0))),
      );
      const reasons = results.map((result) => (result.status === 'rejected' ? String(result.reason) : 'in'));
      expect(reasons.filter((reason) => reason.includes('request/too-many'))).toHaveLength(3);
    }
    expect(most).toBe(2);
  });
});

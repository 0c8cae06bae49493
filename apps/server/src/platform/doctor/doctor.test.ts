import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startFakeLanguageService } from '@pagewright/compose/testing/fake-language-service';
import { expect, it, onTestFinished } from 'vitest';

const DOCTOR = fileURLToPath(new URL('../../doctor.ts', import.meta.url));
const KEY = 'sk-of-the-doctor';

async function doctor(args: readonly string[], settings: Readonly<Record<string, string>>) {
  const data = await mkdtemp(join(tmpdir(), 'pagewright-doctor-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const env = { ...process.env, PAGEWRIGHT_DATA: data, DATABASE_URL: '', PAGEWRIGHT_LLM_FIND: 'off', ...settings };
  const child = spawn(process.execPath, [DOCTOR, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { out, errors, code };
}

it('tries the model that is set up and says what it can do, without its key', async () => {
  const service = await startFakeLanguageService();
  onTestFinished(() => service.close());
  const settings = { PAGEWRIGHT_LLM_URL: service.url, PAGEWRIGHT_LLM_MODEL: 'tiny', PAGEWRIGHT_LLM_KEY: KEY };
  const { code, out, errors } = await doctor(['--json'], settings);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const { checks, model, works } = JSON.parse(out);
  expect(works).toBe(true);
  expect(checks.map(({ id }: { id: string }) => id)).toEqual(['node', 'chromium', 'fonts', 'data', 'disk', 'database']);
  expect(model).toMatchObject({ state: 'good', model: 'tiny', schema: 'kept', remembers: true, found: false });
  expect(out).not.toContain(KEY);
  expect(service.calls[0]?.authorization).toBe(`Bearer ${KEY}`);
});

it('fails where what is set up does not work, in the language asked for, and shows no secret', async () => {
  const service = await startFakeLanguageService(() => 'echoes-key');
  onTestFinished(() => service.close());
  const { code, out, errors } = await doctor(['--lang', 'fr-FR'], {
    PAGEWRIGHT_LLM_URL: service.url,
    PAGEWRIGHT_LLM_MODEL: 'tiny',
    PAGEWRIGHT_LLM_KEY: KEY,
    DATABASE_URL: 'postgresql://me:s3cret@127.0.0.1:9/none',
  });
  expect({ code, errors }).toEqual({ code: 1, errors: '' });
  expect(out).toMatch(/✗ Modèle de langage : tiny de 127\.0\.0\.1/);
  expect(out).toContain('refuse la clé');
  expect(out).toMatch(/✗ Base de données · PostgreSQL/);
  expect(out).not.toMatch(new RegExp(`${KEY}|s3cret`));
});

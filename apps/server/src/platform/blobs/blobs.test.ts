import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PagewrightError } from '@pagewright/model/errors';
import { startFauxqs } from 'fauxqs';
import { S3mini } from 's3mini';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StrictS3, startStrictS3 } from '../../testing/strict-s3.ts';
import { readConfig } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import type { Blobs } from './blobs.ts';
import { FolderBlobs } from './folder-blobs.ts';
import { openBlobs, readBlobPlace } from './open-blobs.ts';

let folder: string;
let bucket: Awaited<ReturnType<typeof startFauxqs>>;
beforeAll(async () => {
  bucket = await startFauxqs({ port: 0, logger: false });
  const access = { accessKeyId: 'id', secretAccessKey: 'key', region: 'us-east-1' };
  await new S3mini({ ...access, endpoint: `http://127.0.0.1:${bucket.port}/bucket` }).createBucket();
});
afterAll(() => bucket.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-test-blobs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (url: string): Blobs => openBlobs(readConfig({ PAGEWRIGHT_BLOBS: url }).blobs, openDataFolder(folder));
const put = async (blobs: Blobs, key: string, bytes: Uint8Array | Readable) => {
  const staged = await blobs.stage(bytes);
  await blobs.put(key, staged);
  return staged;
};
const read = async (blobs: Blobs, key: string) => (await buffer(await blobs.read(key))).toString();
const keys = async (blobs: Blobs, olderThanMs: number) => {
  const found: string[] = [];
  for await (const key of blobs.list(olderThanMs)) found.push(key);
  return found.sort();
};
const leftovers = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && one.name.endsWith('.tmp'),
  );

describe.each([
  ['a folder', () => open('')],
  ['another folder', () => open(`file://${folder}/elsewhere`)],
  ['a bucket', () => open(`s3+http://id:key@127.0.0.1:${bucket.port}/bucket/${folder.slice(1)}?region=us-east-1`)],
])('blobs in %s', (_, make) => {
  it('come back as they were put, from bytes and streams, any number of times', async () => {
    const blobs = make();
    const staged = await put(blobs, 'a/b', Readable.from([Buffer.from('one '), Buffer.from('two')]));
    expect(staged.size).toBe(7);
    const again = await put(blobs, 'a/b', Buffer.from('one two'));
    expect(again.sha256).toBe(staged.sha256);
    const large = Buffer.alloc(9 * 2 ** 20, 'page');
    await put(blobs, 'a/large', large);
    await put(blobs, 'c', Buffer.alloc(0));
    expect(await read(blobs, 'a/b')).toBe('one two');
    expect((await buffer(await blobs.read('a/large'))).equals(large)).toBe(true);
    expect(await read(blobs, 'c')).toBe('');
    expect(await keys(blobs, 0)).toEqual(['a/b', 'a/large', 'c']);
    expect(await keys(blobs, 60_000)).toEqual([]);
    expect(leftovers()).toEqual([]);
  });

  it('can be removed, also when they are not there, and are missed when they are read', async () => {
    const blobs = make();
    await put(blobs, 'a/b', Buffer.from('one'));
    await blobs.remove('a/b');
    await blobs.remove('a/b');
    await expect(blobs.read('a/b')).rejects.toThrow();
    expect(await keys(blobs, 0)).toEqual([]);
  });

  it('leave nothing behind when they break off on their way', async () => {
    const breaking = new Readable({
      read() {
        this.push('start');
        this.destroy(new Error('broken off'));
      },
    });
    const blobs = make();
    await expect(blobs.stage(breaking)).rejects.toThrow('broken off');
    const staged = await blobs.stage(Buffer.from('x'));
    expect(leftovers()).toHaveLength(1);
    await blobs.removeUnfinished(60_000);
    expect(leftovers()).toHaveLength(1);
    await blobs.removeUnfinished(0);
    expect(leftovers()).toEqual([]);
    await expect(blobs.put('x', staged)).rejects.toThrow();
    expect(await keys(blobs, 0)).toEqual([]);
  });

  it.each(['../out', '/etc/passwd', 'a/../../b', '', 'a//b', '.hidden'])('never have the key %j', async (key) => {
    const blobs = make();
    await expect(put(blobs, key, Buffer.from('x'))).rejects.toThrow('not a blob key');
    await expect(blobs.read(key)).rejects.toThrow('not a blob key');
    expect(existsSync(join(folder, '..', 'out'))).toBe(false);
    expect(leftovers()).toEqual([]);
  });
});

it('a folder lists only what can be a blob', async () => {
  const blobs = new FolderBlobs(folder);
  mkdirSync(join(folder, 'a'));
  for (const name of ['.hidden', 'a/good', 'a/not good']) writeFileSync(join(folder, name), 'x');
  expect(await keys(blobs, 0)).toEqual(['a/good']);
});

describe('a bucket that is strict', () => {
  let s3: StrictS3;
  beforeEach(async () => {
    s3 = await startStrictS3();
  });
  afterEach(() => s3.stop());

  it('is given right signatures, and refuses a wrong key without being asked again', async () => {
    const blobs = open(s3.url);
    await put(blobs, 'documents/ab', Buffer.from('one'));
    expect([...s3.objects.keys()]).toEqual(['/bucket/within/documents/ab']);
    expect(await read(blobs, 'documents/ab')).toBe('one');
    const stranger = open(s3.url.replace(/:[^:@/]+@/, ':wrong@'));
    const before = s3.requests.length;
    await expect(put(stranger, 'documents/cd', Buffer.from('two'))).rejects.toThrow(/403|SignatureDoesNotMatch/);
    await expect(stranger.read('documents/ab')).rejects.toThrow(/403|SignatureDoesNotMatch/);
    expect(s3.requests).toHaveLength(before + 2);
    expect(s3.objects.size).toBe(1);
    expect(leftovers()).toEqual([]);
  });

  it('is asked again where it is busy or breaks off, writing and reading', async () => {
    const blobs = open(s3.url);
    s3.faults.push({ status: 503 }, 'break-off', { status: 500 });
    await put(blobs, 'a', Buffer.alloc(2 ** 20, 'page'));
    expect(s3.requests).toEqual(Array.from({ length: 4 }, () => 'PUT /bucket/within/a'));
    expect(s3.objects.get('/bucket/within/a')?.length).toBe(2 ** 20);
    s3.faults.push({ status: 503 });
    expect(await read(blobs, 'a')).toHaveLength(2 ** 20);
    s3.faults.push({ status: 503 });
    await blobs.remove('a');
    expect(s3.objects.size).toBe(0);
  });

  it('that stays broken is given up, and nothing is left', async () => {
    const blobs = open(s3.url);
    s3.faults.push(...Array.from({ length: 4 }, () => ({ status: 503 })));
    await expect(put(blobs, 'a', Buffer.from('one'))).rejects.toThrow();
    expect(s3.requests).toHaveLength(4);
    expect(leftovers()).toEqual([]);
  });

  it('an answer that breaks off is an error, never half a file', async () => {
    const blobs = open(s3.url);
    await put(blobs, 'a', Buffer.alloc(2 ** 20, 'page'));
    s3.faults.push('break-off');
    await expect(read(blobs, 'a')).rejects.toThrow();
  });

  it('that lets nothing be written over has it already, or has not', async () => {
    const blobs = open(s3.url);
    await put(blobs, 'a', Buffer.from('one'));
    s3.faults.push({ status: 412 });
    await put(blobs, 'a', Buffer.from('one'));
    s3.faults.push({ status: 412 });
    await expect(put(blobs, 'b', Buffer.from('two'))).rejects.toThrow();
    expect(s3.objects.size).toBe(1);
  });
});

describe('the setting', () => {
  it.each([
    's3://id:key@host',
    's3://host/bucket',
    's3://id@host/bucket',
    'http://id:key@host/bucket',
    '/srv/files',
    'bucket',
  ])('%s is refused, and not shown', (url) => {
    expect.assertions(2);
    try {
      readConfig({ PAGEWRIGHT_BLOBS: url });
    } catch (error) {
      const { code, params } = error as PagewrightError;
      expect([code, params.name]).toEqual(['install/setting', 'PAGEWRIGHT_BLOBS']);
      expect(params.reason).not.toContain('id:key');
    }
  });

  it('names a bucket, its region and a path in it', () => {
    expect(readBlobPlace('s3://id:a%2Fb@s3.example.org/bucket/one/two?region=eu-central-1')).toEqual({
      s3: {
        endpoint: 'https://s3.example.org/bucket',
        region: 'eu-central-1',
        accessKeyId: 'id',
        secretAccessKey: 'a/b',
        prefix: 'one/two',
      },
    });
  });
});

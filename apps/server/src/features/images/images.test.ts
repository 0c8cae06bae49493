import { readdirSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { IMAGE_MAX_BYTES, type UploadedImage } from '@pagewright/contract/images';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInMemory } from '../../testing/test-database.ts';
import { form, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { outlines } from '../generation/tables.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAGCAIAAAB1kpiRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwTjuDBzEMXmkARBxTrSzQKTsAAAAASUVORK5CYII=',
  'base64',
);
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="red"/></svg>';

/** Three by two pixels, each with its number, from 1, as red. */
function bitmap(bits: 8 | 24 | 32): Buffer {
  const step = Math.ceil((3 * bits) / 32) * 4;
  const start = 54 + (bits === 8 ? 1_024 : 0);
  const bytes = Buffer.alloc(start + 2 * step);
  bytes.write('BM');
  for (const [at, value] of [
    [10, start],
    [14, 40],
    [18, 3],
    [22, 2],
  ] as const)
    bytes.writeUInt32LE(value, at);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(bits, 28);
  for (let index = 0; index < 6; index += 1) {
    const at = start + Math.floor(index / 3) * step + (index % 3) * (bits / 8);
    if (bits === 8) {
      bytes[at] = index;
      bytes[54 + index * 4 + 2] = index + 1;
    } else bytes[at + 2] = index + 1;
  }
  return bytes;
}

describe('images for components', () => {
  let server: TestServer;
  let token: string;
  let projectId: number;

  beforeAll(async () => {
    server = await startTestServer(await openInMemory());
    token = (await server.newPerson()).token;
    const made = await server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload: {} });
    projectId = made.json().data.id;
  });
  afterAll(() => server.stop());

  const upload = (fileName: string, bytes: Uint8Array | string, project?: string, language = 'zh-CN') => {
    const { payload, headers } = form([
      { name: 'file', fileName, bytes },
      ...(project === undefined ? [] : [{ name: 'projectId', value: project }]),
    ]);
    const url = '/api/pagewright/document/uploadImages';
    return server.call({ method: 'POST', url, token, payload, headers: { ...headers, 'accept-language': language } });
  };
  const storedFiles = () =>
    readdirSync(server.blobFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

  it('are answered with their URL in msg, and come back as they were', async () => {
    const answer = (await upload('标志.png', PNG, String(projectId))).json();
    expect(answer).toMatchObject({
      code: 200,
      msg: expect.stringMatching(/^\/api\/pagewright\/image\/[\w-]{36}$/),
      data: { mime: 'image/png', width: 10, height: 6, size: PNG.length, fileName: '标志.png' },
    });
    const image = await server.call({ method: 'GET', url: answer.msg, token });
    expect(image.rawPayload).toEqual(PNG);
    expect(image.headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect((await server.call({ method: 'GET', url: answer.msg })).statusCode).toBe(401);
    const stranger = await server.newPerson();
    expect((await server.call({ method: 'GET', url: answer.msg, token: stranger.token })).statusCode).toBe(404);
  });

  it('are what their bytes say, not what they are called', async () => {
    expect((await upload('drawing.txt', SVG)).json().data).toMatchObject({
      mime: 'image/svg+xml',
      width: 40,
      height: 20,
    });
    expect((await upload('x.svg', PNG)).json().data.mime).toBe('image/png');
  });

  it('are drawn anew: bitmaps as PNG, photographs upright, smaller, and without what a camera writes beside them', async () => {
    const shot = sharp({ create: { width: 6_000, height: 30, channels: 3, background: '#3366cc' } });
    const photo = await shot
      .jpeg()
      .withExif({ IFD0: { Copyright: 'SECRET' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('SECRET')).toBe(true);
    const made = (await upload('photo.jpg', photo)).json().data as UploadedImage;
    expect(made).toMatchObject({ mime: 'image/jpeg', width: 20, height: 4_096 });
    const kept = await server.call({ method: 'GET', url: made.url, token });
    expect(kept.rawPayload.includes('SECRET')).toBe(false);
    for (const bits of [8, 24, 32] as const) {
      const drawn = (await upload('old.bmp', bitmap(bits))).json().data as UploadedImage;
      expect(drawn, String(bits)).toMatchObject({ mime: 'image/png', width: 3, height: 2 });
      const png = (await server.call({ method: 'GET', url: drawn.url, token })).rawPayload;
      const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
      // Rows are stored from below; each pixel has its number as red.
      expect([...data].filter((_, index) => index % 3 === 0)).toEqual([4, 5, 6, 1, 2, 3]);
    }
    expect((await upload('cut.bmp', bitmap(24).subarray(0, 60))).json().error).toBe('image/broken');
    const bomb = Buffer.from(bitmap(24));
    bomb.writeInt32LE(16_000, 18);
    bomb.writeInt32LE(16_000, 22);
    expect((await upload('bomb.bmp', bomb)).json().error).toBe('image/broken');
  });

  const broken = Buffer.concat([PNG.subarray(0, 20)]);
  const tooLarge = Buffer.concat([PNG, Buffer.alloc(IMAGE_MAX_BYTES)]);
  it.each([
    ['text', 'a.png', 'not a picture', 'image/type', 400],
    ['a web page', 'a.svg', '<html><script>alert(1)</script></html>', 'image/type', 400],
    ['a PDF', 'a.png', '%PDF-1.7', 'image/type', 400],
    ['an empty file', 'a.png', '', 'image/missing', 400],
    ['half a header', 'a.png', broken, 'image/broken', 400],
    ['half an SVG', 'a.svg', SVG.slice(0, -10), 'image/broken', 400],
    ['an SVG with entities', 'a.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`, 'image/broken', 400],
    ['too much', 'a.png', tooLarge, 'image/too-large', 413],
  ])('are not %s, and nothing is kept of it', async (_, name, bytes, error, status) => {
    const before = storedFiles();
    const answer = (await upload(name, bytes)).json();
    expect(answer).toMatchObject({ code: status, error, data: null });
    if (error === 'image/type') expect(answer.msg).toBe('请选择图片文件（支持JPG、PNG、GIF、SVG等格式）');
    expect(storedFiles()).toBe(before);
  });

  it('need a file, and a project of the person where one is named', async () => {
    const url = '/api/pagewright/document/uploadImages';
    const empty = await server.call({ method: 'POST', url, token, payload: {}, headers: { 'accept-language': 'en' } });
    expect(empty.json()).toMatchObject({ code: 400, msg: 'No file to upload' });
    expect((await upload('a.png', PNG, 'x')).json().error).toBe('request/project-id');
    expect((await upload('a.png', PNG, '999999')).json().error).toBe('request/not-found');
  });

  it('are handed to the printer with the pages that show them, and only the person’s own', async () => {
    const [mine, spare] = [
      (await upload('a.png', PNG)).json().msg,
      (await upload('b.png', PNG)).json().msg,
    ] as string[];
    const source = (url: string) =>
      '<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>\n' +
      `  <Image id="i" x={0} y={0} width={100} height={60} imageUrl="${url}" />\n</Page>\n`;
    const print = async (asker: string, url: string) => {
      const call = { token: asker, headers: {} };
      const made = await server.call({ ...call, method: 'POST', url: '/api/pagewright/project/add', payload: {} });
      const id = made.json().data.id as number;
      const page = { projectId: id, styledText: source(url) };
      await server.call({ ...call, method: 'POST', url: '/api/pagewright/page/add', payload: page });
      const order = { projectId: id };
      await server.call({ ...call, method: 'POST', url: '/api/pagewright/project/export', payload: order });
      return server.printed.at(-1);
    };
    const job = await print(token, mine ?? '');
    const assets = job?.assets ?? {};
    expect(Object.keys(assets)).toEqual([mine]);
    expect(assets[mine ?? '']).toEqual({ mime: 'image/png', width: 10, height: 6, url: '' });
    const picture = await job?.readPicture?.(mine ?? '');
    expect(picture && (await buffer(picture)).equals(PNG)).toBe(true);
    const stranger = await server.newPerson();
    expect((await print(stranger.token, spare ?? ''))?.assets).toEqual({});
  });

  describe('as a library', () => {
    const newProject = async (name: string) => {
      const call = { method: 'POST', url: '/api/pagewright/project/add', token } as const;
      return (await server.call({ ...call, payload: { name } })).json().data.id as number;
    };
    const list = async (id: number, more = '', asker = token) => {
      const url = `/api/pagewright/image/list?projectId=${id}${more}`;
      return (await server.call({ method: 'GET', url, token: asker })).json();
    };
    const copy = async (payload: object, asker = token) =>
      (await server.call({ method: 'POST', url: '/api/pagewright/image/copy', token: asker, payload })).json();
    const remove = async (key: string, asker = token) =>
      (
        await server.call({
          method: 'DELETE',
          url: `/api/pagewright/image/remove/${key}`,
          token: asker,
          headers: { 'accept-language': 'en' },
        })
      ).json();
    const drawing = (colour: string) => SVG.replace('red', colour);

    it('are those of the project, then all others, each once, found by their names and their project’s', async () => {
      const [mine, other] = [await newProject('Mine'), await newProject('Harbour 2026')];
      const own = (await upload('桥.svg', drawing('teal'), String(mine))).json().data as UploadedImage;
      const theirs = (await upload('crane.svg', drawing('olive'), String(other))).json().data as UploadedImage;
      await upload('the same.svg', drawing('teal'), String(other));
      const { total, rows } = (await list(mine, '&pageSize=2')).data;
      expect(total).toBeGreaterThan(2);
      expect(rows).toHaveLength(2);
      expect(rows[0]).toMatchObject({
        from: 'upload',
        key: own.key,
        name: '桥.svg',
        project: { id: mine, name: 'Mine' },
      });
      expect((await list(mine, '&search=HARBOUR')).data.rows).toMatchObject([
        { key: theirs.key, width: 40, height: 20 },
      ]);
      expect((await list(mine, `&search=${encodeURIComponent('桥')}`)).data.total).toBe(1);
      const stranger = await server.newPerson();
      expect((await list(mine, '', stranger.token)).error).toBe('request/not-found');
    });

    it('are had in another project as the same bytes, and stay there when the first is gone', async () => {
      const [from, to] = [await newProject('From'), await newProject('To')];
      const { key } = (await upload('a.svg', drawing('plum'), String(from))).json().data as UploadedImage;
      const before = storedFiles();
      const { url } = (await copy({ projectId: to, from: 'upload', key })).data;
      expect((await copy({ projectId: to, from: 'upload', key })).data.url).toBe(url);
      expect(url).not.toContain(key);
      await server.call({ method: 'DELETE', url: `/api/pagewright/project/remove/${from}`, token });
      expect(storedFiles()).toBe(before);
      const image = await server.call({ method: 'GET', url, token });
      expect(image.payload).toContain('plum');
      const stranger = await server.newPerson();
      const place = await server.call({
        method: 'POST',
        url: '/api/pagewright/project/add',
        token: stranger.token,
        payload: {},
      });
      const theirs = { projectId: place.json().data.id, from: 'upload', key: url.split('/').at(-1) };
      expect((await copy(theirs, stranger.token)).error).toBe('request/not-found');
    });

    it('come from the files of other projects too, which nobody else may name', async () => {
      const [from, to] = [await newProject('Files'), await newProject('Pages')];
      const stored = await server.services.blobs.put('assets/', PNG);
      const asset = { ...stored, mime: 'image/png', width: 10, height: 6 };
      const { outline } = await server.services.templates.prepare(0, 1, 'en-US');
      await server.database.db
        .insert(outlines)
        .values({ projectId: from, version: 1, outline, assets: { 'report-1.png': asset } });
      const source = { projectId: to, from: 'source', key: 'report-1.png', sourceProjectId: from };
      expect((await list(from, '&search=report')).data.rows).toMatchObject([
        { url: 'asset:report-1.png', from: 'source' },
      ]);
      const { url } = (await copy(source)).data;
      expect((await server.call({ method: 'GET', url, token })).rawPayload).toEqual(PNG);
      expect((await copy({ ...source, projectId: from })).data.url).toBe('asset:report-1.png');
      const stranger = await server.newPerson();
      const made = { method: 'POST', url: '/api/pagewright/project/add', token: stranger.token, payload: {} } as const;
      const place = (await server.call(made)).json().data.id;
      expect((await copy({ ...source, projectId: place }, stranger.token)).error).toBe('request/not-found');
    });

    it('are deleted unless a page shows them, which is named', async () => {
      const id = await newProject('Plan');
      const { key, url } = (await upload('a.svg', drawing('indigo'), String(id))).json().data as UploadedImage;
      const styledText =
        '<Page title="A" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}>\n' +
        `  <Image id="i" x={0} y={0} width={100} height={60} imageUrl="${url}" />\n</Page>\n`;
      const add = {
        method: 'POST',
        url: '/api/pagewright/page/add',
        token,
        payload: { projectId: id, styledText },
      } as const;
      const page = (await server.call(add)).json().data.id;
      expect(await remove(key)).toMatchObject({
        error: 'image/in-use',
        msg: '“a.svg” was not deleted: page 1 of “Plan” shows it',
      });
      await server.call({ method: 'DELETE', url: `/api/pagewright/page/remove/${page}`, token });
      expect(await remove(key)).toMatchObject({ error: 'image/kept', params: { project: 'Plan' } });
      const spare = (await upload('b.svg', drawing('gold'), String(id))).json().data as UploadedImage;
      const stranger = await server.newPerson();
      expect((await remove(spare.key, stranger.token)).error).toBe('request/not-found');
      const before = storedFiles();
      expect((await remove(spare.key)).code).toBe(200);
      expect(storedFiles()).toBe(before - 1);
      expect((await remove(spare.key)).error).toBe('request/not-found');
    });
  });

  it('go with their project', async () => {
    const made = await server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload: {} });
    const id = made.json().data.id as number;
    const before = storedFiles();
    const other = SVG.replace('red', 'navy');
    const { url } = (await upload('a.svg', other, String(id))).json().data as UploadedImage;
    expect(storedFiles()).toBe(before + 1);
    await server.call({ method: 'DELETE', url: `/api/pagewright/project/remove/${id}`, token });
    expect(storedFiles()).toBe(before);
    expect((await server.call({ method: 'GET', url, token })).statusCode).toBe(404);
  });
});

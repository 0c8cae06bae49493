import { readdirSync } from 'node:fs';
import { IMAGE_MAX_BYTES, type UploadedImage } from '@pagewright/contract/images';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInMemory } from '../../platform/database.ts';
import { form, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAGCAIAAAB1kpiRAAAAEklEQVR42mP8z8BQz0AEYBxVSF+FAAhKAwHFC8qZAAAAAElFTkSuQmCC',
  'base64',
);
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="red"/></svg>';

describe('images for components', () => {
  let server: TestServer;
  let token: string;
  let projectId: number;

  beforeAll(async () => {
    server = await startTestServer(await openInMemory());
    token = (await server.newPerson()).token;
    const made = await server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload: {} });
    projectId = made.json().data.id;
  }, 60_000);
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
      return server.printed.at(-1)?.assets ?? {};
    };
    const assets = await print(token, mine ?? '');
    expect(Object.keys(assets)).toEqual([mine]);
    expect(assets[mine ?? '']?.url).toBe(`data:image/png;base64,${PNG.toString('base64')}`);
    const stranger = await server.newPerson();
    expect(await print(stranger.token, spare ?? '')).toEqual({});
  });

  it('go with their project', async () => {
    const made = await server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload: {} });
    const id = made.json().data.id as number;
    const before = storedFiles();
    const { url } = (await upload('a.png', PNG, String(id))).json().data as UploadedImage;
    expect(storedFiles()).toBe(before + 1);
    await server.call({ method: 'DELETE', url: `/api/pagewright/project/remove/${id}`, token });
    expect(storedFiles()).toBe(before);
    expect((await server.call({ method: 'GET', url, token })).statusCode).toBe(404);
  });
});

describe('an SVG', () => {
  const around = (inside: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

  it.each([
    ['scripts', '<script>alert(1)</script>'],
    ['scripts of another name', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['handlers', '<rect onload="alert(1)" onclick="alert(1)"/>'],
    [
      'foreign content',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
    ],
    ['links', '<a xlink:href="javascript:alert(1)"><text>alert</text></a>'],
    ['outside pictures', '<image href="https://evil.example/alert.png"/>'],
    ['pictures that are documents', '<image href="data:image/svg+xml;base64,PHN2Zy8+alert"/>'],
    ['outside parts', '<use xlink:href="https://evil.example/alert.svg#a"/>'],
    ['animation', '<set attributeName="href" to="javascript:alert(1)"/><animate to="alert"/>'],
    ['outside addresses in attributes', '<rect fill="url(https://evil.example/alert)"/>'],
    ['outside addresses in style', '<rect style="background:url(//evil.example/alert)"/>'],
    ['escaped addresses', '<rect style="background:u\\72l(//evil.example/alert)"/>'],
    ['imports', '<style>@import "https://evil.example/alert.css";</style>'],
    ['addresses in style sheets', '<style>rect { fill: url("https://evil.example/alert") }</style>'],
    ['instructions', '<?xml-stylesheet href="alert.css"?>'],
    ['comments', '<!-- alert -->'],
  ])('has no %s left', (_, inside) => {
    const clean = sanitizeSvg(around(`${inside}<circle r="1"/>`));
    expect(clean).toContain('<circle r="1">');
    expect(clean).not.toMatch(/alert|evil|javascript/);
  });

  it('keeps its drawing: gradients, styles, own parts and words', () => {
    const source = around(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient><style>.a { fill: url(#g) }</style></defs>' +
        '<path class="a" d="M0 0L9 9" style="stroke: blue"/><use xlink:href="#g"/><text x="1">一 &lt; 二</text>',
      'width="300px" height="200" viewBox="0 0 30 20"',
    );
    const clean = sanitizeSvg(source) ?? '';
    for (const part of [
      'id="g"',
      'stop-color="red"',
      '.a { fill: url(#g) }',
      'd="M0 0L9 9"',
      'style="stroke: blue"',
      'href="#g"',
      '一 &lt; 二',
      'viewBox="0 0 30 20"',
    ]) {
      expect(clean).toContain(part);
    }
    expect(sanitizeSvg(clean)).toBe(clean);
  });

  it.each([
    ['nothing', ''],
    ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['no namespace', '<svg><rect/></svg>'],
    ['two roots', `${around('')}${around('')}`],
    ['too deep', around(`${'<g>'.repeat(500)}${'</g>'.repeat(500)}`)],
  ])('is refused: %s', (_, text) => {
    expect(sanitizeSvg(text)).toBeUndefined();
  });
});

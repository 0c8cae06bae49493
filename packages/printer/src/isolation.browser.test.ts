import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { findChromium } from './chromium.ts';
import { PageServer } from './page-server.ts';
import { sampleJob, samplePage } from './testing/sample-pages.ts';

/** Answers everything and notes who asked. */
async function listen(host: string, asked: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    asked.push(`${host} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/html').end('<p>here</p>');
  });
  server.on('connection', () => asked.push(`${host} connected`));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

describe('the browser', () => {
  const asked: string[] = [];
  const own: string[] = [];
  let canaries: Server[] = [];
  let home: Server;
  let browser: Browser;

  beforeAll(async () => {
    canaries = [await listen('127.0.0.1', asked), await listen('127.0.0.2', asked), await listen('::1', asked)];
    home = await listen('127.0.0.1', own);
    browser = new Browser(await findChromium(), portOf(home));
  });
  afterAll(async () => {
    await browser.kill();
    for (const server of [...canaries, home]) server.close();
  });

  it('reaches its own port and nothing else, whatever a page tries', async () => {
    const [first, second, third] = canaries.map(portOf);
    const places = [
      `127.0.0.1:${first}`,
      `localhost:${first}`,
      `127.0.0.2:${second}`,
      `[::1]:${third}`,
      `0.0.0.0:${first}`,
      `127.1:${first}`,
      'example.com',
      '169.254.169.254',
    ];
    const tab = await browser.openTab();
    await tab.load(`http://127.0.0.1:${portOf(home)}/home`, '');
    const outcome = await tab.evaluate<string[]>(`(async () => {
      if (document.readyState === 'loading') await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
      const outcome = [];
      const settle = (promise) => Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 3000))]);
      for (const place of ${JSON.stringify(places)}) {
        const url = 'http://' + place + '/canary';
        const add = (element, properties) => { document.body.append(Object.assign(document.createElement(element), properties)); };
        add('img', { src: url + '-img' });
        add('iframe', { src: url + '-frame' });
        add('script', { src: url + '-script' });
        add('link', { rel: 'stylesheet', href: url + '-style' });
        add('link', { rel: 'prefetch', href: url + '-prefetch' });
        add('link', { rel: 'preconnect', href: 'http://' + place });
        add('link', { rel: 'dns-prefetch', href: 'http://' + place });
        add('style', { textContent: '@import "' + url + '-import"; body { background: url(' + url + '-css) }' });
        navigator.sendBeacon(url + '-beacon', 'x');
        new WebSocket('ws://' + place + '/socket');
        new EventSource(url + '-events');
        try { await settle(fetch(url + '-fetch')); outcome.push('reached ' + place); } catch {}
      }
      new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${first}' }] }).createDataChannel('x');
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return outcome;
    })()`);
    expect(outcome.filter((line) => line.startsWith('reached'))).toEqual([]);
    expect(asked).toEqual([]);
    expect(own.some((line) => line.endsWith('/home'))).toBe(true);
  });

  it('has no port of its own', async () => {
    const { readFileSync } = await import('node:fs');
    const command = readFileSync(`/proc/${browser.processId}/cmdline`, 'utf8');
    expect(command).toContain('--remote-debugging-pipe');
    expect(command).not.toContain('--remote-debugging-port');
    expect(command).toContain(`${tmpdir()}/pagewright-browser-`);
  });
});

describe('the print page server', () => {
  const server = new PageServer(tmpdir());
  beforeAll(() => server.listen());
  afterAll(() => server.close());

  it('hands a document out once, for its ticket only', async () => {
    const ticket = server.issueTicket(sampleJob([samplePage(1)]), 'paper');
    const url = new URL(`/order/${ticket}`, server.pageUrl);
    expect((await fetch(new URL('/order/other', server.pageUrl))).status).toBe(404);
    expect(await (await fetch(url)).json()).toMatchObject({ arrangement: 'paper' });
    expect((await fetch(url)).status).toBe(404);
    const revoked = server.issueTicket(sampleJob([]), 'paper');
    server.revokeTicket(revoked);
    expect((await fetch(new URL(`/order/${revoked}`, server.pageUrl))).status).toBe(404);
  });

  it('hands pictures out as they are asked for, as long as their document is drawn', async () => {
    const picture = { mime: 'image/png', width: 1, height: 1, url: '' };
    const job = {
      ...sampleJob([samplePage(1)]),
      assets: { 'a/1': picture, other: { ...picture, url: 'data:image/png;base64,AA==' } },
      readPicture: async (key: string) => (key === 'a/1' ? Readable.from([Buffer.from('bytes')]) : undefined),
    };
    const ticket = server.issueTicket(job, 'paper');
    const order = await (await fetch(new URL(`/order/${ticket}`, server.pageUrl))).json();
    expect(order.job.assets.other.url).toBe('data:image/png;base64,AA==');
    const url = new URL(order.job.assets['a/1'].url, server.pageUrl);
    expect(await (await fetch(url)).text()).toBe('bytes');
    expect(await (await fetch(url)).text()).toBe('bytes');
    expect((await fetch(new URL(`/picture/${ticket}/none`, server.pageUrl))).status).toBe(404);
    expect((await fetch(new URL('/picture/other/a%2F1', server.pageUrl))).status).toBe(404);
    server.revokeTicket(ticket);
    expect((await fetch(url)).status).toBe(404);
  });

  it('gives no file outside its folders, and nothing to other names of this machine', async () => {
    const paths = [
      '/../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/fonts/../../package.json',
      '//etc/passwd',
      '/%',
    ];
    for (const path of paths) expect(await statusOf(server.port, path, `127.0.0.1:${server.port}`), path).toBe(404);
    expect(await statusOf(server.port, '/fonts/@fontsource/inter/400.css', `127.0.0.1:${server.port}`)).toBe(200);
    expect(await statusOf(server.port, '/fonts/@fontsource/inter/400.css', 'evil.example')).toBe(404);
  });
});

/** Status of a request that is sent as it is written. */
function statusOf(port: number, path: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    socket.once('data', (chunk) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString())?.[1]));
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(0));
  });
}

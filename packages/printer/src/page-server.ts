import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fontFile } from '@pagewright/typography/font-paths';
import type { Arrangement, PrintJob, PrintOrder } from './job.ts';

/** How long a ticket is good for, ms (shared security requirements: one use, 60 s, one document). */
const TICKET_LIFE_MS = 60_000;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
    "font-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Serves the print page, the fonts and, once for each ticket, a document; on the loopback address only. */
export class PageServer {
  readonly #pageFolder: string;
  readonly #server: Server;
  readonly #orders = new Map<string, { json: string; expires: number }>();
  /** Of the documents that are being drawn, by ticket. */
  readonly #pictures = new Map<string, NonNullable<PrintJob['readPicture']>>();

  /** @param pageFolder the built print page */
  constructor(pageFolder: string) {
    this.#pageFolder = pageFolder;
    this.#server = createServer((request, response) => this.#answer(request, response));
    this.#server.unref();
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(0, '127.0.0.1', resolve);
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get pageUrl(): string {
    return `http://127.0.0.1:${this.port}/index.html`;
  }

  /** A ticket with which the print page can fetch the order once. */
  issueTicket(job: PrintJob, arrangement: Arrangement): string {
    this.#forgetExpired();
    const ticket = randomBytes(24).toString('base64url');
    const { readPicture, ...rest } = job;
    if (readPicture) this.#pictures.set(ticket, readPicture);
    const assets = Object.fromEntries(
      Object.entries(job.assets).map(([key, asset]) => [
        key,
        asset.url === '' ? { ...asset, url: `/picture/${ticket}/${encodeURIComponent(key)}` } : asset,
      ]),
    );
    const order: PrintOrder = { job: { ...rest, assets }, arrangement };
    this.#orders.set(ticket, { json: JSON.stringify(order), expires: Date.now() + TICKET_LIFE_MS });
    return ticket;
  }

  /** Takes a ticket back, used or not. */
  revokeTicket(ticket: string): void {
    this.#orders.delete(ticket);
    this.#pictures.delete(ticket);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
    this.#orders.clear();
    this.#pictures.clear();
  }

  #forgetExpired(): void {
    for (const [ticket, { expires }] of this.#orders) if (expires < Date.now()) this.#orders.delete(ticket);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    // A name that resolves to this machine must not reach us from a person's own browser.
    if (request.headers.host !== `127.0.0.1:${this.port}` || request.method !== 'GET') return refuse(response);
    const path = decodePath(request.url ?? '/');
    if (path === undefined) return refuse(response);
    if (path.startsWith('/order/')) return this.#answerOrder(path.slice('/order/'.length), response);
    if (path.startsWith('/picture/')) return void this.#answerPicture(path.slice('/picture/'.length), response);
    const file = path.startsWith('/fonts/') ? fontFile(path.slice('/fonts/'.length)) : this.#pageFile(path);
    if (!file) return refuse(response);
    void sendFile(file, response);
  }

  #answerOrder(ticket: string, response: ServerResponse): void {
    const order = this.#orders.get(ticket);
    this.#orders.delete(ticket);
    if (!order || order.expires < Date.now()) return refuse(response);
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-store');
    response.end(order.json);
  }

  /** The ticket of a document that is being drawn, and the key of one of its pictures. */
  async #answerPicture(path: string, response: ServerResponse): Promise<void> {
    const slash = path.indexOf('/');
    try {
      const picture = await this.#pictures.get(path.slice(0, slash))?.(path.slice(slash + 1));
      if (!picture) return refuse(response);
      response.setHeader('cache-control', 'no-store');
      await pipeline(picture, response);
    } catch {
      response.destroy();
    }
  }

  #pageFile(path: string): string | undefined {
    const file = normalize(join(this.#pageFolder, path));
    return file.startsWith(this.#pageFolder + sep) ? file : undefined;
  }
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname);
  } catch {
    return undefined;
  }
}

async function sendFile(file: string, response: ServerResponse): Promise<void> {
  try {
    const content = await readFile(file);
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader('cache-control', 'max-age=86400');
    response.end(content);
  } catch {
    refuse(response);
  }
}

function refuse(response: ServerResponse): void {
  response.statusCode = 404;
  response.end();
}

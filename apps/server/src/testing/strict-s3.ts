import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the fake does with the next request instead of what it is asked for. */
export type Fault = { readonly status: number } | 'break-off';

/** A bucket that knows nothing but objects, refuses wrong signatures, and fails when it is told to. */
export interface StrictS3 {
  /** `s3+http://…` with the right key. */
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  /** `PUT /bucket/a/b`, in the order of their arrival. */
  readonly requests: string[];
  /** Done one after the other, each with one request. */
  readonly faults: Fault[];
  stop(): Promise<void>;
}

const KEY = { id: 'AKIATEST', secret: 'se/cr+et key' } as const;

export async function startStrictS3(): Promise<StrictS3> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const faults: Fault[] = [];
  const server = createServer((request, response) => {
    const body: Buffer[] = [];
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname);
    requests.push(`${request.method} ${path}`);
    const fault = faults.shift();
    if (fault === 'break-off' && request.method === 'PUT') return void request.once('data', () => request.destroy());
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', () => {
      if (!isSigned(request)) return refuse(response, 403, 'SignatureDoesNotMatch');
      if (typeof fault === 'object') return refuse(response, fault.status, 'Told');
      if (fault === 'break-off') return void breakOff(response, objects.get(path) ?? Buffer.alloc(10));
      answer(request.method ?? '', path, Buffer.concat(body), objects, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const user = `${KEY.id}:${encodeURIComponent(KEY.secret)}`;
  return {
    url: `s3+http://${user}@127.0.0.1:${port}/bucket/within?region=eu-central-1`,
    objects,
    requests,
    faults,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function answer(
  method: string,
  path: string,
  body: Buffer,
  objects: Map<string, Buffer>,
  response: ServerResponse,
): void {
  const stored = objects.get(path);
  if (method === 'PUT') {
    objects.set(path, body);
    response.setHeader('etag', '"tag"').end();
  } else if (method === 'DELETE') {
    objects.delete(path);
    response.writeHead(204).end();
  } else if (!stored) refuse(response, 404, 'NoSuchKey');
  else response.setHeader('content-length', stored.length).end(method === 'HEAD' ? undefined : stored);
}

function breakOff(response: ServerResponse, bytes: Buffer): void {
  response.setHeader('content-length', bytes.length);
  response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy());
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** AWS Signature Version 4, computed again from what has arrived. */
function isSigned({ method = '', url = '/', headers }: IncomingMessage): boolean {
  const read =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request),\s?SignedHeaders=([^,]+),\s?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  const [, id, scope = '', signed = '', signature] = read ?? [];
  if (id !== KEY.id) return false;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const payload = String(headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD');
  const request = [method, pathname, query, lines.join(''), signed, payload].join('\n');
  const hashed = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hashed].join('\n');
  const hmac = (key: string | Buffer, value: string): Buffer => createHmac('sha256', key).update(value).digest();
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${KEY.secret}`);
  return hmac(key, text).toString('hex') === signature;
}

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CloudSettings } from '@pagewright/compose/cloud-settings';
import type { EngineSettings } from '@pagewright/compose/engines';
import { warmMaker } from '@pagewright/pipeline/testing/warm-maker';
import type { Printer, PrintJob } from '@pagewright/printer/printer';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import { createApp, type RequestTimeouts } from '../app.ts';
import type { HashCost } from '../features/accounts/passwords.ts';
import { createProviders } from '../features/accounts/third-party/providers.ts';
import { GENERATION_QUEUES } from '../features/generation/jobs.ts';
import { Notes } from '../features/generation/notes.ts';
import { startWorking } from '../features/generation/worker.ts';
import { FolderBlobs } from '../platform/blobs/folder-blobs.ts';
import { type OpenDatabase, openPostgres } from '../platform/database.ts';
import { Delivery } from '../platform/delivery/delivery.ts';
import type { OutgoingMessage } from '../platform/delivery/message.ts';
import type { RateLimits } from '../platform/http/rate-limits.ts';
import { JobNotes } from '../platform/jobs/job-notes.ts';
import { InstalledModel } from '../platform/llm/installed-model.ts';
import { providerSettings } from '../platform/provider-settings.ts';
import { openQueue } from '../platform/queue.ts';
import { createServices, JOB_QUEUES, type Services } from '../services.ts';
import { startJobs } from '../work.ts';
import { openInMemory } from './test-database.ts';
import { createTestDatabase } from './test-postgres.ts';

/** A whole server without a port, with what tests need to look behind it. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: OpenDatabase;
  readonly blobFolder: string;
  /** URLs of all routes, `:name` for parameters. */
  readonly routes: readonly string[];
  readonly key: Uint8Array;
  /** Documents that the fake printer was given. */
  readonly printed: PrintJob[];
  /** What its engines are made with. */
  readonly settings: () => EngineSettings;
  /** Messages to people, where the test gives no delivery of its own. */
  readonly messages: OutgoingMessage[];
  call(options: InjectOptions & { readonly token?: string | undefined }): Promise<LightMyRequestResponse>;
  /** Registers a person and returns the token; with an invitation the person may generate. */
  newPerson(options?: { readonly invited?: boolean }): Promise<TestPerson>;
  stop(): Promise<void>;
}

export interface TestPerson {
  readonly token: string;
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

export interface TestServerOptions {
  readonly pointsPerPage?: number;
  /** The language model of the cloud engine. */
  readonly cloud?: CloudSettings;
  /** Looks for one on this machine; nobody does where not said. */
  readonly findModel?: () => Promise<CloudSettings | undefined>;
  /** Takes generations from the queue. */
  readonly working?: boolean;
  /** Does no jobs where false: uploads, pictures and exports then wait for another process. */
  readonly jobs?: false;
  /** What exports are printed with; one that prints nothing where not said. */
  readonly printer?: Printer;
  readonly webFolder?: string;
  readonly callsPerMinute?: number;
  readonly limits?: RateLimits;
  /** Turns calls away when it is late: not asked of a machine that runs tests side by side. */
  readonly maxDelayMs?: number;
  readonly timeouts?: RequestTimeouts;
  readonly delivery?: Delivery;
  /** As PAGEWRIGHT_SIGN_IN lists them. */
  readonly providers?: readonly object[];
  /** Of passwords; next to nothing where not said. */
  readonly hashCost?: HashCost;
  /** A folder of the test's own for files, which the test removes. */
  readonly blobFolder?: string;
}

export const WELCOME_POINTS = 100;

/** The least that argon2 takes: most tests have people only so that somebody asks. */
const LEAST_COST: HashCost = { memoryCost: 8, timeCost: 1 };

const MANY = { person: 1_000_000, address: 1_000_000 };
const NO_LIMITS: RateLimits = { write: MANY, upload: MANY, generation: MANY, token: MANY };

/** Runs the same tests over the embedded database and over PostgreSQL. */
export function onBothDatabases(
  name: string,
  /** Or what gives them, where they depend on what `beforeAll` has started. */
  options: TestServerOptions | (() => TestServerOptions),
  tests: (server: () => TestServer) => void,
): void {
  for (const kind of ['embedded', 'postgresql'] as const) {
    describe(`${name} (${kind})`, () => {
      let server: TestServer | undefined;
      beforeAll(async () => {
        const database = kind === 'postgresql' ? await openPostgres(await createTestDatabase()) : await openInMemory();
        server = await startTestServer(database, typeof options === 'function' ? options() : options);
      });
      afterAll(() => server?.stop());
      tests(() => {
        if (!server) throw new Error('the test server did not start');
        return server;
      });
    });
  }
}

export async function startTestServer(database: OpenDatabase, options: TestServerOptions = {}): Promise<TestServer> {
  const blobFolder = options.blobFolder ?? mkdtempSync(join(tmpdir(), 'pagewright-test-blobs-'));
  const blobs = new FolderBlobs(blobFolder);
  const key = randomBytes(32);
  const notes = new Notes();
  await notes.start(database);
  const onError = (): undefined => undefined;
  const queue = await openQueue(database, [...GENERATION_QUEUES, ...JOB_QUEUES], onError);
  const model = new InstalledModel(options.cloud, options.findModel);
  const settings = () => ({ cloud: model.current() });
  const maker = warmMaker({ settings });
  const jobNotes = new JobNotes();
  await jobNotes.start(database);
  const printed: PrintJob[] = [];
  const messages: OutgoingMessage[] = [];
  const collect = {
    send: async (message: OutgoingMessage): Promise<void> => {
      messages.push(message);
    },
  };
  const services = createServices({
    db: database.db,
    blobs,
    queue,
    notes,
    maker,
    jobNotes,
    key,
    hashCost: options.hashCost ?? LEAST_COST,
    welcomePoints: WELCOME_POINTS,
    monthlyPoints: 0,
    pointsPerPage: options.pointsPerPage ?? 1,
    model,
    countryCode: '86',
    printsPages: async () => true,
    delivery: options.delivery ?? new Delivery({ email: collect, phone: collect }),
    providers: createProviders(providerSettings.parse(JSON.stringify(options.providers ?? []))),
  });
  const printer = options.printer ?? fakePrinter(printed);
  const stopJobs =
    options.jobs === false
      ? undefined
      : await startJobs({ services, queue, jobNotes, printer, onError, alone: database.embedded });
  const stopWorking = options.working
    ? await startWorking({
        db: database.db,
        blobs: services.blobs,
        queue,
        notes,
        onError,
        alone: database.embedded,
        settings,
        newMaker: warmMaker,
      })
    : undefined;
  const { webFolder, callsPerMinute = 1_000_000, limits = NO_LIMITS, maxDelayMs = Number.POSITIVE_INFINITY } = options;
  const config = { logLevel: 'silent', publicUrl: undefined, trustProxy: 1 } as const;
  const app = await createApp(services, {
    config,
    callsPerMinute,
    limits,
    maxDelayMs,
    ...(webFolder ? { webFolder } : {}),
    ...(options.timeouts ? { timeouts: options.timeouts } : {}),
  });
  return {
    app,
    services,
    database,
    blobFolder,
    routes: routesOf(app),
    key,
    printed,
    messages,
    settings,
    call: ({ token, headers, ...rest }) =>
      app.inject({ ...rest, headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) } }),
    newPerson: (wanted) => newPerson(app, services, wanted),
    async stop() {
      await app.close();
      await stopWorking?.();
      stopJobs?.();
      await queue.stop();
      await notes.stop();
      await jobNotes.stop();
      await maker.close();
      await database.close();
      if (!options.blobFolder) rmSync(blobFolder, { recursive: true, force: true });
    },
  };
}

/** Reads the tree that the router prints: indented by depth, the URL of a node is what stands above and in its line. */
function routesOf(app: FastifyInstance): string[] {
  const parts: string[] = [];
  const urls: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^([\s│]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods] = match;
    const depth = indent.length / 4;
    parts.splice(depth, parts.length, part);
    if (methods) urls.push(parts.join(''));
  }
  return urls;
}

let people = 0;

async function newPerson(
  app: FastifyInstance,
  services: Services,
  { invited = false }: { invited?: boolean } = {},
): Promise<TestPerson> {
  people += 1;
  const email = `person${people}@example.org`;
  const password = `correct horse ${people}`;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/register',
    // One address each, so that the limits on registering do not meet the tests.
    headers: { 'x-forwarded-for': `10.0.${people >> 8}.${people & 255}` },
    payload: { email, password, confirmPassword: password, scenario: 'work', agreement: true },
  });
  const { token, user } = answer.json().data;
  if (invited) await services.invitations.verify(user.userId, await services.invitations.issue());
  return { token, id: user.userId, email, password };
}

/** Prints nothing, and remembers what it was asked to. */
export function fakePrinter(printed: PrintJob[]): Printer {
  const print = async (job: PrintJob): Promise<Uint8Array> => {
    printed.push(job);
    return Buffer.from(`%PDF-1.7 ${job.pages.length} pages`);
  };
  return {
    warm: async () => undefined,
    pdf: print,
    png: async (job) => [await print(job)],
    html: async (job) => `${job.pages.length} pages`,
    parts: async (_, componentIds) => componentIds.map(() => undefined),
    contactSheet: print,
    processIds: () => [],
    close: async () => undefined,
  };
}

/** A multipart body of fields and files. */
export function form(
  parts: readonly ({ name: string; value: string } | { name: string; fileName: string; bytes: Uint8Array | string })[],
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = '----pagewright-test';
  const chunks = parts.flatMap((part) => {
    const file = 'fileName' in part ? `; filename="${part.fileName}"` : '';
    const type = 'fileName' in part ? '\r\ncontent-type: application/octet-stream' : '';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${file}${type}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from('bytes' in part ? part.bytes : part.value), Buffer.from('\r\n')];
  });
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

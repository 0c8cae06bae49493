import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findLocalModel } from '@pagewright/compose/find-local-model';
import { invitationOptions } from '@pagewright/contract/invitations';
import { PagewrightError } from '@pagewright/model/errors';
import { createPageMaker, type PageMaker } from '@pagewright/pipeline/page-maker';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from './app.ts';
import { issueOwnerLink } from './features/accounts/owner.ts';
import { HASH_COST } from './features/accounts/passwords.ts';
import { createProviders } from './features/accounts/third-party/providers.ts';
import { GENERATION_QUEUES } from './features/generation/jobs.ts';
import { Notes } from './features/generation/notes.ts';
import { startWorking } from './features/generation/worker.ts';
import { INVITE } from './issue-invitations.ts';
import { openBlobs } from './platform/blobs/open-blobs.ts';
import type { Config } from './platform/config.ts';
import { type ControlHandlers, serveControl } from './platform/control-socket.ts';
import { type DataFolder, installationKey, openDataFolder } from './platform/data-folder.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './platform/database.ts';
import { Delivery } from './platform/delivery/delivery.ts';
import { Outbox } from './platform/delivery/outbox.ts';
import { SmsWebhook } from './platform/delivery/sms-webhook.ts';
import { Smtp } from './platform/delivery/smtp.ts';
import { lockFolder } from './platform/folder-lock.ts';
import { JobNotes } from './platform/jobs/job-notes.ts';
import { InstalledModel } from './platform/llm/installed-model.ts';
import { openQueue } from './platform/queue.ts';
import { createServices, JOB_QUEUES, type Services } from './services.ts';
import type { WorkParts } from './work.ts';

/** Everything but a port. */
export interface Opened {
  /** Undefined for a worker, which answers nobody. */
  readonly app: FastifyInstance | undefined;
  readonly services: Services;
  readonly maker: PageMaker;
  /** Lets what runs finish within seconds, then closes everything. */
  stop(): Promise<void>;
}

export interface Running {
  /** Undefined for a worker, which answers nobody. */
  readonly url: string | undefined;
  readonly services: Services;
  /** Lets what runs finish within seconds, then closes everything. */
  stop(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * Starts everything that the role asks for.
 * @throws PagewrightError `install/…`
 */
export async function start(config: Config, onError: (error: unknown) => void): Promise<Running> {
  const { app, services, maker, stop: close } = await open(config, onError);
  if (!app) return { url: undefined, services, stop: close };
  let stopping = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    await close();
  };
  try {
    const url = await listen(app, config);
    // Stopping ends the thread that warms up, which is no error.
    warmUp(maker).catch((error: unknown) => stopping || onError(error));
    return { url, services, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Opens the installation and does its work, without a port.
 * @param options its log takes messages to people that cannot be sent, too
 * @throws PagewrightError `install/…`
 */
export async function open(
  config: Config,
  onError: (error: unknown) => void,
  options: Pick<AppOptions, 'log' | 'maxDelayMs'> = {},
): Promise<Opened> {
  const closing: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) {
      await Promise.resolve(close()).catch(onError);
    }
  };
  try {
    const folder = openDataFolder(config.dataFolder);
    const database = await openDatabase(config, folder, closing);
    const notes = new Notes();
    await notes.start(database);
    closing.push(() => notes.stop());
    const queue = await openQueue(database, [...GENERATION_QUEUES, ...JOB_QUEUES], onError);
    closing.push(() => queue.stop());
    const jobNotes = new JobNotes();
    await jobNotes.start(database);
    closing.push(() => jobNotes.stop());
    const model = installedModel(config);
    model.look().catch(onError);
    const settings = () => ({ cloud: model.current() });
    const maker = createPageMaker({ settings });
    closing.push(() => maker.close());
    const key = config.secret ? Buffer.from(config.secret) : installationKey(folder);
    const { db } = database;
    const outbox = new Outbox(folder.outbox, (text) => (options.log ?? process.stdout).write(text));
    outbox.tidy().catch(onError);
    closing.push(hourly(() => outbox.tidy(), onError));
    const services = createServices({
      db,
      blobs: openBlobs(config.blobs, folder),
      queue,
      notes,
      jobNotes,
      maker,
      key,
      hashCost: HASH_COST,
      welcomePoints: config.welcomePoints,
      monthlyPoints: config.monthlyPoints,
      pointsPerPage: config.pointsPerPage,
      model,
      countryCode: config.countryCode,
      printsPages: () => printsPages(config.role),
      delivery: openDelivery(config, outbox, closing),
      providers: createProviders(config.signIn),
    });
    if (database.embedded) await services.idempotency.forgetUnfinished();
    if (config.role !== 'web') {
      const alone = database.embedded;
      closing.push(await startWorking({ db, blobs: services.blobs, queue, notes, onError, alone, settings }));
      const work = { services, queue, jobNotes, onError, alone };
      closing.push(await startPress(work));
      closing.push(hourly(() => services.tidy(), onError));
      // What came due while nothing ran is granted now.
      services.monthlyGrants.grant().catch(onError);
      closing.push(hourly(() => services.monthlyGrants.grant(), onError));
    }
    if (!config.databaseUrl) closing.push(await serveControl(folder.path, controlHandlers(services)));
    if (config.role === 'worker') return { app: undefined, services, maker, stop };
    const app = await createApp(services, {
      config,
      ...options,
      ...(existsSync(WEB_FOLDER) ? { webFolder: WEB_FOLDER } : {}),
    });
    closing.push(() => app.close());
    return { app, services, maker, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A process that only answers, or only works, may be on another machine than the others: it does not look for a model. */
function installedModel({ cloud, findsModel, role }: Config): InstalledModel {
  return new InstalledModel(cloud, findsModel && role === 'all' ? findLocalModel : undefined);
}

/** Of workers on other machines a web process knows nothing: whoever prints there says so when it cannot. */
async function printsPages(role: Config['role']): Promise<boolean> {
  if (role === 'web') return true;
  const { findChromium } = await import('@pagewright/printer/chromium');
  return findChromium().then(
    () => true,
    () => false,
  );
}

/** Does the jobs of a worker, with a browser to print with; returns the way to stop. A web process loads none of it. */
async function startPress(parts: Omit<WorkParts, 'printer'>): Promise<() => Promise<void>> {
  const [{ createPrinter }, { startJobs }] = await Promise.all([
    import('@pagewright/printer/printer'),
    import('./work.ts'),
  ]);
  const printer = createPrinter();
  const stop = await startJobs({ ...parts, printer });
  printer.warm().catch(() => undefined);
  return async () => {
    stop();
    await printer.close();
  };
}

/** What commands ask a running server for, because it alone has the embedded database. */
function controlHandlers({ invitations }: Services): ControlHandlers {
  return { [INVITE]: async (input) => invitations.create(invitationOptions.parse(input)) };
}

/** Does something every hour, and returns the way to stop. */
function hourly(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => work().catch(onError), HOUR_MS);
  return () => clearInterval(timer);
}

/** Real services where they are set up; else the outbox, and the console of whoever started this. */
function openDelivery({ mail, sms }: Config, outbox: Outbox, closing: (() => unknown)[]): Delivery {
  const smtp = mail && new Smtp(mail.url, mail.from);
  if (smtp) closing.push(() => smtp.close());
  return new Delivery({ email: smtp ?? outbox, phone: sms ? new SmsWebhook(sms.url, sms.token) : outbox });
}

async function openDatabase(config: Config, folder: DataFolder, closing: (() => unknown)[]): Promise<OpenDatabase> {
  if (!config.databaseUrl) {
    const lock = lockFolder(folder.path);
    closing.push(() => lock.release());
  }
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl)
    : await openEmbedded(folder.database, { durable: config.fsync });
  closing.push(() => database.close());
  return database;
}

/** @throws PagewrightError `install/port-taken` */
async function listen(app: FastifyInstance, { host, port, publicUrl }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new PagewrightError('install/port-taken', { port }, { cause: error });
  }
  if (!app.server.listening) await once(app.server, 'listening');
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return publicUrl ?? `http://${shown.includes(':') ? `[${shown}]` : shown}:${actual}`;
}

/** Has the composing thread load what it needs, so that the first document does not wait for it. */
export async function warmUp(maker: PageMaker): Promise<void> {
  const request = {
    engine: 'local',
    prompt: '',
    pageCount: 2,
    mode: 'condense',
    format: 'ppt-16-9',
    style: 'professional',
  } as const;
  const text = 'Pagewright\n\n页匠把文字变成设计好的文档。Pages are designed from words.';
  await maker.make({ contents: [], text }, request);
}

/** What a person needs to begin. */
export interface FirstKeys {
  /** Signs in as the owner, once. */
  readonly ownerLink: string;
  /** A code to invite others with. */
  readonly invitation: string;
}

/** @returns nothing where nobody is answered */
export async function issueKeys(running: Running): Promise<FirstKeys | undefined> {
  if (!running.url) return undefined;
  const { db, invitations } = running.services;
  const key = await issueOwnerLink(db);
  return { ownerLink: `${running.url}/login?link=${key}`, invitation: await invitations.issue() };
}

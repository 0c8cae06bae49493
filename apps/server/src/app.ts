import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { API_BASE } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import { addInvitationRoutes } from './features/accounts/invitation-routes.ts';
import { addAccountRoutes } from './features/accounts/routes.ts';
import { addThirdPartyRoutes } from './features/accounts/third-party/routes.ts';
import { addApiDocs } from './features/api-docs/routes.ts';
import { addAssistantRoutes } from './features/assistant/routes.ts';
import { addCollectionRoutes } from './features/collections/routes.ts';
import { addCommentRoutes } from './features/comments/routes.ts';
import { addDocumentRoutes } from './features/documents/routes.ts';
import { addDraftRoutes } from './features/drafts/routes.ts';
import { addExportRoutes } from './features/exports/routes.ts';
import { addFillingRoutes } from './features/filling/routes.ts';
import { addGenerationRoutes } from './features/generation/routes.ts';
import { addHistoryRoutes } from './features/history/routes.ts';
import { addImageRoutes } from './features/images/routes.ts';
import { addImportRoutes } from './features/imports/routes.ts';
import { addLeftOutRoutes } from './features/left-out/routes.ts';
import { MCP_PATH } from './features/mcp/mcp-path.ts';
import { addMcpRoutes } from './features/mcp/routes.ts';
import { addOutlineRoutes } from './features/outlines/routes.ts';
import { addPageRoutes } from './features/pages/routes.ts';
import { addProjectRoutes } from './features/projects/routes.ts';
import { addSharingRoutes } from './features/sharing/routes.ts';
import { addBrandKitRoutes } from './features/styles/routes.ts';
import { addTemplateRoutes } from './features/templates/routes.ts';
import { addVersionRoutes } from './features/versions/routes.ts';
import type { Config } from './platform/config.ts';
import { answerNoHttp, answerUnreadable } from './platform/http/client-errors.ts';
import { handleErrors } from './platform/http/errors.ts';
import { closeEventStreams } from './platform/http/event-stream.ts';
import { MAX_DELAY_MS, shedLoad } from './platform/http/overload.ts';
import { RATE_LIMITS, RateLimiter, type RateLimits } from './platform/http/rate-limits.ts';
import { Routes } from './platform/http/routes.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { serveStaticFiles } from './platform/http/static-files.ts';
import { loggerOptions } from './platform/logger.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  readonly config: Pick<Config, 'logLevel' | 'publicUrl' | 'trustProxy'>;
  /** Where the log goes; standard output where not said. */
  readonly log?: NodeJS.WritableStream;
  /** The built web app; without it only the API is served. */
  readonly webFolder?: string;
  /** Calls of one address within a minute. */
  readonly callsPerMinute?: number;
  readonly limits?: RateLimits;
  /** How late the event loop may run before calls are turned away, ms. */
  readonly maxDelayMs?: number;
  readonly timeouts?: RequestTimeouts;
}

/** How long a client may take, ms: for the headers, and for the whole request; and how often that is looked at. */
export interface RequestTimeouts {
  readonly headers: number;
  readonly request: number;
  readonly lookedAt: number;
}

/** Path that says the process is alive; it is answered however busy it is. */
const HEALTH_PATH = '/healthz';

/** Ten files of 100 MB over a line of 15 Mbit/s take 9 minutes. */
const TIMEOUTS: RequestTimeouts = { headers: 20_000, request: 600_000, lookedAt: 5_000 };

/** Largest JSON body, bytes: a million characters of text, all of them Chinese, and some. */
const BODY_LIMIT = 4 * 2 ** 20;
const CALLS_PER_MINUTE = 1_200;

/** The app without a port: `listen` it, or `inject` requests. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    webFolder,
    callsPerMinute = CALLS_PER_MINUTE,
    limits = RATE_LIMITS,
    maxDelayMs = MAX_DELAY_MS,
    timeouts = TIMEOUTS,
  } = options;
  const trusted = config.trustProxy;
  const app = Fastify({
    logger: loggerOptions(config.logLevel, options.log),
    trustProxy: typeof trusted === 'number' ? (_: string, hop: number) => hop < trusted : trusted,
    bodyLimit: BODY_LIMIT,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.lookedAt },
    routerOptions: { maxParamLength: 120 },
    // Open streams are ended below; what else is open gets its answer.
    forceCloseConnections: 'idle',
    clientErrorHandler: answerNoHttp,
    frameworkErrors: answerUnreadable,
  });
  handleErrors(app);
  addSecurityHeaders(app, config.publicUrl);
  shedLoad(app, maxDelayMs);
  readJson(app);
  app.addHook('preClose', async () => closeEventStreams());
  await app.register(rateLimit, { global: false });
  // Before anything else is looked at, whoever it is.
  const limitCalls = app.rateLimit({
    max: callsPerMinute,
    timeWindow: 60_000,
    allowList: ({ url }) => !url.startsWith(`${API_BASE}/`) && !url.startsWith(MCP_PATH),
    errorResponseBuilder: (_, { ttl }) => new PagewrightError('request/too-many', { seconds: Math.ceil(ttl / 1000) }),
  });
  app.addHook('onRequest', limitCalls);
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fields: 10, fieldSize: 1_000, parts: 30, headerPairs: 50 },
  });
  app.get(HEALTH_PATH, async () => ({ status: 'ok' }));
  const { authenticator, visits, idempotency } = services;
  const rateLimiter = new RateLimiter(app, limits);
  const routes = new Routes(app, { authenticator, visits, idempotency, rateLimiter });
  addAccountRoutes(routes, services);
  addThirdPartyRoutes(routes, services, config.publicUrl);
  addInvitationRoutes(routes, services);
  addProjectRoutes(routes, services);
  addDocumentRoutes(routes, services);
  addTemplateRoutes(routes, services);
  addCollectionRoutes(routes, services);
  addImageRoutes(routes, services.images, services.library);
  addPageRoutes(routes, services);
  addHistoryRoutes(routes, services);
  addVersionRoutes(routes, services);
  addDraftRoutes(routes, services);
  addBrandKitRoutes(routes, services);
  addGenerationRoutes(routes, services);
  addLeftOutRoutes(routes, services.leftOut);
  addAssistantRoutes(routes, services.assistant);
  addOutlineRoutes(routes, services);
  addFillingRoutes(routes, services.filler);
  addExportRoutes(routes, services.exports);
  addImportRoutes(routes, services.imports);
  addSharingRoutes(routes, services);
  addCommentRoutes(routes, services);
  routes.assertComplete();
  addApiDocs(app);
  addMcpRoutes(app, services, config.publicUrl);
  await serveStaticFiles(app, webFolder);
  return app;
}

/** JSON bodies; empty ones count as none, and text that no database takes (NUL) is refused. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = String(text);
    if (body.trim() === '') return done(null, undefined);
    if (/\\u0000/.test(body)) return done(new PagewrightError('request/invalid', { field: 'body' }));
    return parse(request, body, done);
  });
}

import 'reflect-metadata';
import type { Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { platformErrors } from '@mall/contracts/define';
import { log, NestLog, startWatchdog } from '@mall/service-kit';
import { AppModule } from './app.module.js';
import { AnswerCache } from './cache/answer-cache.js';
import { cacheFastPath } from './cache/cache-fast-path.js';
import { countCachedAnswers } from './cache/cache-telemetry.js';
import { config } from './config.js';
import { mountDocs } from './edge/docs.js';
import { mountProxied } from './edge/proxied.js';
import { mountSecurityHeaders, securityHeaders } from './edge/security-headers.js';
import { CSP_HEADER } from './pages/page-policy.js';
import { measureRequests } from './edge/request-telemetry.js';
import { withoutEndingSlashes } from './edge/ending-slashes.js';
import { mountStaticApps } from './edge/static-apps.js';
import { mountEncryption } from './envelope/encryption.js';
import { answerFailure } from './envelope/failure.filter.js';
import { answerUnreadable } from './envelope/unreadable-request.js';
import { answerUnroutable, refuseMissingHost } from './envelope/unroutable-request.js';
import { limitConnections } from './limits/connections.js';
import { lingerBeforeClosing } from './limits/lingering-close.js';
import { refuseSlowBodies } from './limits/slow-bodies.js';
import { answerSender } from './envelope/answer-sender.js';

process.title = 'mall-gateway';

/** Maximum time of an upload that keeps the minimum rate. */
const LONGEST_UPLOAD_MS = 3_600_000;
/** Limits of slow bodies; 2 KB a second is what a second-generation mobile network carries. */
const BODY_PACE = { graceMs: 10_000, leastBytesPerSecond: 2_048 };

const headers = securityHeaders({
  isProduction: config.NODE_ENV === 'production',
  frames: config.MICRO_APP_ORIGINS,
});
const adapter = new FastifyAdapter({
  serverFactory: cacheFastPath.serverFactory,
  bodyLimit: 1_048_576,
  // While the gateway drains, requests on open connections are still answered, in the envelope; each answer
  // closes its connection.
  return503OnClosing: false,
  trustProxy: (_address: string, hop: number) => hop < config.TRUSTED_PROXIES,
  // The console's picker sends thousands of ids in one query. Heads that take longer than 10 s are answered
  // 408.
  http: {
    maxHeaderSize: 131_072,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    // Refused in the envelope instead, see `refuseMissingHost`.
    requireHostHeader: false,
  },
  requestTimeout: LONGEST_UPLOAD_MS,
  clientErrorHandler: answerUnreadable,
  frameworkErrors: (failure: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    answerUnroutable(failure, request, reply, headers.answer),
  routerOptions: { maxParamLength: 2_048 },
  // Some prescribed paths end in a slash, `POST /admin/dict/`.
  rewriteUrl: ({ url = '/' }) => (url.startsWith('/api/') ? withoutEndingSlashes(url) : url),
});
const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
  logger: new NestLog(),
  abortOnError: false,
});
app.setGlobalPrefix('api', {
  exclude: [
    'health/live',
    'health/ready',
    'robots.txt',
    'sitemap.xml',
    'sitemaps/:name',
    'feeds.txt',
    'feeds/:name',
  ],
});
app.enableShutdownHooks([], { useProcessExit: true });
mountSecurityHeaders(app, headers);
measureRequests(app.getHttpAdapter().getInstance() as unknown as FastifyInstance);
refuseMissingHost(app.getHttpAdapter().getInstance() as unknown as FastifyInstance);
refuseSlowBodies(
  app.getHttpAdapter().getInstance() as unknown as FastifyInstance,
  BODY_PACE,
  (request, reply) => answerFailure(platformErrors.tooSlow(), request, reply),
);
mountEncryption(app.getHttpAdapter().getInstance() as unknown as FastifyInstance, config.ENC_KEY);
lingerBeforeClosing(app.getHttpServer() as Server);
if (config.TRUSTED_PROXIES === 0)
  limitConnections(app.getHttpServer() as Server, config.CONNECTIONS_PER_ADDRESS);
mountDocs(app);
await mountProxied(app);
await mountStaticApps(app, headers.page[CSP_HEADER]!);
answerSender.open(headers.answer);
startWatchdog();
await app.listen(config.HTTP_PORT, config.HTTP_HOST);
const cache = app.get(AnswerCache);
countCachedAnswers(cache);
if (cache.isOn) cacheFastPath.open(cache, headers.answer);
if (config.SECOND_FACTOR === 'offered')
  log.warn(
    'Staff are not required to have a second factor: SECOND_FACTOR is offered, as only development may.',
  );
log.info(`gateway is ready on ${await app.getUrl()}`);

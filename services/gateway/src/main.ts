import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { log, NestLog } from '@mall/service-kit';
import { AppModule } from './app.module.js';
import { AnswerCache } from './cache/answer-cache.js';
import { cacheFastPath } from './cache/cache-fast-path.js';
import { config } from './config.js';
import { mountDocs } from './edge/docs.js';
import { mountProxied } from './edge/proxied.js';
import { mountSecurityHeaders, securityHeaders } from './edge/security-headers.js';
import { mountStaticApps } from './edge/static-apps.js';
import { answerSender } from './envelope/answer-sender.js';

process.title = 'mall-gateway';

const adapter = new FastifyAdapter({
  serverFactory: cacheFastPath.serverFactory,
  bodyLimit: 1_048_576,
  // While it drains, requests on open connections are still answered, as ever in the envelope; each closes its connection.
  return503OnClosing: false,
  trustProxy: (_address: string, hop: number) => hop < config.TRUSTED_PROXIES,
  // The console's picker sends thousands of ids in one query.
  http: { maxHeaderSize: 131_072 },
  routerOptions: { maxParamLength: 2_048 },
  // Some prescribed paths end in a slash, `POST /admin/dict/`.
  rewriteUrl: ({ url = '/' }) => (url.startsWith('/api/') ? url.replace(/^([^?]*?)\/+(?=\?|$)/, '$1') : url),
});
const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
  logger: new NestLog(),
  abortOnError: false,
});
app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready'] });
app.enableShutdownHooks();
const headers = securityHeaders(config.NODE_ENV === 'production');
mountSecurityHeaders(app, headers);
mountDocs(app);
await mountProxied(app);
await mountStaticApps(app);
answerSender.open(headers.answer);
await app.listen(config.HTTP_PORT, config.HTTP_HOST);
const cache = app.get(AnswerCache);
if (cache.isOn) cacheFastPath.open(cache, headers.answer);
log.info(`gateway is ready on ${await app.getUrl()}`);

import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { config } from '../config.js';

/** The built console at `/console/` and the built storefront at every other address outside `/api`. */
export async function mountStaticApps(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const { CONSOLE_DIR, STOREFRONT_DIR } = config;
  if (CONSOLE_DIR && existsSync(CONSOLE_DIR)) {
    server.get('/console', (_, reply) => reply.redirect('/console/', 302));
    await mountStaticApp(server, '/console/', resolve(CONSOLE_DIR));
  }
  if (STOREFRONT_DIR && existsSync(STOREFRONT_DIR))
    await mountStaticApp(server, '/', resolve(STOREFRONT_DIR));
}

/**
 * A route for every file that was built, sent in the `.br` or `.gz` variant beside it where the browser accepts that
 * (`libs/web-kit/precompress.mjs` writes them for every file that gains by it, so nothing is compressed per request).
 * Any other address is a page of the app and answers `index.html`, unless it looks like a file or belongs to the API.
 */
export async function mountStaticApp(server: FastifyInstance, prefix: string, root: string): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      prefix,
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      acceptRanges: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
    });
    scope.get(`${prefix}*`, (request, reply) => {
      const path = request.url.split('?')[0]!;
      return extname(path) || path.startsWith('/api/') ? notFound(reply) : reply.sendFile('index.html');
    });
  });
}

/** Files below `assets` carry a hash of their content in their names; the others keep their names. */
const cacheControlOf = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

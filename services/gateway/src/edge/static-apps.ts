import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { config } from '../config.js';
import { CSP_HEADER, withStyleNonce } from './security-headers.js';

/** The built console at `/console/` and the built storefront at every other address outside `/api`. */
export async function mountStaticApps(app: NestFastifyApplication, policy: string): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const { CONSOLE_DIR, STOREFRONT_DIR } = config;
  if (CONSOLE_DIR && existsSync(CONSOLE_DIR)) {
    server.get('/console', (_, reply) => reply.redirect('/console/', 302));
    await mountStaticApp(server, '/console/', resolve(CONSOLE_DIR), policy);
  }
  if (STOREFRONT_DIR && existsSync(STOREFRONT_DIR))
    await mountStaticApp(server, '/', resolve(STOREFRONT_DIR), policy);
}

/**
 * A route for every file that was built, sent in the `.br` or `.gz` variant beside it where the browser accepts that
 * (`libs/web-kit/precompress.mjs` writes them for every file that gains by it, so nothing is compressed per request and
 * @fastify/compress is not used).
 * Any other address is a page of the app and answers `index.html`, unless it looks like a file or belongs to the API.
 */
export async function mountStaticApp(
  server: FastifyInstance,
  prefix: string,
  root: string,
  policy: string,
): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      prefix,
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
      index: false,
      preCompressed: true,
      cacheControl: false,
      acceptRanges: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
    });
    scope.get(`${prefix}*`, (request, reply) => {
      const path = request.url.split('?')[0]!;
      return extname(path) || path.startsWith('/api/') ? notFound(reply) : sendPage(reply, root, policy);
    });
  });
}

/** What the build of an app writes where the nonce of its styles belongs. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Read for each request, so that a build while the gateway runs shows at once. */
async function sendPage(reply: FastifyReply, root: string, policy: string): Promise<FastifyReply> {
  const html = await readFile(join(root, 'index.html'), 'utf8');
  const nonce = randomBytes(16).toString('base64url');
  const needsNonce = html.includes(NONCE_PLACEHOLDER);
  return reply
    .header(CSP_HEADER, needsNonce ? withStyleNonce(policy, nonce) : policy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(NONCE_PLACEHOLDER, nonce));
}

/** Files below `assets` carry a hash of their content in their names; the others keep their names. */
const cacheControlOf = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { platformErrors } from '@mall/contracts/define';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { config } from '../config.js';
import { AnswerCache } from '../cache/answer-cache.js';
import { PageCache } from '../pages/page-cache.js';
import { PageRenderer } from '../pages/page-renderer.js';
import { StorefrontPages } from '../pages/storefront-pages.js';
import { SharePictures } from '../share/share-pictures.js';
import { ShareDrawingClient } from '../share/share-drawing.client.js';
import { answerFailure } from '../envelope/failure.filter.js';
import { BuiltApp } from '../pages/built-app.js';
import { withStyleNonce } from './security-headers.js';
import { CSP_HEADER, withScriptHashes, withTileOrigins } from '../pages/page-policy.js';

/** Maximum memory for rendered pages of the storefront. */
const PAGES_BYTES = 32 * 1_048_576;

/** File of the renderer in a build of the storefront. */
const RENDERER = 'server/render.js';

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves the built console at `/console/` and the built storefront at every other address outside `/api`. */
export async function mountStaticApps(app: NestFastifyApplication, policy: string): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const { CONSOLE_DIR, STOREFRONT_DIR } = config;
  if (CONSOLE_DIR && existsSync(CONSOLE_DIR)) {
    server.get('/console', (_, reply) => reply.redirect('/console/', 302));
    const root = resolve(CONSOLE_DIR);
    const built = await BuiltApp.open(root);
    mountStaticApp(server, '/console/', root, built, (request, reply) =>
      sendPage(request, reply, built, policy),
    );
  }
  if (STOREFRONT_DIR && existsSync(STOREFRONT_DIR)) {
    const root = resolve(STOREFRONT_DIR);
    const renderer = rendererOf(root);
    const built = await BuiltApp.open(root, renderer ? [RENDERER] : []);
    if (renderer) {
      built.onRenewal(() => renderer.renew());
      const shares = new SharePictures({ renderer, draw: app.get(ShareDrawingClient).draw });
      server.get('/share/*', (request, reply) => shares.send(request, reply));
    }
    const sendEmpty: SendPage = (request, reply) => sendPage(request, reply, built, policy);
    const send = renderer ? storefrontPages(built, policy, renderer, app.get(AnswerCache)) : sendEmpty;
    mountStaticApp(server, '/', root, built, send);
  }
}

/** Returns the renderer, when the storefront was built with it. */
function rendererOf(root: string): PageRenderer | undefined {
  const module = join(root, RENDERER);
  if (!existsSync(module)) return undefined;
  const { HTTP_HOST, HTTP_PORT } = config;
  const host = /^(?:0\.0\.0\.0|::)$/.test(HTTP_HOST) ? '127.0.0.1' : HTTP_HOST;
  return new PageRenderer({ module, apiUrl: `http://${host}:${HTTP_PORT}` });
}

/** Returns the pages that the server renders. */
function storefrontPages(
  built: BuiltApp,
  policy: string,
  renderer: PageRenderer,
  answers: AnswerCache,
): SendPage {
  const cache = new PageCache(answers, PAGES_BYTES);
  const pages = new StorefrontPages({ renderer, cache, policy });
  return async (request, reply) =>
    built.page
      ? pages.send(built.page, request, reply.header(CSP_HEADER, policy).header('cache-control', 'no-cache'))
      : notBuilt(request, reply);
}

/**
 * Serves every built file, in the `.br` or `.gz` variant beside it where the browser accepts that
 * (`libs/web-kit/precompress.mjs` writes them for every file that gains by it, so nothing is compressed per request and
 * @fastify/compress is not used).
 * Any other address is a page of the app and answers `index.html`, unless it looks like a file or belongs to the API.
 */
function mountStaticApp(
  server: FastifyInstance,
  prefix: string,
  root: string,
  built: BuiltApp,
  send: SendPage,
): void {
  // Not awaited: Fastify would take that as the end of all registrations.
  void server.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      acceptRanges: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
    });
    scope.get(`${prefix}*`, async (request, reply) => {
      const path = (request.params as { readonly '*': string })['*'];
      const state = extname(path) ? await built.stateOf(path) : 'missing';
      if (state === 'whole') return reply.sendFile(path);
      if (state === 'changing') return notBuilt(request, reply);
      return extname(path) || request.url.startsWith('/api/') ? notFound(reply) : send(request, reply);
    });
  });
}

/** Text that the build of an app writes in place of the nonce of its styles. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page }: BuiltApp,
  policy: string,
): Promise<FastifyReply> {
  if (!page) return notBuilt(request, reply);
  const { html } = page;
  const nonce = randomBytes(16).toString('base64url');
  const needsNonce = html.includes(NONCE_PLACEHOLDER);
  const ownPolicy = withTileOrigins(withScriptHashes(policy, html), html);
  return reply
    .header(CSP_HEADER, needsNonce ? withStyleNonce(ownPolicy, nonce) : ownPolicy)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(NONCE_PLACEHOLDER, nonce));
}

/** Returns `Cache-Control`. Files below `assets` carry a hash of their content in their names; the others keep their names. */
const cacheControlOf = (path: string): string =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Answers while the app is being built, or copied to its folder. */
function notBuilt(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  answerFailure(platformErrors.unavailable(), request, reply);
  return reply;
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

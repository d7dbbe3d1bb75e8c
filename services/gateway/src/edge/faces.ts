import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { config } from '../config.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** A built face: its files by URL path, listed once, so that no request can name anything else. */
class Face {
  private readonly files: ReadonlyMap<string, string>;

  constructor(folder: string) {
    this.files = new Map(
      listFiles(folder).map((file) => [`/${relative(folder, file).replaceAll('\\', '/')}`, file]),
    );
  }

  send(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const wanted = this.files.has(path) ? path : '/index.html';
    const file = this.files.get(wanted);
    // A missing asset is missing; only page addresses fall back to the app.
    if (!file || (wanted !== path && extname(path))) return notFound(reply);
    const accepts = String(request.headers['accept-encoding'] ?? '');
    const packed = (['br', 'gzip'] as const).find(
      (coding) => accepts.includes(coding) && this.files.has(packedPath(wanted, coding)),
    );
    if (packed) void reply.header('content-encoding', packed);
    // Built files carry a hash of their content in their name.
    const isImmutable = wanted.startsWith('/assets/');
    void reply
      .header('content-type', TYPES[extname(wanted)] ?? 'application/octet-stream')
      .header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('vary', 'accept-encoding');
    const source = packed ? this.files.get(packedPath(wanted, packed))! : file;
    void reply.header('content-length', statSync(source).size);
    return reply.send(createReadStream(source));
  }
}

const packedPath = (path: string, coding: 'br' | 'gzip'): string =>
  `${path}.${coding === 'br' ? 'br' : 'gz'}`;

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** The console at `/console/`, the storefront everywhere else. */
export function mountFaces(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const open = (folder: string | undefined): Face | undefined =>
    folder && existsSync(folder) ? new Face(folder) : undefined;
  const console = open(config.CONSOLE_DIR);
  const storefront = open(config.STOREFRONT_DIR);
  if (console) {
    server.get('/console', (_, reply) => reply.redirect('/console/', 302));
    server.get('/console/*', (request, reply) =>
      console.send(pathOf(request).slice('/console'.length), request, reply),
    );
  }
  if (storefront) {
    server.get('/*', (request, reply) => {
      const path = pathOf(request);
      return path.startsWith('/api/') ? notFound(reply) : storefront.send(path, request, reply);
    });
  }
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

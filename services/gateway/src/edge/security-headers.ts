import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const options = (isProduction: boolean): Parameters<typeof helmet>[0] => ({
  contentSecurityPolicy: {
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      // The console's styles are made at run time.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      // PDF documents, which the console shows beside their amounts.
      'frame-src': ["'self'", 'blob:'],
      'connect-src': ["'self'", 'ws:', 'wss:'],
      'frame-ancestors': ["'none'"],
      'upgrade-insecure-requests': null,
    },
  },
  hsts: isProduction,
});

export type HeaderSet = Readonly<Record<string, string>>;

/** Helmet's headers for every answer. They are the same each time, so helmet is asked once. */
export function securityHeaders(isProduction: boolean): HeaderSet {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options(isProduction))(
    {} as IncomingMessage,
    collector as unknown as ServerResponse,
    (failure?: unknown) => {
      if (failure) throw failure;
    },
  );
  return headers;
}

export function mountSecurityHeaders(app: NestFastifyApplication, headers: HeaderSet): void {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

type HelmetOptions = NonNullable<Parameters<typeof helmet>[0]>;

/** For pages, and whatever else a browser shows. */
const PAGE = {
  contentSecurityPolicy: {
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      // The console's styles are made at run time.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      // PDF documents, which the console shows beside their amounts.
      'frame-src': ["'self'", 'blob:'],
      'connect-src': ["'self'", 'ws:', 'wss:'],
      'frame-ancestors': ["'none'"],
      'upgrade-insecure-requests': null,
    },
  },
} satisfies HelmetOptions;

/** For JSON, which has nothing to load, to frame or to run: what is left says so, in few bytes. */
const ANSWER = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies HelmetOptions;

export type HeaderSet = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  readonly page: HeaderSet;
  readonly answer: HeaderSet;
}

/** Helmet's headers. They are the same each time, so helmet is asked once. */
export function securityHeaders(isProduction: boolean): SecurityHeaders {
  const strictTransportSecurity = isProduction;
  return {
    page: collected({ ...PAGE, strictTransportSecurity }),
    answer: collected({ ...ANSWER, strictTransportSecurity }),
  };
}

function collected(options: HelmetOptions): HeaderSet {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, collector as unknown as ServerResponse, (failure?: unknown) => {
    if (failure) throw failure;
  });
  return headers;
}

/** For everything that goes out by way of Fastify. */
export function mountSecurityHeaders(app: NestFastifyApplication, { page, answer }: SecurityHeaders): void {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  server.addHook('onSend', (_request, reply, payload, done) => {
    const isAnswer = String(reply.getHeader('content-type')).startsWith('application/json');
    void reply.headers(isAnswer ? answer : page);
    done(null, payload);
  });
}

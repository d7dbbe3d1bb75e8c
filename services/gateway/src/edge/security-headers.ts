import { CSP_HEADER } from '../pages/page-policy.js';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

type HelmetOptions = NonNullable<Parameters<typeof helmet>[0]>;

/** Options for pages and everything else that a browser shows. */
const pageOptions = (frames: Iterable<string>) =>
  ({
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        // PDF documents, which the console shows beside their amounts, and external apps.
        'frame-src': ["'self'", 'blob:', ...frames],
        // Includes sockets of the same host.
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        // No text becomes markup or script; the policies name the worker files of the captcha and of the
        // notices.
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['captcha-worker', 'notice-worker'],
        'upgrade-insecure-requests': null,
      },
    },
  }) satisfies HelmetOptions;

/** Devices and functions that neither app uses, denied to them and to everything that they frame. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers for JSON, which has nothing to load, to frame or to run: the remaining ones state that in few bytes. */
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

/** Path of the API's documentation: Swagger UI sets markup from strings, which Trusted Types refuse. */
const DOCS_PATH = '/api/docs';
const TRUSTED_TYPES = /;?(?:require-trusted-types-for|trusted-types) [^;]+/g;

export type HeaderSet = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  readonly page: HeaderSet;
  readonly answer: HeaderSet;
}

export interface SecurityOptions {
  readonly isProduction: boolean;
  /** Origins of external apps that pages may frame. */
  readonly frames: Iterable<string>;
}

/** Returns Helmet's headers. They are the same each time, so helmet runs once. */
export function securityHeaders({ isProduction, frames }: SecurityOptions): SecurityHeaders {
  const strictTransportSecurity = isProduction;
  return {
    page: {
      ...collected({ ...pageOptions(frames), strictTransportSecurity }),
      'permissions-policy': PERMISSIONS_POLICY,
    },
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

/** Returns the page's policy with one nonce, for the styles that the console creates at run time. */
export const withStyleNonce = (policy: string, nonce: string): string =>
  policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);

/**
 * Sets the headers on everything that Fastify sends. An answer's own policy is kept: files leave the file service with
 * a sandbox.
 */
export function mountSecurityHeaders(app: NestFastifyApplication, { page, answer }: SecurityHeaders): void {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  server.addHook('onSend', (request, reply, payload, done) => {
    const isAnswer = String(reply.getHeader('content-type')).startsWith('application/json');
    const own = reply.getHeader(CSP_HEADER);
    void reply.headers(isAnswer ? answer : page);
    if (!isAnswer && request.url.startsWith(DOCS_PATH))
      void reply.header(CSP_HEADER, page[CSP_HEADER]!.replace(TRUSTED_TYPES, ''));
    if (own !== undefined) void reply.header(CSP_HEADER, own);
    done(null, payload);
  });
}

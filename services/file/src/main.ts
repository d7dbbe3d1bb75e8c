import { bootstrap } from '@mall/service-kit';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';

/** Maximum time of a whole upload, for slow connections. */
const REQUEST_TIMEOUT_MS = 300_000;

await bootstrap({
  name: 'file',
  module: AppModule,
  prepare: (app) => {
    const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    // The upload reads the stream itself, so the body must not be read into memory before.
    server.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    server.server.requestTimeout = REQUEST_TIMEOUT_MS;
  },
});

import Fastify from 'fastify';
import { bodyCalled } from './bodies.js';

/** B: Fastify with a fixed body. */
const server = Fastify();
server.get('/health/ready', () => ({ status: 'ok' }));
server.get<{ Params: { name: string } }>('/fixed/:name', (request, reply) =>
  reply.type('application/json; charset=utf-8').send(bodyCalled(request.params.name)),
);
await server.listen({ port: Number(process.env['HTTP_PORT']), host: '127.0.0.1' });

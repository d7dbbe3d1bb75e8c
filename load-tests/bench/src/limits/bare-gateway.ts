import { connect } from '@nats-io/transport-node';
import Fastify from 'fastify';
import { natsOptions } from './nats-options.js';

/** F and N: Fastify that forwards one NATS request and returns the bytes of the answer. */
const nats = await connect(natsOptions);
const server = Fastify();
server.get('/health/ready', () => ({ status: 'ok' }));
server.get<{ Params: { kind: string; about: string } }>('/:kind/:about', async (request, reply) => {
  const { kind, about } = request.params;
  const answer = await nats.request(`bench.${kind}`, about, { timeout: 10_000 });
  return reply.type('application/json; charset=utf-8').send(answer.data);
});
await server.listen({ port: Number(process.env['HTTP_PORT']), host: '127.0.0.1' });

import Fastify from 'fastify';

/** B: Fastify that answers a body of the size asked for, made once. */
const bodies = new Map<string, Buffer>();

const bodyOf = (bytes: string): Buffer => {
  const body = bodies.get(bytes) ?? Buffer.alloc(Number(bytes), 'x');
  bodies.set(bytes, body);
  return body;
};

const server = Fastify();
server.get('/health/ready', () => ({ status: 'ok' }));
server.get<{ Params: { bytes: string } }>('/fixed/:bytes', (request, reply) =>
  reply.type('application/json; charset=utf-8').send(bodyOf(request.params.bytes)),
);
await server.listen({ port: Number(process.env['HTTP_PORT']), host: '127.0.0.1' });

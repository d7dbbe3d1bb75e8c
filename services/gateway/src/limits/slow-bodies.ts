import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface BodyPace {
  /** Milliseconds within which a body may arrive at any rate. */
  readonly graceMs: number;
  /** Minimum average rate of a longer body, from its beginning on. */
  readonly leastBytesPerSecond: number;
}

interface Arriving {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly since: number;
  /** Bytes that the connection had received before. */
  readonly before: number;
}

const LOOK_MS = 1_000;

/**
 * Ends requests whose body arrives too slowly, which would hold a connection and a place among the uploads for as long
 * as their sender likes: `refuse` answers them, and the connection is closed. One timer watches all bodies that are
 * arriving.
 */
export function refuseSlowBodies(
  server: FastifyInstance,
  { graceMs, leastBytesPerSecond }: BodyPace,
  refuse: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const arriving = new Map<object, Arriving>();
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined) {
      arriving.set(raw, { request, reply, since: Date.now(), before: raw.socket.bytesRead });
      const settle = () => arriving.delete(raw);
      raw.once('end', settle).once('close', settle);
    }
    done();
  });
  const timer = setInterval(() => {
    for (const [raw, body] of arriving) if (isTooSlow(body)) end(raw, body);
  }, LOOK_MS);
  timer.unref();
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });

  function isTooSlow({ request: { raw }, since, before }: Arriving): boolean {
    const elapsedMs = Date.now() - since;
    // Data that waits here unread is not the sender's delay.
    if (elapsedMs < graceMs || raw.readableLength > 0 || raw.complete) return false;
    return ((raw.socket.bytesRead - before) * 1_000) / elapsedMs < leastBytesPerSecond;
  }

  function end(raw: object, { request, reply }: Arriving): void {
    arriving.delete(raw);
    const { socket } = request.raw;
    if (reply.sent || reply.raw.headersSent) return void socket.destroy();
    void reply.header('connection', 'close');
    refuse(request, reply);
  }
}

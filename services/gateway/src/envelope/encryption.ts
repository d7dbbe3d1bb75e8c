import type { IncomingMessage } from 'node:http';
import { platformErrors } from '@mall/contracts/define';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EnvelopeCipher } from './envelope-cipher.js';
import { answerFailure } from './failure.filter.js';

/** Whether the client wants encryption. Only the explicit word turns it on: sign-in forms send "false". */
export const wantsEncryption = ({ headers }: { readonly headers: IncomingMessage['headers'] }): boolean =>
  headers['enc-flag'] === 'true';

type Values = Readonly<Record<string, string | readonly string[]>>;

/** Requests that were decrypted: a client with another key could not read an encrypted refusal. */
export function mountEncryption(server: FastifyInstance, key: string | undefined): void {
  const cipher = key === undefined ? undefined : new EnvelopeCipher(key);
  const parse = server.getDefaultJsonParser('error', 'error');
  /** Whether a body was parsed. Bodies of uploads are streams, and pass on as they come. */
  const opened = new WeakSet<FastifyRequest>();

  server.addHook('preHandler', (request, reply, done) => {
    if (!wantsEncryption(request)) return done();
    if (!cipher) return answerFailure(platformErrors.encryptionOff(), request, reply);
    const refuse = (): void => answerFailure(platformErrors.encryptionUnread(), request, reply);
    const accept = (body?: unknown): void => {
      if (body !== undefined) request.body = body;
      opened.add(request);
      done();
    };
    try {
      request.query = decrypted(cipher, request.query as Values);
      const { body } = request;
      if (!isParsed(body)) return accept();
      const { encryption } = body as { readonly encryption?: unknown };
      if (typeof encryption !== 'string') return refuse();
      void parse(request, cipher.decrypt(encryption), (failure, value) =>
        failure ? refuse() : accept(value),
      );
    } catch {
      refuse();
    }
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!cipher || !opened.has(request) || !isText || !isJson) return done(null, payload);
    void reply.removeHeader('content-length');
    done(null, JSON.stringify({ encryption: cipher.encrypt(payload) }));
  });
}

/** Bodies of uploads are streams, and pass on as they come. */
const isParsed = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && !('pipe' in body);

const decrypted = (cipher: EnvelopeCipher, query: Values): Values =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? cipher.decrypt(value) : value.map((one) => cipher.decrypt(one)),
    ]),
  );

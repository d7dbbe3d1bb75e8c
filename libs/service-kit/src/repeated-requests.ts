import type { MessageHandler } from '@nestjs/microservices';
import type { Caller, Operation } from '@mall/contracts/define';
import { RawJson, toWireError, type KeptAnswers, type KeyedRequest } from '@mall/messaging';
import { asMallError } from './failure.filter.js';
import { log } from './logger.js';
import type { Packet } from './wire-format.js';

/** Answers a request that comes again with its idempotency key like the first time, without carrying it out again. */
export class RepeatedRequests {
  constructor(private readonly answers: KeptAnswers) {}

  /** Returns the kept answer of a request, or the one of `work`, which carries the request out. */
  async answer(
    { extras }: MessageHandler,
    { data }: { readonly data: Uint8Array },
    caller: Caller | undefined,
    work: () => Promise<Packet>,
  ): Promise<Packet> {
    const operation = extras?.['operation'] as Operation | undefined;
    const request = operation && this.answers.requestOf(operation, data, caller);
    if (!request) return work();
    try {
      const known = await this.answers.claim(request);
      if (known !== undefined) return { response: new RawJson(known) };
    } catch (thrown) {
      return { err: toWireError(asMallError(thrown)) };
    }
    return this.settle(request, await work());
  }

  /** The request has been carried out or refused already, so that its answer is sent even when it cannot be kept. */
  private async settle(request: KeyedRequest, packet: Packet): Promise<Packet> {
    const answer = packet.err == null ? answerOf(packet) : undefined;
    try {
      await (answer ? this.answers.keep(request, jsonOf(answer)) : this.answers.forget(request));
    } catch (failure) {
      log.warn(
        { err: failure, operation: request.operation },
        'The answer to a request with a key was not kept.',
      );
    }
    return answer ? { response: answer } : packet;
  }
}

/** Returns the answer in JSON, which is kept and sent. */
const answerOf = ({ response }: Packet): RawJson<unknown> =>
  response instanceof RawJson ? response : new RawJson(JSON.stringify(response ?? null));

const jsonOf = ({ json }: RawJson<unknown>): string =>
  typeof json === 'string' ? json : Buffer.from(json).toString();

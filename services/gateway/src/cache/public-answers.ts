import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { CachePolicy, Caller, Operation } from '@mall/contracts/define';
import type { AnswerBytes } from '@mall/messaging';
import type { Locale } from '@mall/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelope } from '../envelope/success.js';
import { BoundedCalls } from '../limits/bounded-calls.js';
import { AnswerCache } from './answer-cache.js';
import { addressOf, CacheFastPath } from './cache-fast-path.js';

export interface PublicCall {
  readonly operation: Operation;
  readonly policy: CachePolicy;
  readonly input: object;
  readonly caller: Caller;
}

/**
 * Answers to visitors that others may get as well. The service is asked in nobody's name, so no answer can depend
 * on who happened to ask first.
 */
@Injectable()
export class PublicAnswers implements BeforeApplicationShutdown {
  private readonly visitors = new Map<string, Caller>();

  constructor(
    private readonly cache: AnswerCache,
    private readonly door: CacheFastPath,
    private readonly calls: BoundedCalls,
  ) {}

  /** A closing gateway tells its clients so, which is Fastify's business. */
  beforeApplicationShutdown(): void {
    this.door.close();
  }

  /** Answers the request, or gives back what is for the caller to send, and for nobody to keep. */
  async give(
    { operation, policy, input, caller }: PublicCall,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AnswerBytes | undefined> {
    const { locale, tenantId } = caller;
    const visitor = this.visitorOf(locale, tenantId);
    const given = await this.cache.give(
      { operation, policy, input, locale, tenantId },
      addressOf(request.originalUrl, request.headers),
      () => this.calls.callForBytes(operation, input, visitor, request.ip),
      (json) => envelope(operation.family, json),
    );
    if (!('kept' in given)) return given;
    reply.hijack();
    this.door.send(given.kept, request.raw, reply.raw);
    return undefined;
  }

  private visitorOf(locale: Locale, tenantId: string): Caller {
    const key = `${locale} ${tenantId}`;
    const known = this.visitors.get(key);
    if (known) return known;
    const visitor: Caller = {
      kind: 'anonymous',
      roles: [],
      permissions: [],
      tenantId,
      locale,
      requestId: 'public-answer',
    };
    this.visitors.set(key, visitor);
    return visitor;
  }
}

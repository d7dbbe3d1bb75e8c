import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { CachePolicy, Caller, Operation } from '@mall/contracts/define';
import type { AnswerBytes } from '@mall/messaging';
import type { Locale } from '@mall/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelope } from '../envelope/success.js';
import { BoundedCallService } from '../limits/bounded-call.service.js';
import { AnswerCache } from './answer-cache.js';
import { addressOf, CacheFastPath } from './cache-fast-path.js';

export interface PublicCall {
  readonly operation: Operation;
  readonly policy: CachePolicy;
  readonly input: object;
  readonly caller: Caller;
}

/**
 * Answers to visitors, which are shared between them. Services are called as an anonymous visitor, so no answer depends
 * on who requested it first.
 */
@Injectable()
export class PublicAnswerService implements BeforeApplicationShutdown {
  private readonly visitors = new Map<string, Caller>();

  constructor(
    private readonly cache: AnswerCache,
    private readonly fastPath: CacheFastPath,
    private readonly calls: BoundedCallService,
  ) {}

  /**
   * Stops answering from the cache: Fastify then answers the requests of a closing gateway, because it closes their
   * connections.
   */
  beforeApplicationShutdown(): void {
    this.fastPath.close();
  }

  /** Answers the request, or returns an answer that is not cached, which the caller has to send. */
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
    await given.kept.pack(request.headers['accept-encoding']);
    reply.hijack();
    this.fastPath.send(given.kept, request.raw, reply.raw);
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

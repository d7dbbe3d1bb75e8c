import { Inject, Injectable } from '@nestjs/common';
import { networkOf, platformErrors, type Caller, type Operation } from '@mall/contracts/define';
import { OperationCaller, type AnswerBytes } from '@mall/messaging';
import { Bulkhead } from './bulkhead.js';

export interface CallLimits {
  /** Maximum calls under way to one service. */
  readonly perService: number;
  /** Maximum calls that wait for one service; the next one is answered 503 at once. */
  readonly waitingPerService: number;
  /**
   * Maximum sum of the prices of all calls, under way or waiting, for one client address (of IPv6 its /64); beyond it
   * calls are answered 429.
   */
  readonly perAddress: number;
  /** Maximum wait of a call; then it is answered 503. */
  readonly longestWaitMs: number;
}

/** Caller of services: over NATS, or in memory in unit tests. */
export interface ServiceCalls {
  call(operation: Operation, request: object, caller: Caller): Promise<unknown>;
  callForBytes(operation: Operation, request: object, caller: Caller): Promise<AnswerBytes>;
}

export const CALL_LIMITS = Symbol('call limits');

/**
 * Calls services within limits: a slow service fills its own bulkhead and no other, and one client address cannot take
 * all permits. A call beyond the limits is rejected within milliseconds.
 */
@Injectable()
export class BoundedCallService {
  private readonly bulkheads = new Map<string, Bulkhead>();
  private readonly byAddress = new Map<string, number>();

  constructor(
    @Inject(OperationCaller) private readonly operations: ServiceCalls,
    @Inject(CALL_LIMITS) private readonly limits: CallLimits,
  ) {}

  /** Like `OperationCaller.callForBytes`, for a client at `address`. */
  callForBytes(operation: Operation, request: object, caller: Caller, address: string): Promise<AnswerBytes> {
    return this.runWithinLimits(operation, request, address, () =>
      this.operations.callForBytes(operation, request, caller),
    );
  }

  /** Like `OperationCaller.call`, for a client at `address`. */
  call(operation: Operation, request: object, caller: Caller, address: string): Promise<unknown> {
    return this.runWithinLimits(operation, request, address, () =>
      this.operations.call(operation, request, caller),
    );
  }

  /**
   * Runs a call within the limits of its client's network and its service.
   * @throws platformErrors.tooFrequent, platformErrors.unavailable
   */
  private async runWithinLimits<T>(
    operation: Operation,
    request: object,
    address: string,
    work: () => Promise<T>,
  ): Promise<T> {
    const network = networkOf(address);
    const busy = this.byAddress.get(network) ?? 0;
    const price = operation.price?.(request) ?? 1;
    // A client with no call under way may always make one, whatever its price.
    if (busy > 0 && busy + price > this.limits.perAddress) throw platformErrors.tooFrequent({ seconds: 1 });
    this.byAddress.set(network, busy + price);
    try {
      return await this.bulkheadOf(operation.service).run(work);
    } finally {
      this.free(network, price);
    }
  }

  private bulkheadOf(service: string): Bulkhead {
    let bulkhead = this.bulkheads.get(service);
    if (!bulkhead) {
      bulkhead = new Bulkhead({
        most: this.limits.perService,
        mostWaiting: this.limits.waitingPerService,
        longestWaitMs: this.limits.longestWaitMs,
        full: () => platformErrors.unavailable(),
      });
      this.bulkheads.set(service, bulkhead);
    }
    return bulkhead;
  }

  private free(network: string, price: number): void {
    const busy = this.byAddress.get(network)! - price;
    if (busy > 0) this.byAddress.set(network, busy);
    else this.byAddress.delete(network);
  }
}

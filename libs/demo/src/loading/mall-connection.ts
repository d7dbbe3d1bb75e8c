import type { Caller } from '@mall/contracts/define';
import type { demoCalls } from '@mall/contracts/services/demo';
import { clientOf, NatsLink, OperationCaller, serviceCaller, type ClientOf } from '@mall/messaging';
import type { LoaderEnvironment } from './environment.js';

/** The tables whose operations the loader's NATS user may call. */
type CallableApi = (typeof demoCalls)[keyof typeof demoCalls];

/** Calls operations of the running services over NATS. */
export class MallConnection {
  private constructor(
    private readonly nats: NatsLink,
    private readonly operations: OperationCaller,
  ) {}

  static async open({ natsUrl, natsKey, internalKey }: LoaderEnvironment): Promise<MallConnection> {
    const nats = await NatsLink.open({ url: natsUrl, nkey: natsKey }, 'demo');
    return new MallConnection(nats, new OperationCaller(nats, internalKey));
  }

  /** Returns a client of a service; `caller` is the loader itself unless given. */
  clientOf<A extends CallableApi>(api: A, caller: Caller = serviceCaller('demo')): ClientOf<A> {
    return clientOf(api, this.operations, caller);
  }

  asBuyer(userId: string): Caller {
    return { ...serviceCaller('demo'), kind: 'buyer', userId };
  }

  async close(): Promise<void> {
    await this.nats.connection.close();
  }
}

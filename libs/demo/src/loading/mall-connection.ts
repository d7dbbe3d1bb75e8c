import type { Api, Caller } from '@mall/contracts/define';
import { clientOf, NatsLink, OperationCaller, serviceCaller, type ClientOf } from '@mall/messaging';
import type { LoaderEnvironment } from './environment.js';

/** Calls operations of the running services over NATS. */
export class MallConnection {
  private constructor(
    private readonly nats: NatsLink,
    private readonly operations: OperationCaller,
  ) {}

  static async open({ natsUrl, internalKey }: LoaderEnvironment): Promise<MallConnection> {
    const nats = await NatsLink.open(natsUrl, 'demo');
    return new MallConnection(nats, new OperationCaller(nats, internalKey));
  }

  /** A client of a service; `caller` is the loader itself unless given. */
  of<A extends Api>(api: A, caller: Caller = serviceCaller('demo')): ClientOf<A> {
    return clientOf(api, this.operations, caller);
  }

  asBuyer(userId: string): Caller {
    return { ...serviceCaller('demo'), kind: 'buyer', userId };
  }

  async close(): Promise<void> {
    await this.nats.connection.close();
  }
}

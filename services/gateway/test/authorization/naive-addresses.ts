import { platformErrors, type Caller } from '@mall/contracts/define';
import { CALLER_HEADER, STATUS_HEADER, toWireError, type NatsLink } from '@mall/messaging/calls';
import { headers, type Msg } from '@nats-io/transport-node';

interface Address {
  readonly addrId: string;
  readonly userId: string;
  addr: string;
}

/**
 * Replaces the user service's addresses. Unless `isScoped` it finds an address by its id alone and never checks the
 * owner: the mistake that the authorization matrix has to find.
 */
export class NaiveAddresses {
  private readonly stored = new Map<string, Address>();

  isScoped = false;

  constructor(link: NatsLink) {
    link.connection.subscribe('op.user.address.*', { callback: (_, message) => this.answer(message) });
  }

  put(address: Address): void {
    this.stored.set(address.addrId, address);
  }

  rows(): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map([['address', JSON.stringify([...this.stored])]]));
  }

  private answer(message: Msg): void {
    const { addrId = '', addr = '' } = message.json<Partial<Address>>();
    const sealed = message.headers?.get(CALLER_HEADER)?.split('.')[0] ?? '';
    const { userId } = JSON.parse(Buffer.from(sealed, 'base64url').toString()) as Caller;
    const found = this.stored.get(addrId);
    if (!found || (this.isScoped && found.userId !== userId)) {
      const failed = headers();
      failed.set(STATUS_HEADER, 'error');
      message.respond(JSON.stringify(toWireError(platformErrors.notFound())), { headers: failed });
      return;
    }
    if (message.subject.endsWith('.change')) found.addr = addr;
    if (message.subject.endsWith('.remove')) this.stored.delete(addrId);
    message.respond(JSON.stringify(found));
  }
}

import { NoDatabase } from '@mall/persistence/fakes';
import { SocketTicketRepository, type SessionHolder } from './socket-ticket.repository.js';

export const aHolder: SessionHolder = {
  userId: '7',
  sessionId: 's-1',
  side: 'shop',
  username: 'petr',
  shopId: null,
  tenantId: '1',
  roles: [],
};

interface Ticket {
  readonly hash: string;
  readonly sessionId: string;
  readonly expiresAt: number;
}

/** Tickets in memory; the live sessions are those in `live`. */
export class InMemoryTickets extends SocketTicketRepository {
  readonly live = new Map<string, SessionHolder>();
  /** Tickets, the newest first. */
  private tickets: readonly Ticket[] = [];

  constructor() {
    super(new NoDatabase());
  }

  get hashes(): string[] {
    return this.tickets.map(({ hash }) => hash);
  }

  override async insert(
    hash: Buffer,
    sessionId: string,
    { lifeSeconds, most }: { readonly lifeSeconds: number; readonly most: number },
  ): Promise<void> {
    const ticket: Ticket = {
      hash: hash.toString('hex'),
      sessionId,
      expiresAt: Date.now() + lifeSeconds * 1_000,
    };
    const own = [ticket, ...this.tickets.filter((one) => one.sessionId === sessionId)].slice(0, most);
    this.tickets = [...own, ...this.tickets.filter((one) => one.sessionId !== sessionId)];
  }

  override async take(hash: Buffer): Promise<string | undefined> {
    const taken = this.tickets.find((one) => one.hash === hash.toString('hex') && one.expiresAt > Date.now());
    this.tickets = this.tickets.filter((one) => one !== taken);
    return taken?.sessionId;
  }

  override async holderOf(sessionId: string): Promise<SessionHolder | undefined> {
    return this.live.get(sessionId);
  }
}

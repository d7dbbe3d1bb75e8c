import type { Api, Caller } from '@mall/contracts/define';
import { clientOf, NatsLink, OperationCaller, serviceCaller, type ClientOf } from '@mall/messaging';

/** What the launcher gives the loader. */
export interface LoaderEnvironment {
  readonly gatewayUrl: string;
  readonly natsUrl: string;
  readonly internalKey: string;
  readonly dataDir: string;
  readonly adminPassword: string;
}

/** @throws Error naming every variable that is missing. */
export function readEnvironment(source: NodeJS.ProcessEnv): LoaderEnvironment {
  const names = ['GATEWAY_URL', 'NATS_URL', 'INTERNAL_KEY', 'DATA_DIR', 'ADMIN_PASSWORD'] as const;
  const missing = names.filter((name) => !source[name]);
  if (missing.length > 0) throw new Error(`The loader needs ${missing.join(', ')} in its environment.`);
  return {
    gatewayUrl: source['GATEWAY_URL']!,
    natsUrl: source['NATS_URL']!,
    internalKey: source['INTERNAL_KEY']!,
    dataDir: source['DATA_DIR']!,
    adminPassword: source['ADMIN_PASSWORD']!,
  };
}

/** The running mall, spoken to as its services speak with each other. */
export class House {
  private constructor(
    private readonly nats: NatsLink,
    private readonly operations: OperationCaller,
  ) {}

  static async enter({ natsUrl, internalKey }: LoaderEnvironment): Promise<House> {
    const nats = await NatsLink.open(natsUrl, 'demo');
    return new House(nats, new OperationCaller(nats, internalKey));
  }

  /** Operations of a service, called as the loader or for somebody. */
  of<A extends Api>(api: A, caller: Caller = serviceCaller('demo')): ClientOf<A> {
    return clientOf(api, this.operations, caller);
  }

  asBuyer(userId: string): Caller {
    return { ...serviceCaller('demo'), kind: 'buyer', userId };
  }

  async leave(): Promise<void> {
    await this.nats.connection.close();
  }
}

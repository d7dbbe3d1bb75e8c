import { join } from 'node:path';
import {
  EmbeddedNats,
  freePorts,
  natsAccessOf,
  OPERATOR,
  type ProcessLedger,
  publicKeysOf,
  Secrets,
  TEST_USER,
} from '@mall/local-stack';
import { accountsFile, StreamKeeper } from '@mall/messaging/broker';
import { TEST_USERS } from './test-users.js';

/** What the NATS server of each test file begins with. */
export interface BrokerTemplate {
  /** A folder with all streams and durable consumers, empty, of a server that has ended. */
  readonly dir: string;
  /** Who may do what: the server's configuration. */
  readonly accounts: string;
}

/**
 * Sets up the streams once: to declare them takes the contracts of all services, which a test file would load for that alone, and half a
 * second at the server.
 */
export async function prepareBroker(dir: string, ledger: ProcessLedger): Promise<BrokerTemplate> {
  const accounts = accountsFile({ demo: true, unrestricted: [TEST_USER] });
  const [port = 0] = await freePorts(1);
  const secrets = new Secrets(join(dir, 'secrets.json'));
  const dataDir = join(dir, 'nats');
  const publicKeys = publicKeysOf(secrets, TEST_USERS);
  const nats = await EmbeddedNats.start({
    ...{ dataDir, port, accounts, publicKeys, ledger },
    logFile: join(dir, 'logs', 'nats.log'),
  });
  const keeper = await StreamKeeper.start({ access: natsAccessOf({ natsUrl: nats.url, secrets }, OPERATOR) });
  await keeper.stop();
  await nats.stop();
  return { dir: dataDir, accounts };
}

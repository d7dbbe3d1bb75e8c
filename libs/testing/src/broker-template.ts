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

/** The initial state of each test file's NATS server. */
export interface BrokerTemplate {
  /** A folder with all streams and durable consumers, empty, left by a stopped server. */
  readonly dir: string;
  /** Users and permissions: the server's configuration. */
  readonly accounts: string;
}

/**
 * Creates the streams once: declaring them takes the contracts of all services, which a test file would load only for that, and
 * half a second on the server.
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

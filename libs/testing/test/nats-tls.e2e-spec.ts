import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DEMO_LOADER,
  EmbeddedNats,
  freePorts,
  OPERATOR,
  ProcessLedger,
  publicKeysOf,
  TEST_USER,
} from '@mall/local-stack';
import { connectionOptions, NatsLink } from '@mall/messaging/calls';
import { accountsFile, StreamKeeper } from '@mall/messaging/broker';
import { connect } from '@nats-io/transport-node';
import { CertificateAuthority, startMall, type TestMall, type TestService } from '../src/index.js';

let mall: TestMall;
let server: EmbeddedNats;
let keeper: StreamKeeper | undefined;
let chat: TestService | undefined;
/** Files with the certificates of the server's authority and of another one. */
let ca: string;
let foreign: string;

function written(name: string, content: string): string {
  const file = join(mall.dir, 'tls', name);
  writeFileSync(file, content);
  return file;
}

const accessOf = (user: string) => ({ url: server.url, nkey: mall.infrastructure.secrets.nkey(user).seed });

/** Starts a second NATS server, which accepts no connection without TLS. */
beforeAll(async () => {
  mall = await startMall([]);
  mkdirSync(join(mall.dir, 'tls'));
  const authority = new CertificateAuthority('authority of the mall');
  const { certificate, key } = authority.forServer();
  ca = written('ca.pem', authority.certificate);
  foreign = written('foreign.pem', new CertificateAuthority('another authority').certificate);
  const [port] = await freePorts(1);
  server = await EmbeddedNats.start({
    dataDir: join(mall.dir, 'nats-tls'),
    port: port!,
    tls: { certFile: written('server.pem', certificate), keyFile: written('server.key', key) },
    accounts: accountsFile({ demo: true, unrestricted: [TEST_USER] }),
    publicKeys: publicKeysOf(mall.infrastructure.secrets, { demo: DEMO_LOADER, unrestricted: TEST_USER }),
    logFile: join(mall.dir, 'logs', 'nats-tls.log'),
    ledger: new ProcessLedger(join(mall.dir, 'tls-processes.json')),
  });
  keeper = await StreamKeeper.start({ access: { ...accessOf(OPERATOR), ca } });
}, 120_000);

afterAll(async () => {
  await chat?.stop();
  await keeper?.stop();
  await server?.stop();
});

it('a service connects to a NATS server over TLS by the certificate of its authority, and is ready', async () => {
  chat = await mall.startService('chat', { env: { NATS_URL: server.url, NATS_CA: ca } });
  const ready = await fetch(`${chat.url}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, { nats: true, database: true }]);
  const link = await NatsLink.open({ ...accessOf(TEST_USER), ca }, TEST_USER);
  expect(link.connection.info).toMatchObject({ tls_required: true });
  await link.connection.close();
}, 60_000);

it.each([
  ['the certificates of the system alone', () => accessOf(TEST_USER)],
  ['the certificate of another authority', () => ({ ...accessOf(TEST_USER), ca: foreign })],
  ['no encryption', () => ({ ...accessOf(TEST_USER), url: server.url.replace('tls://', 'nats://') })],
])(
  'nobody connects to it with %s',
  async (_, access) => {
    const once = { waitOnFirstConnect: false, reconnect: false, timeout: 10_000 };
    await expect(connect({ ...connectionOptions(access(), TEST_USER), ...once })).rejects.toThrow();
  },
  30_000,
);

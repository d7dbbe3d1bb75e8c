import { chatNoticeSettingsApi } from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { until } from '@mall/local-stack';
import { MailServer } from '@mall/local-stack/mail';
import type { Checked } from '../check/check.js';
import { Talker } from '../clients/talker.js';
import type { Buyer } from '../clients/buyer.js';
import { kill9 } from '../faults/faults.js';
import type { Fault } from '../faults/fault.js';
import { Injector } from '../faults/injector.js';
import { Ledger } from '../ledger/ledger.js';
import { Random } from '@mall/demo/random';
import { enlist } from '../scenes/people.js';
import { ChaosMall, type Say } from '../stack/chaos-mall.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { orderNumber, type EchoedMessage } from './echoed-message.js';
import { checkDelivery } from './delivery-check.js';

export interface TalkOptions {
  readonly seed: number;
  readonly messages: number;
  readonly notices: number;
}

export interface TalkReport {
  readonly checks: readonly Checked[];
  readonly kills: Readonly<Record<string, number>>;
  readonly messages: number;
  readonly notices: number;
  readonly mails: number;
  /** Mails that arrived again with the same Message-ID, which SMTP cannot rule out. */
  readonly repeated: number;
  readonly writingMs: number;
  readonly quietMs: number;
}

const TALKERS = 40;
/** Slow enough not to count as flooding the chat. */
const PAUSE_MS = 150;
const CALM_MS = 4_000;
const NOTICES_AT_ONCE = 50;

/** Buyers write messages and get notices of payments while chat, the broker and the mail server are killed in turn. */
export async function talk(options: TalkOptions, say: Say): Promise<TalkReport> {
  const server = await new MailServer().start();
  // Every service inherits this environment.
  Object.assign(process.env, {
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'notices@mall.example',
    DELIVERY_RETRY_SECONDS: '1',
    DELIVERY_LOST_SECONDS: '10',
  });
  const mall = await ChaosMall.start((line) => say(line.split('. Its log')[0]!));
  try {
    return await run(mall, server, options, say);
  } finally {
    await mall.stop();
    await server.stop();
  }
}

async function run(
  mall: ChaosMall,
  server: MailServer,
  { seed, messages, notices }: TalkOptions,
  say: Say,
): Promise<TalkReport> {
  const random = new Random(seed);
  const secrets = { password: `canary-${random.uuid()}`, passportNo: '45 08 123456' };
  const buyers = await enlist(mall, new Ledger(), random, TALKERS, secrets);
  const addresses = await Promise.all(buyers.map((buyer) => proveAddress(mall, server, buyer)));
  say(`${buyers.length} buyers have addresses`);
  const started = Date.now();
  const injector = new Injector(mall, random.branch('injector'), say, CALM_MS);
  let isOver = false;
  let turn = 0;
  const faults: readonly Fault[] = [kill9('chat'), kill9('nats'), mailServerAway(server)];
  const striking = injector.run(
    () => faults[turn++ % faults.length],
    () => isOver,
  );
  const each = Math.ceil(messages / buyers.length);
  const writing = Promise.all(buyers.map((buyer) => write(mall, buyer, each)));
  const [echoed] = await Promise.all([writing, announce(mall, buyers, notices)]);
  const writingMs = Date.now() - started;
  say('Everything is written');
  isOver = true;
  await striking;
  const quiet = Date.now();
  await untilSent(mall, notices);
  const facts = await checkDelivery(mall, server, { echoed: echoed.flat(), addresses, notices });
  return {
    ...facts,
    kills: Object.fromEntries(
      faults.map(({ what }) => [what, injector.struck.filter((one) => one.what === what).length]),
    ),
    messages: each * buyers.length,
    notices,
    writingMs,
    quietMs: Date.now() - quiet,
  };
}

/** Refuses the mail server's port for a while, and cuts connections in progress. */
const mailServerAway = (server: MailServer): Fault => ({
  id: 'F1',
  what: 'mail server killed',
  strike: async (_, random) => {
    await server.stop();
    await sleep(random.between(500, 4_000));
    await server.start();
  },
});

async function proveAddress(mall: ChaosMall, server: MailServer, { client }: Buyer): Promise<string> {
  const { userId, username } = client.account;
  const address = `reader${userId}@mail.example`;
  const caller: Caller = {
    kind: 'buyer',
    userId,
    username,
    roles: [],
    permissions: [],
    tenantId: '1',
    locale: 'ru',
    requestId: userId,
  };
  const settings = await mall.operations(chatNoticeSettingsApi, caller);
  await settings.setEmail({ address });
  const [mail] = await until(
    async () => (server.mailsTo(address).length > 0 ? server.mailsTo(address) : undefined),
    {
      what: `a code for ${address}`,
      timeoutMs: 30_000,
    },
  );
  await settings.verifyEmail({ code: /\d{6}/.exec(mail!.text)![0] });
  return address;
}

async function write(mall: ChaosMall, { client }: Buyer, count: number): Promise<readonly EchoedMessage[]> {
  const personId = client.account.userId;
  const talker = new Talker(client, mall.url);
  const echoed: EchoedMessage[] = [];
  for (let number = 1; number <= count; number += 1) {
    const clientId = `${personId}-${number}`;
    echoed.push({ personId, clientId, seq: await talker.sendUntilEchoed(`${clientId} asks`, clientId) });
    await sleep(PAUSE_MS);
  }
  talker.leave();
  return echoed;
}

/** Announces payments as the order service; each number is part of the text of its notice. */
async function announce(mall: ChaosMall, buyers: readonly Buyer[], count: number): Promise<void> {
  for (let from = 0; from < count; from += NOTICES_AT_ONCE) {
    const moves = Array.from({ length: Math.min(NOTICES_AT_ONCE, count - from) }, (_, index) => ({
      orderId: String(9_000_000_000 + from + index),
      orderNumber: orderNumber(from + index),
      userId: buyers[(from + index) % buyers.length]!.client.account.userId,
      shopId: '1',
      orderKey: orderNumber(from + index),
      from: 4,
      to: 2,
      version: 3,
    }));
    await mall.query(
      `INSERT INTO "order".outbox (subject, aggregate_id, tenant_id, payload)
       SELECT 'event.order.paymentConfirmed', move ->> 'orderId', '1', move FROM jsonb_array_elements($1::jsonb) AS move`,
      [JSON.stringify(moves)],
    );
    await sleep(PAUSE_MS * 3);
  }
}

async function untilSent(mall: ChaosMall, notices: number): Promise<void> {
  await until(
    async () => {
      const [row] = await mall.query<{ sent: number }>(
        `SELECT count(*)::int AS sent FROM chat.delivery d JOIN chat.notice n USING (notice_id)
          WHERE n.kind = 'payment' AND d.state NOT IN ('waiting', 'sending')`,
      );
      return row!.sent >= notices || undefined;
    },
    { what: 'every notice is sent or has failed', timeoutMs: 900_000, everyMs: 1_000 },
  );
}

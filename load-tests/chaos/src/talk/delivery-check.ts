import type { MailServer } from '@mall/local-stack/mail';
import type { Checked } from '../check/check.js';
import type { ChaosMall } from '../stack/chaos-mall.js';
import { orderNumber, type EchoedMessage } from './echoed-message.js';

interface Written {
  readonly echoed: readonly EchoedMessage[];
  readonly addresses: readonly string[];
  readonly notices: number;
}

const checked = (id: string, says: string, over: number, violations: readonly string[]): Checked => ({
  id,
  says,
  over,
  violations: violations.slice(0, 10),
  count: violations.length,
});

/** Compares the notices that people received with the stored ones, and these with the mails that the mail server accepted. */
export async function checkDelivery(mall: ChaosMall, server: MailServer, written: Written) {
  const mails = server.mails.filter(({ text }) => /TALK-\d{6}-END/.test(text));
  const byOrder = new Map<string, Set<string>>();
  for (const { text, headers } of mails) {
    const number = /TALK-\d{6}-END/.exec(text)![0];
    byOrder.set(number, (byOrder.get(number) ?? new Set()).add(headers['message-id']!));
  }
  const numbers = Array.from({ length: written.notices }, (_, index) => orderNumber(index));
  const ids = [...byOrder.values()].reduce((sum, one) => sum + one.size, 0);
  return {
    checks: [
      ...(await messageChecks(mall, written.echoed)),
      ...(await noticeChecks(mall, written.notices)),
      checked(
        'M5',
        'Every notice reached the mail server.',
        written.notices,
        numbers.filter((number) => !byOrder.has(number)),
      ),
      checked(
        'M6',
        'No notice was sent as two messages.',
        written.notices,
        numbers.filter((number) => (byOrder.get(number)?.size ?? 0) > 1),
      ),
    ],
    mails: mails.length,
    repeated: mails.length - ids,
  };
}

async function messageChecks(mall: ChaosMall, echoed: readonly EchoedMessage[]): Promise<readonly Checked[]> {
  const rows = await mall.query<{ clientId: string; seq: number }>(
    `SELECT client_id AS "clientId", seq FROM chat.message WHERE client_id IS NOT NULL AND side = 'buyer'`,
  );
  const stored = new Map<string, number[]>();
  for (const { clientId, seq } of rows) stored.set(clientId, [...(stored.get(clientId) ?? []), seq]);
  const gaps = await mall.query<{ conversation: string }>(
    `SELECT conversation_id::text AS conversation FROM chat.message GROUP BY conversation_id
      HAVING max(seq) <> count(*) OR min(seq) <> 1`,
  );
  return [
    checked(
      'M1',
      'Every message that was confirmed is stored under the number that was told.',
      echoed.length,
      echoed
        .filter(({ clientId, seq }) => !stored.get(clientId)?.includes(seq))
        .map(({ clientId }) => clientId),
    ),
    checked(
      'M2',
      'No message is stored twice.',
      echoed.length,
      [...stored].filter(([, seqs]) => seqs.length > 1).map(([clientId]) => clientId),
    ),
    checked(
      'M3',
      'The numbers of a conversation have no gap.',
      new Set(echoed.map(({ personId }) => personId)).size,
      gaps.map(({ conversation }) => conversation),
    ),
  ];
}

async function noticeChecks(mall: ChaosMall, notices: number): Promise<readonly Checked[]> {
  const rows = await mall.query<{ orderNumber: string; n: number }>(
    `SELECT params ->> 'orderNumber' AS "orderNumber", count(*)::int AS n FROM chat.notice
      WHERE recipient LIKE 'person:%' AND params ->> 'orderNumber' LIKE 'TALK-%' GROUP BY 1`,
  );
  const counts = new Map(rows.map((row) => [row.orderNumber, row.n]));
  const wrong = Array.from({ length: notices }, (_, index) => orderNumber(index)).filter(
    (number) => counts.get(number) !== 1,
  );
  return [checked('M4', 'Every payment is one notice.', notices, wrong)];
}

import { jest } from '@jest/globals';
import type { EventEnvelope } from '@mall/contracts/define';
import { orderEvents, type OrderMoved, type RefundMoved } from '@mall/contracts/order';
import type { Texts } from '@mall/validation';
import type { EntityManager } from 'typeorm';
import type { Audience } from '../sockets/connection.js';
import { NoticeConsumer } from './notice.consumer.js';
import { NoticeService } from './notice.service.js';
import { NoticesInMemory } from './notices-in-memory.js';

const DAY_MS = 86_400_000;
/** The stores of these tests use no transaction. */
const noTransaction = {} as EntityManager;

let sent: { readonly audience: Audience; readonly text: string | Texts }[];
let ended: (readonly string[])[];
let stored: NoticesInMemory;
let notices: NoticeService;
let consumer: NoticeConsumer;

beforeEach(() => {
  sent = [];
  ended = [];
  stored = new NoticesInMemory();
  const broadcast = {
    send: (_channel: string, audience: Audience, text: string | Texts) => void sent.push({ audience, text }),
    endSessions: (sessionIds: readonly string[]) => void ended.push(sessionIds),
  };
  notices = new NoticeService(stored, broadcast);
  consumer = new NoticeConsumer(notices, broadcast);
});

function event<Payload extends object>(subject: string, payload: Payload): EventEnvelope<Payload> {
  return {
    id: 'e-1',
    subject,
    aggregateId: '7',
    occurredAt: '2026-11-23T00:00:00.000Z',
    tenantId: '1',
    payload,
  };
}

const moved: OrderMoved = {
  orderId: '7',
  orderNumber: 'CN-1',
  userId: '11',
  shopId: '1',
  orderKey: 'k',
  from: 4,
  to: 2,
  version: 3,
};

const refundIn = (status: number): RefundMoved => ({
  refundId: '3',
  orderId: '7',
  orderNumber: 'CN-1',
  userId: '11',
  shopId: '1',
  kind: 'cancelled',
  status,
  amountMinor: 10_000,
  currency: 'CNY',
});

describe('a notice', () => {
  it('is stored and sent once, however often its event is delivered', async () => {
    const confirmed = event(orderEvents.contractSigned.subject, moved);
    await consumer.onContractSigned(confirmed, noTransaction);
    const first = sent.length;
    expect(first).toBeGreaterThan(0);
    await consumer.onContractSigned(confirmed, noTransaction);
    expect([sent.length, stored.stored.length]).toEqual([first, first]);
  });

  it('of one event has a recipient each: the buyer of the refund, and the staff who decide on it', async () => {
    const refund = refundIn(0);
    await consumer.onRefundMoved(event(orderEvents.refundMoved.subject, refund), noTransaction);
    expect(stored.stored.map(({ recipient, template }) => [recipient, template])).toEqual([
      ['person:11', 'refundRequested'],
      ['right:refund_audit', 'refundRequested'],
    ]);
    expect(sent.map(({ audience }) => audience)).toEqual([{ personId: '11' }, { right: 'refund_audit' }]);
  });

  it('to staff goes to those whose right it concerns: slips to who checks payments, shops to who reviews them', async () => {
    const slip = { ...moved, voucherId: '5', heldUntil: '2026-11-25T00:00:00.000Z' };
    await consumer.onPaymentSlipUploaded(event(orderEvents.paymentSlipUploaded.subject, slip), noTransaction);
    const shop = { shopId: '3', ownerUserId: '12', applicationId: '4' };
    await consumer.onApplicationSubmitted(
      { ...event('tenant.applicationSubmitted', shop), id: 'e-2' },
      noTransaction,
    );
    const toStaff = sent.map(({ audience }) => audience).filter((audience) => 'right' in audience);
    expect(toStaff).toEqual([{ right: 'voucher_audit' }, { right: 'shop_review' }]);
  });

  it('of a decided refund goes to the buyer alone', async () => {
    const refund = refundIn(2);
    await consumer.onRefundMoved(event(orderEvents.refundMoved.subject, refund), noTransaction);
    expect(sent).toMatchObject([{ audience: { personId: '11' } }]);
  });

  it('is sent in all languages, of which each socket shows its own', async () => {
    await notices.notify(noTransaction, 'e-2', { personId: '11' }, 'shopApproved');
    expect(Object.keys(sent[0]!.text)).toEqual(['ru', 'zh', 'en']);
  });

  it('is deleted after 90 days', async () => {
    jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
    await notices.notify(noTransaction, 'old', { personId: '11' }, 'shopApproved');
    jest.setSystemTime(Date.now() + 60 * DAY_MS);
    await notices.notify(noTransaction, 'new', { personId: '11' }, 'shopApproved');
    jest.setSystemTime(Date.now() + 31 * DAY_MS);
    await notices.deleteExpired();
    expect(stored.stored.map(({ eventId }) => eventId)).toEqual(['new']);
    jest.useRealTimers();
  });
});

it('closes the sockets of revoked sessions', async () => {
  await consumer.onSessionsRevoked(
    event('auth.sessionsRevoked', { sessionIds: ['s1', 's2'], reason: 'logout' as const }),
  );
  expect(ended).toEqual([['s1', 's2']]);
});

import { jest } from '@jest/globals';
import type { EventEnvelope } from '@mall/contracts/define';
import { closeTypes, orderEvents, type OrderMoved, type RefundMoved } from '@mall/contracts/order';
import type { Texts } from '@mall/validation';
import type { EntityManager } from 'typeorm';
import type { Audience } from '../sockets/connection.js';
import type { Reader } from '../sockets/reader.js';
import { AccountNoticeConsumer } from './account-notice.consumer.js';
import { NoticeService, type NoticeFact } from './notice.service.js';
import { NoticesInMemory } from './notices-in-memory.js';
import { OrderNoticeConsumer } from './order-notice.consumer.js';

const DAY_MS = 86_400_000;
/** The stores of these tests use no transaction. */
const noTransaction = {} as EntityManager;

let sent: { readonly audience: Audience; readonly text: Texts; readonly muted: readonly Reader[] }[];
let ended: (readonly string[])[];
let unpushed: (readonly string[])[];
let stored: NoticesInMemory;
let notices: NoticeService;
let consumer: OrderNoticeConsumer;
let accounts: AccountNoticeConsumer;

beforeEach(() => {
  sent = [];
  ended = [];
  unpushed = [];
  stored = new NoticesInMemory();
  const broadcast = {
    sendNotice: (audience: Audience, text: Texts, muted: readonly Reader[]) =>
      void sent.push({ audience, text, muted }),
    endSessions: (sessionIds: readonly string[]) => void ended.push(sessionIds),
  };
  notices = new NoticeService(stored, broadcast, { run: (_tx, work) => work() });
  const browsers = {
    endSessions: async (_tx: EntityManager, sessionIds: readonly string[]) => void unpushed.push(sessionIds),
  };
  consumer = new OrderNoticeConsumer(notices);
  accounts = new AccountNoticeConsumer(notices, broadcast, browsers);
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

const approved: Omit<NoticeFact, 'eventId'> = {
  audience: { personId: '11' },
  template: 'shopApproved',
  kind: 'shop',
};

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
    await accounts.onApplicationSubmitted(
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

  it('of an order that ended by its refund is that of the refund alone', async () => {
    const closed = { ...moved, closeType: closeTypes.refunded.code, lines: [] };
    await consumer.onCancelled(event(orderEvents.cancelled.subject, closed), noTransaction);
    expect(sent).toEqual([]);
    await consumer.onCancelled(
      event(orderEvents.cancelled.subject, { ...closed, closeType: closeTypes.staff.code }),
      noTransaction,
    );
    expect(sent).toHaveLength(1);
  });

  it('of an order that ended says why, when staff say so, and what becomes of the money', async () => {
    const closed = { ...moved, lines: [], closeType: closeTypes.staff.code };
    const endings = [
      [
        { reason: 'битый кузов', isOwed: true },
        / отменён\. Причина: битый кузов\. Поступившие деньги вернём/,
      ],
      [{ reason: null, isOwed: false }, / отменён\.$/],
    ] as const;
    for (const [told, text] of endings) {
      sent = [];
      const ended = { ...event(orderEvents.cancelled.subject, { ...closed, ...told }), id: text.source };
      await consumer.onCancelled(ended, noTransaction);
      expect(sent[0]!.text.ru.replaceAll('\u00a0', ' ')).toMatch(text);
    }
  });

  it('of a delay names the step, its new last day and the reason with the note of staff', async () => {
    const delay = { code: 'border', until: '2027-01-15', reason: 'borderQueue', note: '400 машин' } as const;
    await consumer.onDelayed(event(orderEvents.delayed.subject, { ...moved, ...delay }), noTransaction);
    expect(sent[0]!.audience).toEqual({ personId: '11' });
    expect(sent[0]!.text.ru.replaceAll('\u00a0', ' ')).toBe(
      'Заказ CN-1: этап «Пересёк границу» ожидается позже, до 15 января 2027 г. Причина: Очередь на границе: 400 машин',
    );
    expect(sent[0]!.text.en).toContain('A queue at the border: 400 машин');
  });

  it('of VINs tells naming from correcting, and one from several', async () => {
    const texts = [];
    for (const [vins, isCorrection] of [
      [['A'], false],
      [['A', 'B'], false],
      [['A', 'C'], true],
      [[], true],
    ] as const) {
      sent = [];
      const named = event(orderEvents.vinsNamed.subject, { ...moved, vins, isCorrection });
      await consumer.onVinsNamed({ ...named, id: `e-${texts.length}` }, noTransaction);
      texts.push(sent[0]!.text.ru.replaceAll('\u00a0', ' ').split('. ')[0]);
    }
    expect(texts).toEqual([
      'По заказу CN-1 указан VIN: A',
      'По заказу CN-1 указаны VIN: A, B',
      'По заказу CN-1 исправлены VIN: A, C',
      'По заказу CN-1 прежний VIN снят, новый: будет указан позже',
    ]);
  });

  it('of a part payment names the rest in both currencies, and one of more time names the new time', async () => {
    const part = {
      ...moved,
      voucherId: '5',
      creditedMinor: 1,
      balanceMinor: 6_453_334,
      balanceRubMinor: 86_797_342,
      payBefore: '2026-12-03T00:00:00.000Z',
    };
    await consumer.onPaymentPartConfirmed(
      event(orderEvents.paymentPartConfirmed.subject, part),
      noTransaction,
    );
    const more = { ...event(orderEvents.payTimeExtended.subject, part), id: 'e-2' };
    await consumer.onPayTimeExtended(more, noTransaction);
    const [rest, time] = sent.map(({ text }) => text.ru.replaceAll('\u00a0', ' '));
    expect(rest).toContain('Остаток: 867 973,42 ₽ (64 533,34 ¥).');
    expect(time).toContain('продлён до 3 декабря 2026 г. в 10:00 по Владивостоку.');
  });

  it('is not sent of a claim that ended with its order, which nobody refused', async () => {
    const replaced = { ...refundIn(3), isReplaced: true } as const;
    await consumer.onRefundMoved(event(orderEvents.refundMoved.subject, replaced), noTransaction);
    expect(sent).toEqual([]);
  });

  it('is sent in all languages, of which each socket shows its own', async () => {
    await notices.notify(noTransaction, { ...approved, eventId: 'e-2' });
    expect(Object.keys(sent[0]!.text)).toEqual(['ru', 'zh', 'en']);
  });

  it('keeps its kind and the record that it leads to', async () => {
    await consumer.onShipped(event(orderEvents.shipped.subject, moved), noTransaction);
    expect(stored.stored).toMatchObject([
      { recipient: 'person:11', kind: 'delivery', subject: 'order', subjectId: '7' },
    ]);
  });

  it('names the readers who do not want its kind on an open page, and no others', async () => {
    stored.muted.push({ reader: 'person:11', kind: 'shop' }, { reader: 'person:12', kind: 'order' });
    await notices.notify(noTransaction, { ...approved, eventId: 'e-3' });
    expect(sent[0]!.muted).toEqual(['person:11']);
  });

  it('is sent when its transaction has committed', async () => {
    const works: (() => void)[] = [];
    const late = new NoticeService(
      stored,
      { sendNotice: (audience, text, muted) => void sent.push({ audience, text, muted }) },
      { run: (_tx, work) => void works.push(work) },
    );
    await late.notify(noTransaction, { ...approved, eventId: 'e-4' });
    expect(sent).toEqual([]);
    works.forEach((work) => work());
    expect(sent).toHaveLength(1);
  });

  it('is deleted after 90 days', async () => {
    jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
    await notices.notify(noTransaction, { ...approved, eventId: 'old' });
    jest.setSystemTime(Date.now() + 60 * DAY_MS);
    await notices.notify(noTransaction, { ...approved, eventId: 'new' });
    jest.setSystemTime(Date.now() + 31 * DAY_MS);
    await notices.deleteExpired();
    expect(stored.stored.map(({ eventId }) => eventId)).toEqual(['new']);
    jest.useRealTimers();
  });
});

it('closes the sockets of revoked sessions, and pushes nothing to their browsers any more', async () => {
  await accounts.onSessionsRevoked(
    event('auth.sessionsRevoked', { sessionIds: ['s1', 's2'], reason: 'logout' as const }),
    noTransaction,
  );
  expect(ended).toEqual([['s1', 's2']]);
  expect(unpushed).toEqual([['s1', 's2']]);
});

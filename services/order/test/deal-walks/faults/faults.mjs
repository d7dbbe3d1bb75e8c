// Faults that somebody could make, each as exact replacements in the source. A replacement that does not fit any more is
// reported: then the fault has to be written anew.

const ORDER = 'services/order/src/';
const PRODUCT = 'services/product/src/';
const CHAT = 'services/chat/src/';
const CONTRACTS = 'libs/contracts/src/order/';
const INVARIANTS = `${CONTRACTS}deal-invariants.ts`;

const edit = (file, find, replace) => ({ file, find, replace });

/** Switches the lock of an invariant off, where a guard alone would not be missed. */
const unlocked = (name) => ({
  file: INVARIANTS,
  find: `  ${name}: {\n    says:`,
  replace: `  ${name}: {\n    off: true,\n    says:`,
});

/** A rule whose lock is off always holds. */
const LOCKS_CAN_BE_OFF = [
  edit(
    INVARIANTS,
    `    ...invariants.filter(({ holds }) => !holds(after) && holds(before)),
    ...steps.filter(({ holds }) => !holds(after, before)),`,
    `    ...invariants.filter((rule) => !('off' in rule) && !rule.holds(after) && rule.holds(before)),
    ...steps.filter((rule) => !('off' in rule) && !rule.holds(after, before)),`,
  ),
  edit(
    INVARIANTS,
    `export interface DealInvariant {`,
    `export interface DealInvariant {
  readonly off?: true;`,
  ),
  edit(
    INVARIANTS,
    `export interface DealStepRule {`,
    `export interface DealStepRule {
  readonly off?: true;`,
  ),
];

const withoutLock = (names, ...edits) => [...LOCKS_CAN_BE_OFF, ...names.map(unlocked), ...edits];

const order = ['order'];

export const faults = [
  {
    name: 'an order is shipped while its refund waits',
    builds: ['order', 'product', 'chat'],
    edits: withoutLock(
      ['goodsWaitForRefund'],
      edit(
        `${CONTRACTS}order-actions.ts`,
        `guards: ['contractSigned', 'noOpenRefund', 'vinsNamed'],`,
        `guards: ['contractSigned', 'vinsNamed'],`,
      ),
    ),
  },
  {
    name: 'receipt is confirmed while a refund waits',
    builds: order,
    edits: withoutLock(
      ['goodsWaitForRefund'],
      edit(`${CONTRACTS}order-actions.ts`, `guards: ['carReady', 'noOpenRefund'],`, `guards: ['carReady'],`),
    ),
  },
  {
    name: 'a step of the way is written while a refund waits',
    builds: order,
    edits: withoutLock(
      ['goodsWaitForRefund'],
      edit(
        `${CONTRACTS}order-actions.ts`,
        `    by: ['merchant', 'staff'],
    guards: ['noOpenRefund'],
    misfit: 'notPaid',
    offeredAs: 'writeMilestone',`,
        `    by: ['merchant', 'staff'],
    misfit: 'notPaid',
    offeredAs: 'writeMilestone',`,
      ),
    ),
  },
  {
    name: 'receipt confirms itself while a refund waits',
    builds: order,
    edits: withoutLock(
      ['goodsWaitForRefund'],
      edit(
        `${CONTRACTS}order-actions.ts`,
        `guards: ['receiptTimePassed', 'noOpenRefund'],`,
        `guards: ['receiptTimePassed'],`,
      ),
      edit(
        `${ORDER}order/order.repository.ts`,
        '`status = 3 AND auto_receipt_at <= now() AND ${unclaimed} ORDER BY auto_receipt_at`',
        '`status = 3 AND auto_receipt_at <= now() AND (${unclaimed} OR true) ORDER BY auto_receipt_at`',
      ),
    ),
  },
  {
    name: 'new cars are shipped without a VIN',
    builds: order,
    edits: withoutLock(
      ['shipsWhenReady'],
      edit(
        `${CONTRACTS}order-actions.ts`,
        `guards: ['contractSigned', 'noOpenRefund', 'vinsNamed'],`,
        `guards: ['contractSigned', 'noOpenRefund'],`,
      ),
    ),
  },
  {
    name: 'the guard of shipping is gone, its lock stands',
    builds: order,
    edits: [
      edit(
        `${CONTRACTS}order-actions.ts`,
        `guards: ['contractSigned', 'noOpenRefund', 'vinsNamed'],`,
        `guards: ['contractSigned', 'noOpenRefund'],`,
      ),
    ],
  },
  {
    name: 'more is claimed back than came in',
    builds: order,
    edits: withoutLock(
      ['returnedWithinReceived', 'returnedAsReceived', 'refundedIsPaidOut', 'booksAgree', 'closedReturnsAll'],
      edit(
        `${ORDER}refund/refund.service.ts`,
        `if (amountCnyMinor < 1 || amountCnyMinor > available)`,
        `if (amountCnyMinor < 1)`,
      ),
    ),
  },
  {
    name: 'yuan that came in go back as roubles too',
    builds: order,
    edits: withoutLock(['returnedWithinReceived', 'returnedAsReceived', 'closedReturnsAll']),
  },
  {
    name: 'what may still go back forgets claims that wait',
    builds: order,
    edits: withoutLock(
      ['returnedWithinReceived', 'returnedAsReceived', 'closedReturnsAll'],
      edit(
        `${ORDER}refund/refund.service.ts`,
        `.filter(({ state }) => state !== 'rejected')`,
        `.filter(({ state }) => state === 'paid')`,
      ),
    ),
  },
  {
    name: 'one person confirms, approves and pays',
    builds: order,
    edits: withoutLock(['oneTaskPerPerson']),
  },
  {
    name: 'the first of two confirms as the second, too',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-slip.service.ts`,
        `if (firstById === actor.id) throw orderErrors.samePerson();`,
        ``,
      ),
    ],
  },
  {
    name: 'no second person is asked for a payment',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-verdict.ts`,
        `return isLarge || verdict.shortMinor > writeOffAloneMinor;`,
        `return !isLarge && verdict.shortMinor > writeOffAloneMinor;`,
      ),
    ],
  },
  {
    name: 'no second person is asked for a refund',
    builds: order,
    edits: [
      edit(
        `${ORDER}refund/refund.service.ts`,
        `const isForTwo = refund.firstById !== null || sum > secondPersonAboveMinor;`,
        `const isForTwo = refund.firstById !== null || sum < -secondPersonAboveMinor;`,
      ),
    ],
  },
  {
    name: 'whoever handed a slip in may confirm it',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-slip.service.ts`,
        `if (slip.uploadedByKind === 'staff' && slip.uploadedById === caller.userId) throw orderErrors.ownSlip();`,
        ``,
      ),
    ],
  },
  {
    name: 'fen are cut off instead of rounded',
    builds: order,
    edits: [
      edit(
        `${ORDER}order/rouble-amount.ts`,
        `return Number((BigInt(kopecks) * BigInt(RATE_SCALE) * 2n + rate) / (rate * 2n));`,
        `return Number((BigInt(kopecks) * BigInt(RATE_SCALE)) / rate);`,
      ),
    ],
  },
  {
    name: 'parts in roubles are rounded one by one',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-verdict.ts`,
        `return fenOf(kopecks + slip.amountMinor, rateScaled) - fenOf(kopecks, rateScaled);`,
        `return kopecks === -1 ? 0 : fenOf(slip.amountMinor, rateScaled);`,
      ),
    ],
  },
  {
    name: 'roubles of another rate are counted with those of this one',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-slip.repository.ts`,
        `const counted = { orderId, status: paymentSlipStates.verified, currency: 'RUB' as const, rateScaled };`,
        `const counted = { orderId, status: paymentSlipStates.verified, currency: 'RUB' as const };
    if (rateScaled < 0) return 0;`,
      ),
    ],
  },
  {
    name: 'what a slip is due is said in the other currency',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-slip.mapper.ts`,
        `return currency === 'CNY' ? balanceOf(slip.money) : balanceRubOf(slip.money);`,
        `return currency === 'RUB' ? balanceOf(slip.money) : balanceRubOf(slip.money);`,
      ),
    ],
  },
  {
    name: 'slips are listed the other way round',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-slip.repository.ts`,
        `WHERE v.order_id = $1 ORDER BY v.voucher_id DESC`,
        `WHERE v.order_id = $1 ORDER BY v.voucher_id % 2, v.voucher_id`,
      ),
    ],
  },
  {
    name: 'an order is not locked',
    builds: order,
    edits: [
      edit(
        `${ORDER}order/order.repository.ts`,
        `WHERE order_id = $1 AND \${sql} FOR UPDATE`,
        `WHERE order_id = $1 AND \${sql}`,
      ),
    ],
  },
  {
    name: 'nobody is told that an order was paid',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-confirmation.service.ts`,
        `await this.outbox.add(tx, orderEvents.paymentConfirmed, {`,
        `if (lines.length === 0) await this.outbox.add(tx, orderEvents.paymentConfirmed, {`,
      ),
    ],
  },
  {
    name: 'shipping is told twice',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-action/order-desk.service.ts`,
        `      await this.outbox.add(tx, orderEvents.shipped, {`,
        `      await this.outbox.add(tx, orderEvents.shipped, { aggregateId: orderId, payload: fact });
      await this.outbox.add(tx, orderEvents.shipped, {`,
      ),
    ],
  },
  {
    name: 'a cancelled order keeps the money',
    builds: order,
    edits: withoutLock(
      ['closedReturnsAll', 'booksAgree'],
      edit(
        `${ORDER}refund/refund-opening.service.ts`,
        `if (order.creditedMinor === 0) return;`,
        `if (order.creditedMinor >= 0) return;`,
      ),
    ),
  },
  {
    name: 'what was paid too much is kept',
    builds: order,
    edits: withoutLock(
      ['booksAgree'],
      edit(
        `${ORDER}payment-slip/payment-confirmation.service.ts`,
        `if (overMinor === 0) return;`,
        `if (overMinor >= 0) return;`,
      ),
    ),
  },
  {
    name: 'a payment that comes late is kept',
    builds: order,
    edits: withoutLock(
      ['booksAgree', 'closedReturnsAll'],
      edit(
        `${ORDER}payment-slip/payment-confirmation.service.ts`,
        `await this.repayments.owe(tx, { ...back, amountCnyMinor: creditMinor });`,
        `if (creditMinor < 0) await this.repayments.owe(tx, { ...back, amountCnyMinor: creditMinor });`,
      ),
    ),
  },
  {
    name: 'the cancellation of a sale is not posted',
    builds: order,
    edits: withoutLock(
      ['booksAgree'],
      edit(
        `${ORDER}refund/refund-opening.service.ts`,
        `await this.ledger.post(tx, { orderId, kind: 'cancellation', by }, postings);`,
        `await this.ledger.post(tx, { orderId, kind: 'cancellation', by }, postings.slice(0, 0));`,
      ),
    ),
  },
  {
    name: 'a granted claim is not posted',
    builds: order,
    edits: withoutLock(
      ['booksAgree'],
      edit(
        `${ORDER}refund/refund.service.ts`,
        `if (isApproved && refund.kind === 'claim') {`,
        `if (isApproved && refund.kind === 'cancelled') {`,
      ),
    ),
  },
  {
    name: 'the books keep fen as roubles',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-confirmation.service.ts`,
        `paymentPostings({ cnyMinor: creditMinor, amountMinor, currency }),`,
        `paymentPostings({ cnyMinor: creditMinor, amountMinor: Math.min(amountMinor, creditMinor), currency }),`,
      ),
    ],
  },
  {
    name: 'a new quote keeps the old roubles',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-action/order-action.service.ts`,
        `const totalRubMinor = kopecksOf(order.totalMinor, rate.rateScaled);`,
        `const totalRubMinor = Math.max(order.totalRubMinor, kopecksOf(0, rate.rateScaled));`,
      ),
    ],
  },
  {
    name: 'a rejected slip still counts as waiting',
    builds: order,
    edits: withoutLock(
      ['slipsWaitAsSaid'],
      edit(
        `${ORDER}payment-slip/slip-status.ts`,
        `(waiting > 0 ? slipStatuses`,
        `(waiting >= 0 ? slipStatuses`,
      ),
    ),
  },
  {
    name: 'a contract is signed without being read',
    builds: order,
    edits: [
      edit(
        `${ORDER}sales-contract/sales-contract.service.ts`,
        `if (seconds > 0) throw orderErrors.clauseNotRead({ seconds });`,
        `if (seconds < 0) throw orderErrors.clauseNotRead({ seconds });`,
      ),
    ],
  },
  {
    name: 'the invoice says the rate of the contract',
    builds: order,
    edits: [
      edit(
        `${ORDER}document/facts-of-order.ts`,
        `    rate: order.rateScaled / RATE_SCALE,`,
        `    rate: order.rateScaled > 0 ? contract.facts.rate : RATE_SCALE,`,
      ),
    ],
  },
  {
    name: 'the proforma does not say what was paid',
    builds: order,
    edits: [
      edit(`${ORDER}document/facts-of-order.ts`, `creditedMinor: order.creditedMinor,`, `creditedMinor: 0,`),
    ],
  },
  {
    name: 'a named VIN does not reach the papers',
    builds: order,
    edits: [
      edit(
        `${ORDER}document/car-vin.service.ts`,
        `await this.issuer.renew(tx, moved.order);`,
        `if (vins.length > 99) await this.issuer.renew(tx, moved.order);`,
      ),
    ],
  },
  {
    name: 'a merchant sees payment slips',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-view/order-read.service.ts`,
        `viewer.side === 'merchant' ? [] : this.slips.ofOrder(orderId),`,
        `this.slips.ofOrder(orderId),`,
      ),
    ],
  },
  {
    name: 'a merchant sees refunds',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-view/order-read.service.ts`,
        `viewer.side === 'merchant' ? [] : this.refunds.ofOrder(orderId),`,
        `this.refunds.ofOrder(orderId),`,
      ),
    ],
  },
  {
    name: 'internal notes are shown to everybody',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-view/order.mapper.ts`,
        `viewer.side === 'staff' || !isInternalMove(action))`,
        `viewer.side === 'staff' || action !== '' || !isInternalMove(action))`,
      ),
    ],
  },
  {
    name: 'a cancelled paid order does not give its cars back',
    builds: ['product'],
    edits: [
      edit(
        `${PRODUCT}hold/hold.service.ts`,
        `if (sold.length === 0) return;`,
        `if (sold.length >= 0) return;`,
      ),
    ],
  },
  {
    name: 'what is sold is given back twice',
    builds: ['product'],
    edits: [
      edit(
        `${PRODUCT}hold/hold.service.ts`,
        `await this.holds.setStatus(tx, orderKey, SOLD, RELEASED);`,
        `await this.holds.setStatus(tx, orderKey, RELEASED, RELEASED);`,
      ),
    ],
  },
  {
    name: 'an order that ended is not remembered as ended',
    builds: ['product'],
    edits: [
      edit(
        `${PRODUCT}hold/hold.service.ts`,
        `await this.releaseHeld(tx, orderKey);
    const sold =`,
        `if (orderKey === '') await this.releaseHeld(tx, orderKey);
    const sold =`,
      ),
    ],
  },
  {
    name: 'an order is placed at the old price',
    builds: order,
    edits: [
      edit(
        `${ORDER}checkout/submit.service.ts`,
        `if (!isQuoteCurrent(lines, cars)) throw orderErrors.quoteExpired();`,
        `if (lines.length === 0 && !isQuoteCurrent(lines, cars)) throw orderErrors.quoteExpired();`,
      ),
    ],
  },
  {
    name: 'the buyer is not told that a payment came back',
    builds: ['chat'],
    edits: [
      edit(
        `${CHAT}notices/notice.consumer.ts`,
        `if (buyer)
      await`,
        `if (buyer && name !== 'slipRejected')
      await`,
      ),
    ],
  },
  {
    name: 'a history line is left out where a payment is a part',
    builds: order,
    edits: [
      edit(
        `${ORDER}order/order-move.service.ts`,
        `    await this.orders.recordEvent(tx, moved, {`,
        `    if (action !== 'confirmPart') await this.orders.recordEvent(tx, moved, {`,
      ),
    ],
  },
  {
    name: 'a refund that the mall owes can be rejected',
    builds: order,
    edits: withoutLock(['closedReturnsAll', 'booksAgree']),
  },
  {
    name: 'what is left to pay forgets what came in',
    builds: order,
    edits: [
      edit(
        `${ORDER}order/balance.ts`,
        `Math.max(0, totalMinor - creditedMinor);`,
        `Math.max(0, totalMinor - Math.min(creditedMinor, 0));`,
      ),
    ],
  },
];

// Faults as exact replacements in the source. A replacement that does not fit any more is reported; then the
// fault has to be written again.

const ORDER = 'services/order/src/';
const PRODUCT = 'services/product/src/';
const CHAT = 'services/chat/src/';
const CONTRACTS = 'libs/contracts/src/order/';
const INVARIANTS = `${CONTRACTS}deal-invariants.ts`;

const edit = (file, find, replace) => ({ file, find, replace });

/** Switches the lock of an invariant off, because it would refuse what the missing guard lets through. */
const unlocked = (name) => ({
  file: INVARIANTS,
  find: `  ${name}: {\n    says:`,
  replace: `  ${name}: {\n    off: true,\n    says:`,
});

/** Edits after which a rule with `off` always holds. */
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
        `${CONTRACTS}order-move-rows.ts`,
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
      edit(
        `${CONTRACTS}order-move-rows.ts`,
        `guards: ['carReady', 'noOpenRefund'],`,
        `guards: ['carReady'],`,
      ),
    ),
  },
  {
    name: 'a step of the way is written while a refund waits',
    builds: order,
    edits: withoutLock(
      ['goodsWaitForRefund'],
      edit(
        `${CONTRACTS}order-move-rows.ts`,
        `    by: ['merchant', 'staff'],
    guards: ['noOpenRefund'],
    misfit: 'notPaid',
    misfitIn: { cancelled: 'endedWithoutSale' },
    offeredAs: 'writeMilestone',`,
        `    by: ['merchant', 'staff'],
    misfit: 'notPaid',
    misfitIn: { cancelled: 'endedWithoutSale' },
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
        `${CONTRACTS}order-move-rows.ts`,
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
        `${CONTRACTS}order-move-rows.ts`,
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
        `${CONTRACTS}order-move-rows.ts`,
        `guards: ['contractSigned', 'noOpenRefund', 'vinsNamed'],`,
        `guards: ['contractSigned', 'noOpenRefund'],`,
      ),
    ],
  },
  {
    name: 'more is claimed back than came in',
    builds: order,
    edits: withoutLock(
      [
        'returnedWithinReceived',
        'returnedAsReceived',
        'claimsReduceOrEnd',
        'refundedIsPaidOut',
        'booksAgree',
        'closedReturnsAll',
      ],
      edit(
        `${ORDER}refund/claim.ts`,
        `if (!own || amountMinor > own.amountMinor) throw`,
        `if (!own || amountMinor < 0) throw`,
      ),
    ),
  },
  {
    name: 'yuan that came in go back as roubles too',
    builds: order,
    edits: withoutLock(
      [
        'returnedWithinReceived',
        'returnedAsReceived',
        'claimsReduceOrEnd',
        'closedReturnsAll',
        'refundedIsPaidOut',
        'booksAgree',
      ],
      edit(
        `${ORDER}refund/claim.ts`,
        `const own = claimable.find((one) => one.currency === currency);`,
        `const own = claimable.find((one) => one.currency !== currency) ?? claimable[0];`,
      ),
      edit(
        `${ORDER}refund/returnable.ts`,
        `  return left
    .filter((payment) => payment.currency === currency)
    .map((payment) => {`,
        `  return left
    .filter((payment) => payment.currency !== null || currency)
    .map((payment) => {`,
      ),
    ),
  },
  {
    name: 'what may still go back forgets claims that wait',
    builds: order,
    edits: withoutLock(
      ['returnedWithinReceived', 'returnedAsReceived', 'closedReturnsAll'],
      edit(
        `${ORDER}refund/refund.repository.ts`,
        `status <> 3 AND NOT ($2 AND kind = 'claim' AND status = 0)`,
        `status <> 3 AND NOT (($2 OR true) AND kind = 'claim' AND status = 0)`,
      ),
    ),
  },
  {
    name: 'all but one fen goes back and the car goes on',
    builds: order,
    edits: withoutLock(
      ['claimsReduceOrEnd'],
      edit(
        `${ORDER}refund/claim.ts`,
        `const isPart = partFen === null || amountCnyMinor <= partFen;`,
        `const isPart = partFen === null || amountCnyMinor < Infinity;`,
      ),
    ),
  },
  {
    name: 'what went back is not said of an order that goes on',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-view/deal-summary.ts`,
        `if (order.paidAt !== null && refunds.some(isPaidClaim)) return 'partReturned';`,
        `if (order.paidAt === null && refunds.some(isPaidClaim)) return 'partReturned';`,
      ),
    ],
  },
  {
    name: 'one person confirms, approves and pays',
    builds: order,
    edits: withoutLock(
      ['oneTaskPerPerson'],
      edit(
        `${ORDER}order/order-people.ts`,
        `return other && orderErrors.oneTask(`,
        `return other && staffId === '' && orderErrors.oneTask(`,
      ),
    ),
  },
  {
    name: 'the first of two confirms as the second, too',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/slip-second-person.service.ts`,
        `if (firstById === actor.id && isSame) return true;`,
        `if (firstById === '' && isSame) return false;`,
      ),
      edit(
        `${ORDER}payment-slip/slip-second-person.service.ts`,
        `const isFirst = firstById === null || firstById === actor.id;`,
        `const isFirst = firstById === null;`,
      ),
    ],
  },
  {
    name: 'the first of two confirms a transfer that is used',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/slip-second-person.service.ts`,
        `const takesTwo = await this.confirmer.takesTwo(tx, order, slip, terms);`,
        `const takesTwo = order.orderId === '' && (await this.confirmer.takesTwo(tx, order, slip, terms));`,
      ),
    ],
  },
  {
    name: 'no second person is asked for a payment',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-verdict.ts`,
        `if (Math.max(ofOrder, moved.movedMinor + present) > secondPersonAboveMinor) return true;`,
        `if (Math.max(ofOrder, moved.movedMinor + present) > 1_000 * secondPersonAboveMinor) return true;`,
      ),
    ],
  },
  {
    name: 'the limit of a person counts one order again',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-verdict.ts`,
        `if (Math.max(ofOrder, moved.movedMinor + present) > secondPersonAboveMinor) return true;`,
        `if (Math.max(ofOrder, present) > secondPersonAboveMinor) return true;`,
      ),
    ],
  },
  {
    name: 'no second person is asked for a refund',
    builds: order,
    edits: [
      edit(
        `${ORDER}refund/refund.service.ts`,
        `if (Math.max(ofOrder, movedMinor) + fenOf(claim) <= secondPersonAboveMinor) return false;`,
        `if (Math.max(ofOrder, movedMinor) + fenOf(claim) <= 1_000 * secondPersonAboveMinor) return false;`,
      ),
    ],
  },
  {
    name: 'the limit of a refund counts one order again',
    builds: order,
    edits: [
      edit(
        `${ORDER}refund/refund.service.ts`,
        `if (Math.max(ofOrder, movedMinor) + fenOf(claim) <= secondPersonAboveMinor) return false;`,
        `if (Math.max(ofOrder, movedMinor * 0) + fenOf(claim) <= secondPersonAboveMinor) return false;`,
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
        `${ORDER}order/balance.ts`,
        `return fenOf(roublesMinor + payment.amountMinor, rateScaled) - fenOf(roublesMinor, rateScaled);`,
        `return fenOf(payment.amountMinor + 0 * roublesMinor, rateScaled);`,
      ),
    ],
  },
  {
    name: 'roubles of another rate are counted with those of this one',
    builds: order,
    edits: [
      edit(
        `${ORDER}order/order-row.ts`,
        `AND v.currency = 'RUB' AND v.rate_scaled = sales_order.rate_scaled)`,
        `AND v.currency = 'RUB')`,
      ),
    ],
  },
  {
    name: 'what a slip is due is said in the other currency',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-slip.mapper.ts`,
        `return leftIn(currency, { ...slip.money, isSettled: slip.isSettled });`,
        `return leftIn(currency === 'CNY' ? 'RUB' : 'CNY', { ...slip.money, isSettled: slip.isSettled });`,
      ),
    ],
  },
  {
    name: 'slips are listed the other way round',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-slip.repository.ts`,
        `WHERE v.order_id = $1 ORDER BY v.voucher_id`,
        `WHERE v.order_id = $1 ORDER BY -v.voucher_id`,
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
        `    const { voucherId, currency } = slip;
    const kind =`,
        `    if (judged.creditMinor >= 0) return;
    const { voucherId, currency } = slip;
    const kind =`,
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
        `paymentPostings({ cnyMinor: creditMinor, amountMinor: receivedMinor, currency });`,
        `paymentPostings({ cnyMinor: creditMinor, amountMinor: Math.min(receivedMinor, creditMinor), currency });`,
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
        `${ORDER}sales-contract/agreed-text.ts`,
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
        `    ...termsOf(order),`,
        `    ...termsOf(order),\n    rate: contract.facts.rate,`,
      ),
    ],
  },
  {
    name: 'papers that were printed do not follow the order',
    builds: order,
    edits: [
      edit(
        `${ORDER}document/order-papers.service.ts`,
        `await this.issuer.renew(tx, order);`,
        `if (order.state === 'completed') await this.issuer.renew(tx, order);`,
      ),
    ],
  },
  {
    name: 'an unsigned contract keeps the roubles of before',
    builds: order,
    edits: withoutLock(
      ['unsignedSaysTheOrder'],
      edit(
        `${ORDER}sales-contract/contract-terms.ts`,
        `  facts.totalRubMinor === terms.totalRubMinor &&
  facts.rate === terms.rate &&
  facts.rateSource === terms.rateSource &&
  isSame(facts.rateAsOf, terms.rateAsOf) &&
  isSame(facts.rateUntil ?? facts.payBefore, terms.rateUntil) &&`,
        ``,
      ),
    ),
  },
  {
    name: 'an unsigned contract keeps the time to pay of before',
    builds: order,
    edits: withoutLock(
      ['unsignedSaysTheOrder'],
      edit(
        `${ORDER}sales-contract/contract-terms.ts`,
        `isSame(facts.rateUntil ?? facts.payBefore, terms.rateUntil) &&
  isSame(facts.payBefore, terms.payBefore);`,
        `isSame(facts.rateUntil ?? facts.payBefore, terms.rateUntil);`,
      ),
    ),
  },
  {
    name: 'a contract whose scan waits keeps the roubles of before',
    builds: order,
    edits: withoutLock(
      ['unsignedSaysTheOrder'],
      edit(
        `${ORDER}order-action/order-action.service.ts`,
        `order.contractStatus === contractStatuses.toCheck.code`,
        `order.contractStatus === contractStatuses.toCheck.code && order.totalMinor < 0`,
      ),
    ),
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
        `await this.papers.follow(tx, moved.order, actor);`,
        `if (vins.length > 99) await this.papers.follow(tx, moved.order, actor);`,
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
      edit(`${ORDER}order-view/order.mapper.ts`, `  return !isInternalMove(action) && (`, `  return (`),
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
    name: 'a used car is published without its VIN',
    builds: ['product'],
    edits: [
      edit(
        `${PRODUCT}car/sale-gate.service.ts`,
        `refuseIfLeft((await this.left(tx, [spuId])).get(spuId) ?? []);`,
        `refuseIfLeft(((await this.left(tx, [spuId])).get(spuId) ?? []).filter(({ need }) => need !== 'vin'));`,
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
        `${CHAT}notices/order-notice.consumer.ts`,
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
    edits: withoutLock(
      ['closedReturnsAll', 'booksAgree'],
      edit(
        `${ORDER}refund/refund.ts`,
        `of === 'any' || of === kind;`,
        `of === 'any' || of === kind || kind !== 'claim';`,
      ),
    ),
  },
  {
    name: 'an accepted difference is said to be left to pay',
    builds: order,
    edits: [
      edit(
        `${ORDER}order/left-to-pay.ts`,
        `(order.isSettled ? 0 : balanceIn(currency, order))`,
        `(order.isSettled && currency === null ? 0 : balanceIn(currency, order))`,
      ),
    ],
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
  {
    name: 'one transfer is counted for every order that names it',
    builds: order,
    edits: withoutLock(
      ['transferCountedOnce'],
      edit(
        `${ORDER}transfer/bank-transfer.ts`,
        `  if (part.statedMinor === null)
    throw`,
        `  if (part.statedMinor === -1)
    throw`,
      ),
      edit(
        `${ORDER}transfer/bank-transfer.ts`,
        `if (countedMinor + receivedMinor > wholeMinor)`,
        `if (countedMinor + receivedMinor > 100 * wholeMinor)`,
      ),
      edit(
        `${ORDER}transfer/bank-transfer.ts`,
        `takesTwo: isChanged || isOfAnother || alike.length > 0,`,
        `takesTwo: isChanged && isOfAnother && wholeMinor < 0,`,
      ),
    ),
  },
  {
    name: 'one person counts a transfer for another buyer, too',
    builds: order,
    edits: [
      edit(
        `${ORDER}transfer/bank-transfer.ts`,
        `takesTwo: isChanged || isOfAnother || alike.length > 0,`,
        `takesTwo: isChanged || (isOfAnother && wholeMinor < 0) || alike.length > 0,`,
      ),
    ],
  },
  {
    name: 'one person changes the whole amount of a transfer',
    builds: order,
    edits: [
      edit(
        `${ORDER}transfer/bank-transfer.ts`,
        `takesTwo: isChanged || isOfAnother || alike.length > 0,`,
        `takesTwo: (isChanged && wholeMinor < 0) || isOfAnother || alike.length > 0,`,
      ),
    ],
  },
  {
    name: 'the second of two has confirmed the part before',
    builds: order,
    edits: [
      edit(
        `${ORDER}transfer/bank-transfer.ts`,
        `if (isOneOfBefore) throw orderErrors.transferThirdPerson({ reference, orders });`,
        `if (isOneOfBefore && byId === '') throw orderErrors.transferThirdPerson({ reference, orders });`,
      ),
    ],
  },
  {
    name: 'one person counts a transfer again under another spelling of its number',
    builds: order,
    edits: [
      edit(
        `${ORDER}transfer/bank-transfer.ts`,
        `const alike = counted ? [] : sameNumber.filter((other) => isMaybeSame(other, part));`,
        `const alike = counted ? [] : sameNumber.filter((other) => isMaybeSame(other, part) && wholeOf(part) < 0);`,
      ),
      edit(
        `${ORDER}transfer/bank-transfer.ts`,
        `/** Returns the references of counted transfers, and`,
        `const wholeOf = ({ receivedMinor }: TransferPart): number => receivedMinor;

/** Returns the references of counted transfers, and`,
      ),
    ],
  },
  {
    name: 'one buyer’s transfer counts again some days later under another spelling of its number',
    builds: order,
    edits: [
      edit(
        `${ORDER}transfer/bank-transfer.ts`,
        `(other.buyers.includes(part.buyerId) ||`,
        `((other.buyers.includes(part.buyerId) && other.wholeMinor < 0) ||`,
      ),
    ],
  },
  {
    name: 'the history does not say that a refund was decided',
    builds: order,
    edits: [
      edit(
        `${ORDER}refund/refund.service.ts`,
        `await this.mover.move(tx, order, { ...line, actor: by });`,
        `if (refundId === '') await this.mover.move(tx, order, { ...line, actor: by });`,
      ),
    ],
  },
  {
    name: 'one transfer pays two refunds',
    builds: order,
    edits: [
      edit(
        `${ORDER}refund/refund.service.ts`,
        `...{ reference, currency, buyerId, digests, direction: 'out', receivedMinor: amountMinor },`,
        `...{ reference: \`X\${now.getTime()}\${reference}\`, currency, buyerId, digests: digests.slice(99), direction: 'out', receivedMinor: amountMinor },`,
      ),
    ],
  },
  {
    name: 'a claim for the whole sum is decided in parts',
    builds: order,
    edits: [
      edit(
        `${ORDER}refund/refund.service.ts`,
        `if (refund.claimKey === null) return [refund];`,
        `if (refund.claimKey !== '') return [refund];`,
      ),
    ],
  },
  {
    name: 'two people sign each part of a claim for the whole sum, not all of it',
    builds: order,
    edits: [
      edit(
        `${ORDER}refund/refund.service.ts`,
        `if (Math.max(ofOrder, movedMinor) + fenOf(claim) <= secondPersonAboveMinor) return false;`,
        `if (Math.max(ofOrder, movedMinor) + refund.amountCnyMinor <= secondPersonAboveMinor) return false;`,
      ),
    ],
  },
  {
    name: 'references are compared as they were typed',
    builds: order,
    edits: [
      edit(
        `${ORDER}transfer/bank-reference.ts`,
        `.replaceAll(/./gu, (sign) => LOOK_ALIKE[sign] ?? sign)`,
        `.replaceAll(/./gu, (sign) => (LOOK_ALIKE[sign] ? sign : sign))`,
      ),
    ],
  },
  {
    name: 'files of slips are not compared',
    builds: order,
    edits: [
      edit(
        `${ORDER}transfer/bank-transfer.repository.ts`,
        `if (!used) return;`,
        `if (!used || digests.length < 99) return;`,
      ),
    ],
  },
  {
    name: 'what was claimed is counted, not what came',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-confirmation.service.ts`,
        `const creditMinor = creditOf({ amountMinor: receivedMinor, currency }, order);`,
        `const creditMinor = creditOf({ amountMinor: slip.amountMinor, currency }, order);`,
      ),
    ],
  },
  {
    name: 'the difference to the claim is not posted',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-confirmation.service.ts`,
        `      differenceKind === null
        ? []`,
        `      differenceKind !== ''
        ? []`,
      ),
    ],
  },
  {
    name: 'a slip older than its order is taken',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-day.ts`,
        `if (paidOn >= from && paidOn <= to) return;`,
        `if (paidOn <= to) return;`,
      ),
    ],
  },
  {
    name: 'a scan signs at once',
    builds: order,
    edits: withoutLock(
      ['signedIsSealed', 'scanWaitsAsSaid'],
      edit(
        `${ORDER}sales-contract/contract-scan.service.ts`,
        `const changes = { contract_status: contractStatuses.toCheck.code };`,
        `const changes = { contract_status: contractStatuses.signed.code };`,
      ),
    ),
  },
  {
    name: 'a scan that was sent back leaves the contract to be checked',
    builds: order,
    edits: withoutLock(
      ['scanWaitsAsSaid'],
      edit(
        `${ORDER}sales-contract/contract-scan.service.ts`,
        `const changes = { contract_status: contractStatuses.unsigned.code };`,
        `const changes = { contract_status: contractStatuses.toCheck.code };`,
      ),
    ),
  },
  {
    name: 'nobody is asked what becomes of the cars',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-action/order-desk.service.ts`,
        `if (!carFate && creditedMinor > 0 && state !== 'cancelled') throw`,
        `if (!carFate && creditedMinor < 0 && state !== 'cancelled') throw`,
      ),
    ],
  },
  {
    name: 'cars go back on sale whatever was said',
    builds: ['product'],
    edits: [
      edit(
        `${PRODUCT}hold/order.consumer.ts`,
        `if (carFate === 'onSale') await`,
        `if (carFate.length > 0) await`,
      ),
    ],
  },
  {
    name: 'cars of a refunded order go back on sale by themselves',
    builds: order,
    edits: [
      edit(
        `${ORDER}order/order-close.service.ts`,
        `fate: { carFate: 'undecided', carReason: reason } }`,
        `fate: { carFate: 'onSale', carReason: reason } }`,
      ),
    ],
  },
  {
    name: 'cars that are held back go back into the stock',
    builds: ['product'],
    edits: [
      edit(
        `${PRODUCT}hold/set-aside.service.ts`,
        `if (decision.fate === 'onSale') await this.giveBack(tx, row);`,
        `await this.giveBack(tx, row);`,
      ),
    ],
  },
  {
    name: 'a car whose hold has ended is not held back',
    builds: ['product'],
    edits: [edit(`${PRODUCT}hold/set-aside.service.ts`, `fate === 'undecided' ||`, `fate.length > 0 ||`)],
  },
  {
    name: 'a car that was removed and listed again is sold under both of its records',
    builds: ['product'],
    edits: [
      edit(
        `${PRODUCT}hold/order.consumer.ts`,
        `await this.namedVins.withdrawOthers(tx, orderNumber, spuIds)`,
        `await this.namedVins.withdrawOthers(tx, orderNumber, [])`,
      ),
    ],
  },
  {
    name: 'the last pay-out leaves the order as it was',
    builds: order,
    edits: withoutLock(
      ['refundedIsPaidOut'],
      edit(
        `${ORDER}refund/refund.service.ts`,
        `if (await this.isAllPaidOut(tx, told))`,
        `if (refundId === '' && (await this.isAllPaidOut(tx, told)))`,
      ),
    ),
  },
  {
    name: 'steps of the way are left out without a reason',
    builds: order,
    edits: [
      edit(
        `${ORDER}milestone/milestone.service.ts`,
        `if (missing.length > 0 && !step.skipReason?.trim())`,
        `if (missing.length > 99 && !step.skipReason?.trim())`,
      ),
    ],
  },
  {
    name: 'a step of the way is dated before the order',
    builds: order,
    edits: [
      edit(
        `${ORDER}milestone/milestone.service.ts`,
        `if (happenedOn < first) throw`,
        `if (happenedOn < first.slice(4)) throw`,
      ),
    ],
  },
  {
    name: 'a car crosses the border before it is shipped',
    builds: order,
    edits: withoutLock(
      ['wayBeginsWithShipping'],
      edit(
        `${ORDER}milestone/milestone.service.ts`,
        `if (waitsForShipping(order, code)) throw`,
        `if (waitsForShipping(order, code) && happenedOn === '') throw`,
      ),
    ),
  },
  {
    name: 'the guard of a car’s way is gone, its lock stands',
    builds: order,
    edits: [
      edit(
        `${ORDER}milestone/milestone.service.ts`,
        `if (waitsForShipping(order, code)) throw`,
        `if (waitsForShipping(order, code) && happenedOn === '') throw`,
      ),
    ],
  },
  {
    name: 'a price may jump',
    builds: ['product'],
    edits: [
      edit(
        `${PRODUCT}price/price-limit.service.ts`,
        `await this.prices.setLimits(await this.orders.priceLimits({}));`,
        `await this.prices.setLimits({ ...(await this.orders.priceLimits({})), priceJumpPercent: 1_000_000 });`,
      ),
    ],
  },
  {
    name: 'one member of staff sets a price that jumps and agrees to it',
    builds: ['product'],
    edits: [
      edit(
        `${PRODUCT}car/price-change.service.ts`,
        `if (proposal.proposedById === by.id)`,
        `if (proposal.proposedById === '')`,
      ),
    ],
    sql: `ALTER TABLE price_proposal DROP CONSTRAINT price_proposal_two_people`,
    undo: `ALTER TABLE price_proposal ADD CONSTRAINT price_proposal_two_people CHECK (state <> 1 OR decided_by_id <> proposed_by_id) NOT VALID`,
  },
  {
    name: 'one person may lower a rate by a fifth',
    builds: order,
    edits: [
      edit(
        `${CONTRACTS}deal-setting.ts`,
        `    max: 10,
    initial: 3,`,
        `    max: 100,
    initial: 20,`,
      ),
    ],
  },
  {
    name: 'a used car gets a second unit',
    builds: [],
    edits: [],
    sql: `ALTER TABLE sku_stock DISABLE TRIGGER keep_used_car_single`,
    undo: `ALTER TABLE sku_stock ENABLE TRIGGER keep_used_car_single`,
  },
  {
    name: 'the VIN of a car that is held, sold or set aside may change',
    builds: [],
    edits: [],
    sql: `ALTER TABLE spu DISABLE TRIGGER keep_identity`,
    undo: `ALTER TABLE spu ENABLE TRIGGER keep_identity`,
  },
  {
    name: 'a car stays on sale whose VIN is named on an order',
    builds: ['order', 'product'],
    edits: [
      edit(
        `${ORDER}document/car-vin.service.ts`,
        `    await this.demandUnlisted(order, [...asked.values()].flat());
`,
        ``,
      ),
      edit(
        `${PRODUCT}hold/named-vin.service.ts`,
        `await this.named.withdraw(tx, order.vins)`,
        `await this.named.withdraw(tx, [])`,
      ),
    ],
  },
  {
    name: 'the VIN of a car that is kept off sale is named on another order',
    builds: ['product'],
    edits: [
      edit(
        `${PRODUCT}stock/named-vin.repository.ts`,
        `           FROM unnest($2::text[]) AS named (vin) CROSS JOIN LATERAL car_left_with(named.vin) AS a
`,
        `           FROM unnest($2::text[]) AS named (vin) CROSS JOIN LATERAL car_left_with('') AS a
`,
      ),
    ],
  },
  {
    name: 'a car that is sold or set aside is listed again under its VIN',
    builds: [],
    edits: [],
    sql: `ALTER TABLE spu DISABLE TRIGGER keep_vin_in_one_place`,
    undo: `ALTER TABLE spu ENABLE TRIGGER keep_vin_in_one_place`,
  },
  {
    name: 'a rate may jump',
    builds: order,
    edits: [
      edit(
        `${ORDER}rate/rate-jump.ts`,
        `isJump(referenceScaled, rateScaled, percent))`,
        `isJump(referenceScaled, rateScaled, 1_000 * percent))`,
      ),
    ],
  },
  {
    name: 'a buyer may hold any number of cars',
    builds: order,
    edits: [
      edit(
        `${ORDER}held-cars/holdings.ts`,
        `AND cars + \${cars}::int <= "maxCars"`,
        `AND cars + 0 * \${cars}::int < 100000`,
      ),
    ],
  },
  {
    name: 'a slip of one fen holds cars for days',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/slip-hold.ts`,
        `const cnyMinor = Math.max(1, Math.ceil(((totalMinor - creditedMinor) * percent) / 100));`,
        `const cnyMinor = Math.max(1, Math.ceil(((totalMinor - creditedMinor) * percent) / 1e15));`,
      ),
    ],
  },
  {
    name: 'cancelling twice is refused',
    builds: order,
    edits: [
      edit(
        `${ORDER}order/order-close.service.ts`,
        `if (move.action !== 'expire' && order.state === 'cancelled')`,
        `if (move.action === 'expire' && order.state === 'cancelled')`,
      ),
    ],
  },
  {
    name: 'a car whose VIN another order has is refused without a reason',
    builds: ['order', 'product'],
    edits: [
      // The catalogue would keep such a car off sale.
      edit(
        `${ORDER}document/car-vin.service.ts`,
        `    await this.demandUnlisted(order, [...asked.values()].flat());
`,
        ``,
      ),
      edit(
        `${PRODUCT}hold/named-vin.service.ts`,
        `if (await this.named.isKnown(tx, order)) return;`,
        `if (await this.named.isKnown(tx, order).then(() => true)) return;`,
      ),
      edit(
        `${ORDER}checkout/order-placement.repository.ts`,
        `      throw (await this.vinOrdered(held)) ?? failure;`,
        `      throw failure;`,
      ),
    ],
  },
  {
    name: 'more time is given for each press',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-action/order-desk.service.ts`,
        `      if (await this.mover.isRepeated(tx, order, move)) return undefined;
`,
        ``,
      ),
    ],
  },
  {
    name: 'a note is written for each press',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-action/order-desk.service.ts`,
        `if (!(await this.mover.isRepeated(tx, order, move))) await this.mover.move(tx, order, move);`,
        `await this.mover.move(tx, order, move);`,
      ),
    ],
  },
  {
    name: 'a new quote that was given is refused the second time',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-action/order-action.service.ts`,
        `      if (order.rateLockedUntil > order.now && (await this.mover.hasMade(tx, order, by))) return;
`,
        ``,
      ),
    ],
  },
  {
    name: 'removing twice is written twice',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-action/order-action.service.ts`,
        `if (order.isRemoved) return;`,
        `if (order.isRemoved && !orderId) return;`,
      ),
    ],
  },
  {
    name: 'papers take the cars in any order of rows',
    builds: order,
    edits: [
      edit(
        `${ORDER}sales-contract/contract-lines.ts`,
        `return left.splice(Math.max(0, found), 1);`,
        `return left.splice(found < 0 ? 0 : left.length - 1, 1);`,
      ),
    ],
  },
  {
    name: 'the rest to pay is said in yuan for roubles',
    builds: order,
    edits: [
      edit(
        `${ORDER}order/left-to-pay.ts`,
        `leftRubMinor: leftIn('RUB', money) };`,
        `leftRubMinor: Math.min(leftIn('CNY', money), leftIn('RUB', money)) };`,
      ),
    ],
  },
  {
    name: 'a buyer whose slips claim everything is asked to pay again',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-view/slip-draft.ts`,
        `if (waiting.length === 0 || leftMinor === 0) return undefined;`,
        `if (waiting.length >= 0 || leftMinor === 0) return undefined;`,
      ),
    ],
  },
  {
    name: 'the oldest waiting slip is said to count',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-view/deal-summary.ts`,
        `BigInt(one.voucherId) > BigInt(other.voucherId);`,
        `BigInt(one.voucherId) < BigInt(other.voucherId);`,
      ),
    ],
  },
  {
    name: 'an order is closed by a payment that counts for nothing',
    builds: order,
    edits: [
      edit(
        `${ORDER}payment-slip/payment-verdict.ts`,
        `if (creditMinor === 0 || isTooSmall)`,
        `if (creditMinor < 0 && isTooSmall)`,
      ),
    ],
  },
  {
    name: 'an order half paid is said to be one without payment',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-view/deal-summary.ts`,
        `if (order.creditedMinor === 0) {`,
        `if (order.creditedMinor < order.totalMinor) {`,
      ),
    ],
  },
  {
    name: 'a refund that waits is not said',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-view/deal-summary.ts`,
        `  if (hasOpenRefund({ refunds })) {
    const isGranted`,
        `  if (hasOpenRefund({ refunds: refunds.slice(1) })) {
    const isGranted`,
      ),
    ],
  },
  {
    name: 'the buyer reads what finance wrote to a confirmed payment',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-view/order.mapper.ts`,
        `(side !== 'staff' && FINANCE_MOVES.has(action))`,
        `(side === 'merchant' && FINANCE_MOVES.has(action))`,
      ),
    ],
  },
  {
    name: 'a signed contract by scan has no date',
    builds: order,
    edits: [
      edit(
        `${ORDER}order-view/deal-step.ts`,
        `contract: ['signContract', 'acceptContract'],`,
        `contract: ['signContract'],`,
      ),
    ],
  },
  {
    name: 'a cancelled order is void on no paper',
    builds: order,
    edits: [
      edit(
        `${ORDER}document/facts-of-order.ts`,
        `if (state !== 'cancelled' || !cancelledAt) return {};`,
        `if (state !== 'unpaid' || !cancelledAt) return {};`,
      ),
    ],
  },
];

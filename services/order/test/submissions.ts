import { aCar } from '../src/cart/cart.fakes.js';
import { buyerIn } from '../src/checkout/buyer.client.js';
import { aPerson } from '../src/checkout/checkout.fakes.js';
import type { Confirmation } from '../src/checkout/confirmation.js';
import type { HeldSubmission } from '../src/checkout/order-rows.js';
import { quote } from '../src/checkout/quote.js';
import type { SubmissionRepository } from '../src/checkout/submission.repository.js';
import { plansFrom } from '../src/milestone/way-plan.fakes.js';
import { promisedDays } from '../src/milestone/way-plan.js';
import { aPayee } from '../src/order/payee.fakes.js';

const car = aCar();
const promised = plansFrom().newOrder(null).then(promisedDays);
const wanted = { cartItemId: null, spuId: car.spuId, skuId: car.skuId, count: 1 };

/** Returns the confirmation of buyer 7: the car of `aCar`, without the cart. */
export const aConfirmation = (): Confirmation => ({
  confirmId: 'c',
  userId: '7',
  dvyType: 1,
  addrId: '5',
  lines: quote([wanted], new Map([[car.skuId, car]])).lines,
  rate: { rateScaled: 125_000, source: 'entered', asOf: '2026-11-21T12:00:00Z' },
  buyer: buyerIn(aPerson()),
  expiresAt: new Date('2026-11-21T12:30:00Z'),
});

/** Claims the submission of a confirmation of buyer 7, and adds the facts of the held car. */
export async function aHeldSubmission(
  submissions: SubmissionRepository,
  confirmId: string,
): Promise<HeldSubmission> {
  const wishes = { remarks: null, showInSquare: false };
  const request = { userId: '7', idempotencyKey: confirmId, confirmId, wishes, network: null, hoursAgo: 0 };
  const claim = await submissions.claim(request, 72);
  if (claim.kind !== 'mine') throw new Error(`The claim is ${claim.kind}.`);
  return {
    submission: claim.submission,
    cars: new Map([[car.skuId, car]]),
    buyer: buyerIn(aPerson())!,
    payee: aPayee,
    promisedDays: await promised,
    actor: { kind: 'buyer', id: '7', name: null, ip: null },
    cap: {
      party: { userId: '7', passportDigest: null, phone: null, network: null, recipientPhone: null },
      added: { orders: 1, cars: 1, valueMinor: 10_000_000 },
      limits: {
        openOrdersPerBuyer: 5,
        heldCarsPerBuyer: 5,
        heldValuePerBuyerMinor: 50_000_000,
        heldCarsPerNetwork: 5,
        heldValuePerNetworkMinor: 50_000_000,
      },
    },
    autoReceiptDays: 60,
  };
}

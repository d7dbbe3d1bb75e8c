import { platformErrors } from '@mall/contracts/define';
import { dealSettings, orderErrors } from '@mall/contracts/order';
import { productErrors } from '@mall/contracts/product';
import { userErrors, type ShownTextDto, type StoreConsentDto } from '@mall/contracts/user';
import { buyer, fakeClient } from '@mall/messaging/fakes';
import { aCar } from '../cart/cart.fakes.js';
import { plansFrom } from '../milestone/way-plan.fakes.js';
import { NamedCompany } from '../order/payee.fakes.js';
import { InMemorySettings } from '../setting/deal-setting.fakes.js';
import { buyerIn } from './buyer.client.js';
import {
  aPerson,
  FakeBuyerClient,
  InMemoryOpenOrders,
  InMemorySubmissions,
  RecordedPlacements,
} from './checkout.fakes.js';
import type { Confirmation } from './confirmation.js';
import { RateService } from '../rate/rate.service.js';
import { aRate, InMemoryCentralBank, InMemoryRates } from '../rate/rate.fakes.js';
import { quote } from './quote.js';
import { SubmitService } from './submit.service.js';

const shown = aCar();
const aConfirmation = (over: Partial<Confirmation> = {}): Confirmation => ({
  confirmId: 'c',
  userId: '7',
  dvyType: 1,
  addrId: '5',
  lines: quote([{ cartItemId: null, spuId: '20', skuId: '21', count: 1 }], new Map([[shown.skuId, shown]]))
    .lines,
  rate: { rateScaled: 125_000, source: 'entered', asOf: '2026-11-21T12:00:00Z' },
  buyer: buyerIn(aPerson()),
  expiresAt: new Date('2026-11-21T12:30:00Z'),
  ...over,
});

function aCheckout({
  confirmation = aConfirmation(),
  cars = [shown],
  rateScaled = 125_000,
  isResumed = false,
} = {}) {
  const openOrders = new InMemoryOpenOrders();
  const submissions = new InMemorySubmissions(confirmation, isResumed ? undefined : openOrders);
  const placements = new RecordedPlacements(submissions);
  const buyers = new FakeBuyerClient();
  const rates = new InMemoryRates(aRate(rateScaled));
  const held: string[] = [];
  const released: string[] = [];
  const stock = {
    holdFails: undefined as Error | undefined,
    holdCars: async ({ orderKey }: { orderKey: string }) => {
      if (stock.holdFails) throw stock.holdFails;
      held.push(orderKey);
      return { cars };
    },
    releaseHold: async ({ orderKey }: { orderKey: string }) => void released.push(orderKey),
  };
  const client = fakeClient<ConstructorParameters<typeof SubmitService>[5]>(stock as never);
  const consents = {
    stored: [] as StoreConsentDto[],
    failure: undefined as Error | undefined,
    client: {
      store: async (given: StoreConsentDto) => {
        if (consents.failure) throw consents.failure;
        consents.stored.push(given);
      },
    },
  };
  const service = new SubmitService(
    submissions,
    placements,
    buyers,
    new NamedCompany().service,
    new InMemorySettings(),
    client,
    openOrders,
    new RateService(rates, new InMemoryCentralBank(), new InMemorySettings()),
    plansFrom(),
    consents.client,
  );
  const submit = (idempotencyKey = 'key', confirmId = 'c', consent?: ShownTextDto) =>
    service.submit(buyer, { confirmId, idempotencyKey, ...(consent && { consent }) });
  return { consents, submit, submissions, placements, buyers, held, released, stock, openOrders };
}

it('holds the cars under the order’s key and writes the orders', async () => {
  const { submit, held, placements } = aCheckout();
  expect(await submit()).toEqual(['1001']);
  expect(held).toEqual(['order:1001']);
  expect(placements.written[0]?.buyer.profile.fullName).toBe('Иванов Пётр');
  expect(placements.written[0]?.promisedDays.handedOver).toEqual({ from: 27, to: 45 });
});

it('answers a repeated key with the same orders and holds nothing again', async () => {
  const { submit, held } = aCheckout();
  expect(await Promise.all([submit(), submit()])).toEqual([['1001'], ['1001']]);
  expect(await submit()).toEqual(['1001']);
  expect(held).toHaveLength(1);
});

it.each([
  ['a price that has changed', [aCar({ priceFee: 9_000_000 })], orderErrors.quoteExpired],
  ['a car that went off sale', [aCar({ isOnSale: false })], productErrors.carGone],
  ['a car that went to another shop', [aCar({ shopId: '4' })], orderErrors.quoteExpired],
])('refuses %s and gives the cars back', async (_, cars, refusal) => {
  const { submit, submissions, released, placements } = aCheckout({ cars });
  await expect(submit()).rejects.toThrow(refusal.key);
  expect(submissions.states.get('key')).toBe('abandoned');
  expect(released).toEqual(['order:1001']);
  expect(placements.written).toEqual([]);
});

it('refuses an open order above the limit before any car is held', async () => {
  const { submit, openOrders, held } = aCheckout();
  openOrders.open = 2;
  await submit();
  openOrders.open = 3;
  await expect(submit('another', 'd')).rejects.toThrow(orderErrors.tooManyOpenOrders.key);
  expect(held).toHaveLength(1);
});

it('refuses a car above the limit before any car is held, with the number that may still be held and what to do', async () => {
  const { submit, openOrders, held } = aCheckout();
  openOrders.cars = dealSettings.heldCarsPerBuyer.initial;
  await expect(submit()).rejects.toMatchObject({
    declaration: { key: orderErrors.tooManyHeldCars.key },
    params: {
      cars: 0,
      maxCars: openOrders.cars,
      held: { ru: expect.stringContaining(`Сейчас у вас ${openOrders.cars} на `) as string },
    },
  });
  openOrders.cars = 0;
  openOrders.valueMinor = dealSettings.heldValuePerBuyerMinor.initial;
  await expect(submit('another')).rejects.toThrow(orderErrors.tooManyHeldCars.key);
  expect(held).toEqual([]);
});

it('asks for other accounts, payments and allowances only where the account alone comes near a limit', async () => {
  const { submit, openOrders } = aCheckout();
  await submit();
  expect(openOrders.asked).toBe(0);
  openOrders.open = dealSettings.openOrdersPerBuyer.initial;
  await expect(submit('another', 'd')).rejects.toThrow(orderErrors.tooManyOpenOrders.key);
  expect(openOrders.asked).toBe(1);
});

it('asks in any case for a submission that another process began', async () => {
  const { submit, openOrders } = aCheckout({ isResumed: true });
  await submit();
  expect(openOrders.asked).toBe(1);
});

it('refuses a car more than a network may hold', async () => {
  const { submit, openOrders, held } = aCheckout();
  openOrders.networkCars = dealSettings.heldCarsPerNetwork.initial;
  await expect(submit()).rejects.toThrow(orderErrors.tooManyHeldInNetwork.key);
  expect(held).toEqual([]);
});

it('refuses a rate that was shown and has been corrected since, and keeps one that has moved a little', async () => {
  const wrong = aCheckout({ rateScaled: 129_000 });
  await expect(wrong.submit()).rejects.toThrow(orderErrors.quoteExpired.key);
  expect(wrong.held).toEqual([]);
  expect(await aCheckout({ rateScaled: 128_000 }).submit()).toEqual(['1001']);
});

it('reads the buyer again when the confirmation has none, and refuses an incomplete profile', async () => {
  const { submit, buyers, held } = aCheckout({ confirmation: aConfirmation({ buyer: null }) });
  const person = aPerson();
  buyers.person = { ...person, profile: { ...person.profile!, profileComplete: false } };
  await expect(submit()).rejects.toThrow(orderErrors.profileIncomplete.key);
  buyers.person = { ...person, address: null };
  await expect(submit('another')).rejects.toThrow(orderErrors.addressNeeded.key);
  expect(held).toEqual([]);
});

it('keeps the plan and the hold while another service does not answer, so that a retry continues', async () => {
  const { submit, submissions, released, stock } = aCheckout();
  stock.holdFails = platformErrors.unavailable();
  await expect(submit()).rejects.toThrow(platformErrors.unavailable.key);
  expect(submissions.letGoIds).toEqual(['key']);
  expect(released).toEqual([]);
  stock.holdFails = undefined;
  expect(await submit()).toEqual(['1001']);
});

it('answers the orders when the connection died after the commit, and releases nothing', async () => {
  const { submit, placements, released } = aCheckout();
  placements.failure = new Error('Connection terminated');
  expect(await submit()).toEqual(['1001']);
  expect(released).toEqual([]);
});

it('stores the consent before the orders are written, and places none when its text has changed', async () => {
  const { submit, consents, placements, held } = aCheckout();
  consents.failure = userErrors.consentTextChanged();
  const consent = { version: 1, language: 'ru' } as const;
  await expect(submit('key', 'c', consent)).rejects.toThrow(userErrors.consentTextChanged.key);
  expect(placements.written).toEqual([]);
  expect(held).toEqual([]);
  consents.failure = undefined;
  expect(await submit('key', 'c', { ...consent, version: 2 })).toEqual(['1002']);
  expect(consents.stored).toMatchObject([
    { userId: '7', purpose: 'checkout', consent: { version: 2, language: 'ru' } },
  ]);
});

it('asks nobody about a consent that was not sent', async () => {
  const { submit, consents } = aCheckout();
  consents.failure = userErrors.consentTextChanged();
  expect(await submit()).toEqual(['1001']);
});

import { platformErrors } from '@mall/contracts/define';
import { documentErrors, orderErrors, orderEvents, type SignContractDto } from '@mall/contracts/order';
import { buyer, RecordedOutbox, staffMember, stranger } from '@mall/messaging/fakes';
import { anOrder, InMemoryOrders, moverOf } from '../order/order.fakes.js';
import { aDrawnSignature, anEmptySignature } from './drawn-signature.fakes.js';
import { aContract, FakeSigningCodes, InMemoryContracts, InMemoryScans } from './sales-contract.fakes.js';
import type { SalesContract } from './sales-contract.repository.js';
import { SalesContractService } from './sales-contract.service.js';

function aSigning(contract: Partial<SalesContract> = {}) {
  const orders = new InMemoryOrders([anOrder()]);
  const contracts = new InMemoryContracts(aContract(contract));
  const [outbox, codes] = [new RecordedOutbox(), new FakeSigningCodes()];
  const service = new SalesContractService(
    orders,
    moverOf(orders),
    contracts,
    outbox,
    codes,
    new InMemoryScans(),
  );
  const sign = (over: Partial<SignContractDto> = {}, who = buyer) =>
    service.sign(who, {
      contractId: '900',
      hash: 'hash-of-the-text',
      agreedClauseIds: ['c1', 'c2'],
      smsCode: '1234',
      ...over,
    });
  return { service, sign, contracts, codes, orders, outbox };
}

it('is signed with a code: sealed, in the history and announced', async () => {
  const { sign, orders, outbox, contracts } = aSigning();
  expect(await sign()).toMatchObject({ status: 1, signedBy: 'sms', signedMobile: '+7••••••4567' });
  expect(contracts.contract.seal).toMatch(/^[0-9a-f]+$/i);
  expect(orders.history.map(({ action }) => action)).toEqual(['signContract']);
  expect(outbox.events.map(({ subject }) => subject)).toEqual([orderEvents.contractSigned.subject]);
});

it('is signed once, and answers the same request like the first time, whose answer may have been lost', async () => {
  const { sign, outbox, codes } = aSigning();
  const first = await sign();
  expect(await sign()).toEqual(first);
  expect(outbox.events).toHaveLength(1);
  expect(codes.tries).toBe(1);
  await expect(sign({ signatureImg: aDrawnSignature() })).rejects.toThrow();
});

it('is signed by a drawing, which has to show something', async () => {
  const { sign, contracts } = aSigning();
  for (const signatureImg of [anEmptySignature(), anEmptySignature([30, 80, 160, 255])])
    await expect(sign({ smsCode: undefined, signatureImg })).rejects.toThrow(
      documentErrors.signatureBlank.key,
    );
  expect(contracts.contract.signedAt).toBeNull();
  const drawn = { smsCode: undefined, signatureImg: aDrawnSignature() };
  const first = await sign(drawn);
  expect(first).toMatchObject({ signedBy: 'screen', status: 1 });
  expect(await sign(drawn)).toEqual(first);
});

it.each([
  ['another text than was read', { hash: 'another' }, {}, platformErrors.staleData],
  ['a clause that was not agreed to', { agreedClauseIds: ['c1'] }, {}, orderErrors.clauseNotAgreed],
  [
    'less reading time than the clauses need together',
    {},
    { firstViewedAt: new Date('2026-11-21T11:59:51Z') },
    orderErrors.clauseNotRead,
  ],
  ['a contract that was never opened', {}, { firstViewedAt: null }, orderErrors.clauseNotRead],
])('refuses %s without using up the code', async (_, request, contract, refusal) => {
  const { sign, codes, contracts } = aSigning(contract);
  await expect(sign(request)).rejects.toThrow(refusal.key);
  expect(codes.tries).toBe(0);
  expect(contracts.contract.signedAt).toBeNull();
});

it('refuses a wrong code, and a request without any signature', async () => {
  const { sign, contracts } = aSigning();
  await expect(sign({ smsCode: '9999' })).rejects.toThrow(documentErrors.signingCodeWrong.key);
  await expect(sign({ smsCode: undefined })).rejects.toThrow(documentErrors.signatureMissing.key);
  expect(contracts.contract.signedAt).toBeNull();
});

it('does not exist for anybody but the buyer and staff', async () => {
  const { service, sign } = aSigning();
  await expect(sign({}, stranger)).rejects.toThrow(orderErrors.contractNotFound.key);
  await expect(service.read(stranger, '1001', 'ru')).rejects.toThrow(orderErrors.orderNotFound.key);
});

it('starts the reading time when the buyer opens it, not when staff do', async () => {
  const { service, contracts } = aSigning({ firstViewedAt: null });
  await service.read(staffMember('50', 'anna'), '1001', 'ru');
  expect(contracts.contract.firstViewedAt).toBeNull();
  await service.read(buyer, '1001', 'ru');
  expect(contracts.contract.firstViewedAt).not.toBeNull();
});

import { platformErrors, type Caller } from '@mall/contracts/define';
import { contractStatuses, documentErrors, orderErrors, orderEvents } from '@mall/contracts/order';
import { anna, buyer, fakeClient, RecordedOutbox, stranger } from '@mall/messaging/fakes';
import { anOrder, InMemoryOrders, moverOf } from '../order/order.fakes.js';
import type { Order } from '../order/order.js';
import { ContractScanService } from './contract-scan.service.js';
import { aContract, FakeSigningCodes, InMemoryContracts, InMemoryScans } from './sales-contract.fakes.js';
import type { SalesContract } from './sales-contract.repository.js';
import { SalesContractService } from './sales-contract.service.js';

const page = { widthPx: 1240, heightPx: 1754, pages: null, isBlank: false };
const scanOf = (fileId: string) => ({ url: `/api/files/f/${fileId}`, originName: `page-${fileId}.jpg` });
type Files = ConstructorParameters<typeof ContractScanService>[5];

function aDesk(contract: Partial<SalesContract> = {}, order: Partial<Order> = {}, look: object = page) {
  const orders = new InMemoryOrders([anOrder(order)]);
  const scans = new InMemoryScans();
  const contracts = new InMemoryContracts(aContract(contract), scans);
  const outbox = new RecordedOutbox();
  const claimed: string[] = [];
  const files = fakeClient<Files>({
    attach: async ({ fileIds }) => void claimed.push(...fileIds),
    describe: async ({ fileIds }) => fileIds.map((fileId) => ({ fileId, sha256: `sha-${fileId}` }) as never),
    lookAtPapers: async ({ fileIds }) => fileIds.map((fileId) => ({ fileId, ...page, ...look })),
  });
  const mover = moverOf(orders);
  const service = new ContractScanService(orders, mover, contracts, scans, outbox, files);
  const signing = new SalesContractService(orders, mover, contracts, outbox, new FakeSigningCodes(), scans);
  const read = { hash: 'hash-of-the-text', agreedClauseIds: ['c1', 'c2'] };
  const handIn = (over: object = {}, who: Caller = buyer) =>
    service.handIn(who, { orderId: '1001', files: [scanOf('7')], ...read, ...over });
  const statusNow = async () => (await orders.find({ of: 'all' }, '1001'))!.contractStatus;
  return { service, signing, handIn, read, contracts, orders, outbox, claimed, statusNow };
}

describe('a scan that a buyer hands in', () => {
  it('waits for its check, and signs nothing', async () => {
    const { handIn, contracts, orders, outbox, claimed, statusNow } = aDesk();
    expect(await handIn()).toMatchObject({
      status: contractStatuses.toCheck.code,
      signedTime: null,
      scan: { state: 'waiting', files: [scanOf('7')], decidedBy: null },
    });
    expect(await statusNow()).toBe(contractStatuses.toCheck.code);
    expect(contracts.contract.signedAt).toBeNull();
    expect(claimed).toEqual(['7']);
    expect(orders.history.map(({ action }) => action)).toEqual(['handInContract']);
    expect(outbox.subjects).toEqual([orderEvents.contractHandedIn.subject]);
  });

  it('is answered like the first time when it is sent once more, and replaced by another one', async () => {
    const { handIn, outbox } = aDesk();
    const first = await handIn();
    expect(await handIn()).toEqual(first);
    expect(outbox.events).toHaveLength(1);
    const other = await handIn({ files: [scanOf('8')] });
    expect(other.scan).toMatchObject({ scanId: '2', files: [scanOf('8')] });
    expect(outbox.events).toHaveLength(2);
  });

  it.each([
    ['another text than was read', { hash: 'another' }, {}, platformErrors.staleData],
    ['no text', { hash: undefined }, {}, orderErrors.clauseNotAgreed],
    ['a clause that was not agreed to', { agreedClauseIds: ['c1'] }, {}, orderErrors.clauseNotAgreed],
    ['a contract that was never opened', {}, { firstViewedAt: null }, orderErrors.clauseNotRead],
  ])('is refused for %s', async (_, request, contract, refusal) => {
    const { handIn, statusNow } = aDesk(contract);
    await expect(handIn(request)).rejects.toThrow(refusal.key);
    expect(await statusNow()).toBe(contractStatuses.unsigned.code);
  });

  it.each([
    ['one colour', { isBlank: true }, documentErrors.scanBlank],
    ['a thumbnail', { widthPx: 320, heightPx: 480 }, documentErrors.scanTooSmall],
    ['a strip', { widthPx: 2000, heightPx: 300 }, documentErrors.scanTooSmall],
    ['an empty PDF', { widthPx: null, heightPx: null, pages: 1, isBlank: true }, documentErrors.scanBlank],
  ])('is refused at once when it is %s', async (_, look, refusal) => {
    const { handIn, outbox } = aDesk({}, {}, look);
    await expect(handIn()).rejects.toThrow(refusal.key);
    expect(outbox.events).toEqual([]);
  });

  it('is refused of another buyer, and for an order that is over', async () => {
    await expect(aDesk().handIn({}, stranger)).rejects.toThrow(orderErrors.orderNotFound.key);
    const closed = aDesk({}, { state: 'cancelled' }).handIn();
    await expect(closed).rejects.toThrow(orderErrors.orderClosed.key);
  });

  it('is withdrawn when the buyer signs by code instead', async () => {
    const { handIn, signing, read, service, statusNow } = aDesk();
    await handIn();
    await signing.sign(buyer, { contractId: '900', smsCode: '1234', ...read });
    expect(await statusNow()).toBe(contractStatuses.signed.code);
    await expect(service.accept(anna, '1')).rejects.toThrow(documentErrors.scanDecided.key);
  });
});

describe('the check of a scan', () => {
  it('signs the contract when it is accepted: sealed with the person who accepted it, announced once', async () => {
    const { handIn, service, contracts, outbox, orders, statusNow } = aDesk();
    await handIn();
    const accepted = await service.accept(anna, '1');
    expect(accepted).toMatchObject({ state: 'accepted', decidedBy: 'anna' });
    expect(contracts.contract).toMatchObject({ signedBy: 'scan', scans: [scanOf('7')] });
    expect(await statusNow()).toBe(contractStatuses.signed.code);
    const { seal } = contracts.contract;
    expect(await service.accept(anna, '1')).toEqual(accepted);
    expect(outbox.subjects).toEqual([
      orderEvents.contractHandedIn.subject,
      orderEvents.contractSigned.subject,
    ]);
    expect(orders.history.at(-1)).toMatchObject({ action: 'acceptContract', actor: { name: 'anna' } });
    const other = aDesk();
    await other.handIn();
    await other.service.accept({ ...anna, userId: '77' }, '1');
    expect(other.contracts.contract.seal).not.toBe(seal);
  });

  it('sends it back with a reason that the buyer reads, and never accepts the same file again', async () => {
    const { handIn, service, signing, outbox, statusNow } = aDesk();
    await handIn();
    const request = { scanId: '1', reason: 'нет подписи на второй странице' };
    const sentBack = await service.sendBack(anna, request);
    expect(await service.sendBack(anna, request)).toEqual(sentBack);
    expect(await statusNow()).toBe(contractStatuses.unsigned.code);
    expect((await signing.read(buyer, '1001', 'ru')).scan).toMatchObject({
      state: 'sentBack',
      reason: request.reason,
      decidedBy: null,
    });
    expect(outbox.events.at(-1)).toMatchObject({
      subject: orderEvents.contractSentBack.subject,
      payload: { reason: request.reason },
    });
    await expect(handIn()).rejects.toThrow(documentErrors.scanSentBackBefore.key);
    expect(await handIn({ files: [scanOf('8')] })).toMatchObject({ scan: { state: 'waiting' } });
    await expect(service.accept(anna, '1')).rejects.toThrow(documentErrors.scanDecided.key);
  });

  it('is refused for an order that was closed meanwhile', async () => {
    const { handIn, service, orders } = aDesk();
    await handIn();
    const order = (await orders.find({ of: 'all' }, '1001'))!;
    await orders.move(undefined as never, order, 'cancelled', {});
    await expect(service.accept(anna, '1')).rejects.toThrow(orderErrors.orderClosed.key);
  });
});

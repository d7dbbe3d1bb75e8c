import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import { sampleFacts } from '../wording/sample-facts.js';
import type { ContractScanRepository, NewScan } from './contract-scan.repository.js';

interface ContractOfOrder {
  readonly contractId: string;
  readonly orderId: string;
}

interface Given {
  readonly repository: ContractScanRepository;
  readonly tx: EntityManager;
  /** Contracts over `sampleFacts` of two unpaid orders without scans. */
  readonly contracts: readonly [ContractOfOrder, ContractOfOrder];
}

const anna: Actor = { kind: 'staff', id: '50', name: 'anna', ip: null };
const buyer: Actor = { kind: 'buyer', id: '7', name: 'Пётр', ip: null };

export const aNewScan = (of: ContractOfOrder, fileId = '1'): NewScan => ({
  contractId: of.contractId,
  orderId: of.orderId,
  files: [{ url: `/api/files/f/${fileId}`, originName: `${fileId}.jpg` }],
  fileHashes: [`sha-${fileId}`],
  textHash: 'hash-of-the-text',
  userId: '7',
  signerIp: '203.0.113.7',
  signerAgent: null,
});

export const contractScanSpecification = new Specification<Given>((arrange) => {
  async function aDesk() {
    const { repository, tx, contracts } = await arrange();
    const handIn = async (of: ContractOfOrder, fileId?: string) => {
      await repository.insert(tx, aNewScan(of, fileId));
      return (await repository.ofContract(of.contractId, tx))[0]!.scanId;
    };
    return { repository, tx, contracts, handIn };
  }

  it('keeps a scan as it was handed in, until somebody decides', async () => {
    const { repository, contracts, handIn } = await aDesk();
    const scanId = await handIn(contracts[0]);
    const scan = await repository.find(scanId);
    expect(scan).toEqual({
      ...aNewScan(contracts[0]),
      ...{ scanId, state: 'waiting', handedInAt: expect.any(Date) as Date },
      ...{ decidedAt: null, decidedById: null, decidedByName: null, reason: null },
    });
    expect(await repository.find('999')).toBeUndefined();
  });

  it('lists the scans of one contract, the latest first', async () => {
    const { repository, tx, contracts, handIn } = await aDesk();
    const first = await handIn(contracts[0]);
    await handIn(contracts[1]);
    await repository.decide(tx, first, 'sentBack', anna, 'не читается');
    const second = await handIn(contracts[0], '2');
    const scans = await repository.ofContract(contracts[0].contractId);
    expect(scans.map(({ scanId }) => scanId)).toEqual([second, first]);
  });

  it('has one of a contract wait at a time', async () => {
    const { contracts, handIn } = await aDesk();
    await handIn(contracts[0]);
    await expect(handIn(contracts[0], '2')).rejects.toMatchObject({ code: '23505' });
  });

  it('is decided once; the second decision changes nothing', async () => {
    const { repository, tx, contracts, handIn } = await aDesk();
    const [scanId, other] = [await handIn(contracts[0]), await handIn(contracts[1])];
    await repository.decide(tx, scanId, 'sentBack', anna, 'не читается');
    await repository.decide(tx, scanId, 'accepted', { ...anna, id: '51' }, null);
    expect(await repository.find(scanId)).toMatchObject({
      ...{ state: 'sentBack', reason: 'не читается', decidedById: '50', decidedByName: 'anna' },
      decidedAt: expect.any(Date) as Date,
    });
    expect(await repository.find(other)).toMatchObject({ state: 'waiting' });
  });

  it('is withdrawn while it waits', async () => {
    const { repository, tx, contracts, handIn } = await aDesk();
    const { contractId } = contracts[0];
    await repository.withdraw(tx, contractId, buyer);
    const first = await handIn(contracts[0]);
    await repository.decide(tx, first, 'sentBack', anna, 'не читается');
    await handIn(contracts[0], '2');
    const other = await handIn(contracts[1]);
    await repository.withdraw(tx, contractId, buyer);
    expect(await repository.ofContract(contractId)).toMatchObject([
      { state: 'withdrawn', decidedById: '7', reason: null },
      { state: 'sentBack', decidedById: '50' },
    ]);
    expect(await repository.find(other)).toMatchObject({ state: 'waiting' });
  });

  it('is checked beside the facts of its order and contract', async () => {
    const { repository, contracts, handIn } = await aDesk();
    const scanId = await handIn(contracts[0]);
    const { fullName, fullNameEn, passportNoMasked } = sampleFacts.buyer;
    const { contractId, orderId, files } = aNewScan(contracts[0]);
    expect(await repository.checked(scanId)).toMatchObject({
      ...{ scanId, state: 'waiting', orderId, contractId, files, orderStatus: 1, totalMinor: 10_000_000 },
      ...{ buyerName: fullName, buyerNameEn: fullNameEn, passportNoMasked },
      ...{ cars: [expect.objectContaining({ vins: expect.any(Array) as string[] })], decidedAt: null },
    });
    expect(await repository.checked('999')).toBeUndefined();
  });
});

import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { ContractScanRepository } from './contract-scan.repository.js';
import type { TemplateContent } from '../wording/template-content.js';
import { aNewScan } from './contract-scan.repository.specification.js';
import { contractBody, contractHash, contractWords } from './contract-text.js';
import type { SalesContractRepository, SignatureDetails } from './sales-contract.repository.js';

interface Given {
  readonly repository: SalesContractRepository;
  readonly scans: ContractScanRepository;
  readonly tx: EntityManager;
  /** Id of the unsigned contract 900 of the order 1001, which nobody has read. */
  readonly contractId: string;
  readonly orderId: string;
  /** Wording that it was written with. */
  readonly content: TemplateContent;
}

const SCAN = [{ url: '/api/files/f/1', originName: 'contract.pdf' }];

const byScan: SignatureDetails = {
  signedBy: 'scan',
  signature: null,
  scans: SCAN,
  signedMobile: null,
  seal: null,
  ip: '203.0.113.7',
  agent: 'Firefox',
};
const byCode: SignatureDetails = {
  ...byScan,
  signedBy: 'sms',
  scans: [],
  signedMobile: '+7••••••4567',
  seal: 's',
};

export const salesContractSpecification = new Specification<Given>((arrange) => {
  it('is found by its order and by its id', async () => {
    const { repository, contractId, orderId } = await arrange();
    const contract = await repository.ofOrder(orderId);
    expect(contract).toMatchObject({
      contractId,
      orderId,
      firstViewedAt: null,
      signedAt: null,
      signedBy: null,
      signature: null,
      scans: [],
      signedMobile: null,
      seal: null,
      scan: null,
      now: expect.any(Date) as Date,
    });
    expect(contract?.text.en.clauses.map(({ clauseId }) => clauseId)).toEqual(['c1', 'c2']);
    expect(await repository.find(contractId)).toMatchObject({ contractId, orderId });
    expect(await repository.ofOrder('999')).toBeUndefined();
    expect(await repository.find('999')).toBeUndefined();
  });

  it('keeps when it was first read', async () => {
    const { repository, contractId } = await arrange();
    await repository.startReading('999');
    expect((await repository.find(contractId))!.firstViewedAt).toBeNull();
    await repository.startReading(contractId);
    const { firstViewedAt } = (await repository.find(contractId))!;
    expect(firstViewedAt).toEqual(expect.any(Date));
    await repository.startReading(contractId);
    expect((await repository.find(contractId))!.firstViewedAt).toEqual(firstViewedAt);
  });

  it('is signed once; a second signature changes nothing', async () => {
    const { repository, tx, contractId } = await arrange();
    await repository.sign(tx, '999', byCode);
    expect((await repository.find(contractId))!.signedAt).toBeNull();
    await repository.sign(tx, contractId, byScan);
    const signed = await repository.find(contractId);
    expect(signed).toMatchObject({
      signedAt: expect.any(Date) as Date,
      signedBy: 'scan',
      signature: null,
      scans: SCAN,
      signedMobile: null,
      seal: null,
    });
    await repository.sign(tx, contractId, byCode);
    expect(await repository.find(contractId)).toMatchObject({
      signedAt: signed!.signedAt,
      signedBy: 'scan',
      scans: SCAN,
      signedMobile: null,
      seal: null,
    });
  });

  it('is replaced as often as its order changes, by a text that nobody has read; each text is kept', async () => {
    const { repository, tx, contractId, orderId, content } = await arrange();
    const first = (await repository.ofOrder(orderId))!;
    await repository.startReading(contractId);
    const replace = async (totalRubMinor: number) => {
      const facts = { ...first.facts, totalRubMinor };
      const words = contractWords(content, { ...facts, documentNumber: first.contractNumber, paidAt: null });
      const hash = contractHash(contractBody(content, words));
      await repository.replace(tx, contractId, {
        words,
        hash,
        facts,
        issuedAt: new Date('2026-11-22T00:00:00Z'),
      });
      return (await repository.ofOrder(orderId))!;
    };
    const second = await replace(123_400);
    expect(second).toMatchObject({ contractId, contractNumber: first.contractNumber, firstViewedAt: null });
    expect(second.facts).toMatchObject({ totalRubMinor: 123_400 });
    expect(JSON.stringify(second.text.en)).toContain('1,234.00 RUB');
    const third = await replace(567_800);
    for (const { hash, text } of [first, second, third])
      expect((await repository.textOf(third, hash)).text).toEqual(text);
    await expect(repository.textOf(third, 'f'.repeat(64))).rejects.toThrow();
  });

  it('is not replaced once it is signed', async () => {
    const { repository, tx, contractId, orderId, content } = await arrange();
    await repository.sign(tx, contractId, byCode);
    const signed = (await repository.ofOrder(orderId))!;
    const words = contractWords(content, { ...signed.facts, documentNumber: 'X', paidAt: null });
    const hash = contractHash(contractBody(content, words));
    await repository.replace(tx, contractId, { words, hash, facts: signed.facts, issuedAt: new Date() });
    expect(await repository.ofOrder(orderId)).toMatchObject({ hash: signed.hash, text: signed.text });
  });

  it('shows the latest scan that was handed in', async () => {
    const { repository, scans, tx, contractId, orderId } = await arrange();
    await scans.insert(tx, aNewScan({ contractId, orderId }));
    await scans.withdraw(tx, contractId, { kind: 'buyer', id: '7', name: null, ip: null });
    await scans.insert(tx, aNewScan({ contractId, orderId }, '2'));
    const { files } = aNewScan({ contractId, orderId }, '2');
    expect(await repository.find(contractId)).toMatchObject({
      signedAt: null,
      scan: { state: 'waiting', files },
    });
    expect(await repository.ofOrder(orderId)).toMatchObject({ scan: { state: 'waiting', files } });
  });
});

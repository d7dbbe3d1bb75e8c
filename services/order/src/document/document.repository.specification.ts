import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import { aDocument } from './document.fakes.js';
import type { DocumentRepository } from './document.repository.js';

interface Given {
  readonly repository: DocumentRepository;
  readonly tx: EntityManager;
  /** Ids of two orders without papers; the second one has no cars. */
  readonly orderIds: readonly [string, string];
  /** VINs of the cars of the first order, in the sequence of its lines. */
  readonly vins: readonly string[];
  /** Id of the first version of a template. */
  readonly templateId: string;
}

export const documentSpecification = new Specification<Given>((arrange) => {
  it('is found as it was issued, by its id and as the latest of its kind', async () => {
    const { repository, tx, orderIds, templateId } = await arrange();
    const [orderId, other] = orderIds;
    const paper = aDocument('contract', { orderId, templateId });
    const documentId = await repository.insert(tx, paper);
    const issued = await repository.find(documentId, tx);
    expect(issued).toMatchObject({
      ...{
        documentId,
        orderId,
        orderNumber: `UA-${orderId}`,
        kind: 'contract',
        stage: 'unsigned',
        version: 1,
      },
      ...{ documentNumber: paper.facts.documentNumber, isLatest: true, templateId, templateVersion: 1 },
      ...{ factsHash: paper.factsHash, languages: [], issuedAt: expect.any(Date) as Date },
    });
    expect(await repository.latest(orderId, 'contract', tx)).toEqual(issued);
    expect(await repository.factsOf(documentId, tx)).toEqual(paper.facts);
    expect(await repository.latest(orderId, 'invoice', tx)).toBeUndefined();
    expect(await repository.latest(other, 'contract', tx)).toBeUndefined();
    expect(await repository.find('999999', tx)).toBeUndefined();
    await expect(repository.factsOf('999999', tx)).rejects.toThrow();
  });

  it('is replaced by a later version of its order and kind, and stays as it was', async () => {
    const { repository, tx, orderIds, templateId } = await arrange();
    const [orderId] = orderIds;
    const first = aDocument('invoice', { orderId, templateId });
    const facts = { ...first.facts, creditedMinor: 100 };
    const firstId = await repository.insert(tx, first);
    const secondId = await repository.insert(tx, { ...first, version: 2, facts, factsHash: 'another' });
    await repository.insert(tx, aDocument('contract', { orderId, templateId, version: 3 }));
    expect(await repository.find(firstId, tx)).toMatchObject({ version: 1, isLatest: false });
    expect(await repository.latest(orderId, 'invoice', tx)).toMatchObject({
      ...{ documentId: secondId, version: 2, isLatest: true, factsHash: 'another' },
    });
    expect(await repository.factsOf(firstId, tx)).toEqual(first.facts);
    expect(await repository.factsOf(secondId, tx)).toEqual(facts);
  });

  it('has a version of its own for its order and kind', async () => {
    const { repository, tx, orderIds, templateId } = await arrange();
    const paper = aDocument('invoice', { orderId: orderIds[0], templateId });
    await repository.insert(tx, paper);
    await expect(repository.insert(tx, paper)).rejects.toMatchObject({ code: '23505' });
    await repository.insert(tx, { ...paper, orderId: orderIds[1] });
  });

  it('prints the cars of its order in the sequence of the lines', async () => {
    const { repository, tx, orderIds, vins } = await arrange();
    expect((await repository.carsOf(orderIds[0], tx)).flatMap((car) => car.vins)).toEqual(vins);
    expect(await repository.carsOf(orderIds[1], tx)).toEqual([]);
  });
});

import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { PublishedTemplateRepository } from './published-template.repository.js';

interface Given {
  /** Repository with at least two versions of the contract, and one of the invoice. */
  readonly repository: PublishedTemplateRepository;
  readonly tx: EntityManager;
}

export const publishedTemplateSpecification = new Specification<Given>((arrange) => {
  it('answers the version of a kind that took effect last', async () => {
    const { repository, tx } = await arrange();
    const contract = await repository.now('contract', tx);
    expect(contract).toMatchObject({ kind: 'contract', version: expect.any(Number) as number });
    expect(contract.version).toBeGreaterThan(1);
    expect(contract.content.clauses.length).toBeGreaterThan(1);
    expect(await repository.now('invoice', tx)).toMatchObject({ kind: 'invoice', version: 1 });
  });

  it('finds a version by its number, whether it is in force or not, and by its id', async () => {
    const { repository, tx } = await arrange();
    const inForce = await repository.now('contract', tx);
    expect(await repository.idOf('contract', inForce.version, tx)).toBe(inForce.templateId);
    const first = await repository.idOf('contract', 1, tx);
    expect(first).not.toBe(inForce.templateId);
    expect(await repository.one(first, tx)).toMatchObject({
      templateId: first,
      kind: 'contract',
      version: 1,
    });
  });

  it('throws for a missing one', async () => {
    const { repository, tx } = await arrange();
    await expect(repository.idOf('contract', 999, tx)).rejects.toThrow();
    await expect(repository.one('999999', tx)).rejects.toThrow();
  });
});

import { Specification } from '@mall/testing/specification';
import type { Payee, PayeeRepository, Seller } from './payee.repository.js';

interface Given {
  readonly repository: PayeeRepository;
  /** The only row of the table. */
  readonly first: Payee;
}

const second: Seller = {
  companyName: { ru: 'Вторая компания', zh: '第二公司', en: 'Second company' },
  companyAddress: { ru: 'Харбин', zh: '哈尔滨', en: 'Harbin' },
  director: { ru: 'Ли', zh: '李', en: 'Li' },
  registrationCode: '91231081MA1C4K7W09',
};

export const payeeSpecification = new Specification<Given>((arrange) => {
  it('answers the newest details', async () => {
    const { repository, first } = await arrange();
    expect(await repository.current()).toMatchObject(first);
  });

  it('keeps a renamed company with the present bank account', async () => {
    const { repository, first } = await arrange();
    const { bankName, bankAddress, account, swift } = first;
    const renamed = { ...second, bankName, bankAddress, account, swift };
    expect(await repository.renamed(second)).toMatchObject(renamed);
    expect(await repository.current()).toMatchObject(renamed);
    expect(await repository.renamed(second)).toMatchObject(renamed);
    // A company that is restored becomes the newest one again.
    await repository.renamed(first);
    expect(await repository.current()).toMatchObject(first);
  });
});

import { Specification } from '@mall/testing/specification';
import type { CentralBankRepository } from './central-bank.repository.js';

interface Given {
  /** The bank's file of yesterday has 12 roubles for one yuan, and nothing else. */
  readonly repository: CentralBankRepository;
}

export const centralBankSpecification = new Specification<Given>((arrange) => {
  it('answers the figure of a currency for both purposes, and nothing for one that the file does not have', async () => {
    const { repository } = await arrange();
    for (const purpose of ['payment', 'customs'] as const) {
      expect(await repository.newest('CNY', purpose)).toMatchObject({
        ...{ from: 'CNY', to: 'RUB', origin: 'centralBank', rateScaled: 120_000 },
      });
      expect(await repository.newest('EUR', purpose)).toBeUndefined();
    }
  });
});

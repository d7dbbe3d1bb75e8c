import { Specification } from '@mall/testing/specification';
import type { SearchCountRepository } from './search-count.repository.js';

interface Given {
  /** Repository without searches. */
  readonly repository: SearchCountRepository;
}

const times = (title: string, count: number) => ({ content: title.toLowerCase(), title, times: count });

export const searchCountSpecification = new Specification<Given>((arrange) => {
  it('ranks by how often something was searched for, in whatever parts it was counted', async () => {
    const { repository } = await arrange();
    expect(await repository.mostFrequent(10)).toEqual([]);
    await repository.add([times('Haval', 3), times('Geely', 1)]);
    await repository.add([times('Chery', 4), times('Geely', 4)]);
    const ranked = await repository.mostFrequent(10);
    expect(ranked).toEqual([
      { content: 'geely', title: 'Geely' },
      { content: 'chery', title: 'Chery' },
      { content: 'haval', title: 'Haval' },
    ]);
    expect(await repository.mostFrequent(2)).toEqual(ranked.slice(0, 2));
  });

  it('ranks equally frequent searches by their letters, and keeps the first spelling', async () => {
    const { repository } = await arrange();
    await repository.add([times('Haval', 2), times('Chery', 1)]);
    await repository.add([{ ...times('CHERY', 1), content: 'chery' }]);
    expect(await repository.mostFrequent(10)).toEqual([
      { content: 'chery', title: 'Chery' },
      { content: 'haval', title: 'Haval' },
    ]);
  });
});

import { Specification } from '@mall/testing/specification';
import type { WayTimeRepository } from './way-time.repository.js';

/**
 * Two orders to Kazan with one carrier, paid forty days ago, bought on the day before and handed over today. A third one
 * is on its way.
 */
interface Given {
  readonly repository: WayTimeRepository;
  /** Quarter of the year in which they were paid. */
  readonly quarter: number;
}

export const wayTimeSpecification = new Specification<Given>((arrange) => {
  it('counts the steps of done orders, with the carrier of those after shipping and the city of the hand-over', async () => {
    const { repository, quarter } = await arrange();
    const times = await repository.recent();
    expect(times.toSorted((left, right) => left.days - right.days)).toEqual([
      { code: 'bought', city: null, carrier: null, quarter, days: 0, orders: 2 },
      { code: 'handedOver', city: 'Казань', carrier: 'Уссури Транс', quarter, days: 40, orders: 2 },
    ]);
  });
});

import { orderErrors } from '@mall/contracts/order';
import { Specification } from '@mall/testing/specification';
import type { HeldSubmission } from './order-rows.js';
import type { OrderPlacementRepository } from './order-placement.repository.js';
import type { SubmissionRepository } from './submission.repository.js';

interface Given {
  readonly repository: OrderPlacementRepository;
  readonly submissions: SubmissionRepository;
  /** A claimed submission of one car, whose buyer may have five open orders. */
  readonly held: HeldSubmission;
}

export const orderPlacementSpecification = new Specification<Given>((arrange) => {
  it('ends the submission, once', async () => {
    const { repository, submissions, held } = await arrange();
    await repository.write(held);
    expect(await submissions.isDone(held.submission)).toBe(true);
    await expect(repository.write(held)).rejects.toThrow(orderErrors.submitUnderWay.key);
    expect(await submissions.isDone(held.submission)).toBe(true);
  });

  it('writes nothing of a submission that was abandoned', async () => {
    const { repository, submissions, held } = await arrange();
    await submissions.abandon(held.submission);
    await expect(repository.write(held)).rejects.toThrow(orderErrors.submitUnderWay.key);
    expect(await submissions.isDone(held.submission)).toBe(false);
  });
});

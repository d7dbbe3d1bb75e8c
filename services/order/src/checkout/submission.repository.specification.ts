import { orderErrors } from '@mall/contracts/order';
import { Specification } from '@mall/testing/specification';
import type { RefusedCar } from './not-orderable.js';
import type { SubmissionRepository } from './submission.repository.js';
import type { Claim, Submission, SubmitRequest } from './submission.js';

interface Given {
  readonly repository: SubmissionRepository;
  /** Shows buyer 7 a car of shop 3. @returns the id of the confirmation. */
  readonly confirm: () => Promise<string>;
  /** Shows buyer 7 that this car cannot be ordered. @returns the id of the confirmation. */
  readonly confirmNone: (car: RefusedCar) => Promise<string>;
  /** Completes a submission like the statement that writes its orders. */
  readonly complete: (submission: Submission) => Promise<void>;
}

const PAY_HOURS = 72;

export const submissionSpecification = new Specification<Given>((arrange) => {
  const aRequest = (confirmId: string, over: Partial<SubmitRequest> = {}): SubmitRequest => ({
    userId: '7',
    idempotencyKey: 'key',
    confirmId,
    wishes: { remarks: null, showInSquare: false },
    network: null,
    hoursAgo: 0,
    ...over,
  });

  const submissionIn = (claim: Claim): Submission => {
    if (claim.kind !== 'mine') throw new Error(`The claim is ${claim.kind}.`);
    return claim.submission;
  };

  async function aClaimed(over: Partial<SubmitRequest> = {}) {
    const { repository, confirm, complete } = await arrange();
    const request = aRequest(await confirm(), over);
    const submission = submissionIn(await repository.claim(request, PAY_HOURS));
    return { repository, confirm, complete, request, submission };
  }

  it('plans an order for each shop, with the time to pay, as requested', async () => {
    const wishes = { remarks: 'красную', showInSquare: true };
    const { submission, request } = await aClaimed({ wishes });
    expect(submission).toMatchObject({
      plan: { orders: [{ orderId: expect.any(String) as string, shopId: '3' }], ...wishes },
      confirmation: { confirmId: request.confirmId, userId: '7' },
    });
    const { placedAt, payBefore } = submission.plan;
    expect(Date.parse(payBefore) - Date.parse(placedAt)).toBe(PAY_HOURS * 3_600_000);
  });

  it('is refused with the reason when no car could be ordered', async () => {
    const { repository, confirmNone } = await arrange();
    const name = { ru: 'Тигго', zh: '瑞虎', en: 'Tiggo' };
    const confirmId = await confirmNone({ name, why: 'offSale', count: 1, stock: 0, heldUntil: null });
    await expect(repository.claim(aRequest(confirmId), PAY_HOURS)).rejects.toMatchObject({
      declaration: { key: orderErrors.carsNotOrderable.key },
      params: { cars: { en: '“Tiggo”: not on sale now' } },
    });
  });

  it('is busy while it is claimed, and done with the same orders when it was completed', async () => {
    const { repository, request, submission, complete } = await aClaimed();
    expect(await repository.claim(request, PAY_HOURS)).toEqual({ kind: 'busy' });
    expect(await repository.isDone(submission)).toBe(false);
    await complete(submission);
    expect(await repository.isDone(submission)).toBe(true);
    const orderIds = submission.plan.orders.map(({ orderId }) => orderId);
    expect(await repository.claim(request, PAY_HOURS)).toEqual({ kind: 'done', orderIds });
    expect(await repository.abandon(submission)).toBe(false);
  });

  it('is continued with the same plan after its release, and then no longer belongs to the first process', async () => {
    const { repository, request, submission } = await aClaimed();
    await repository.letGo(submission);
    const second = submissionIn(await repository.claim(request, PAY_HOURS));
    expect(second.plan).toEqual(submission.plan);
    expect(await repository.abandon(submission)).toBe(false);
    await repository.letGo(submission);
    expect(await repository.claim(request, PAY_HOURS)).toEqual({ kind: 'busy' });
  });

  it('frees its key and its confirmation when it is abandoned, once', async () => {
    const { repository, request, submission } = await aClaimed();
    expect(await repository.abandon(submission)).toBe(true);
    expect(await repository.abandon(submission)).toBe(false);
    expect(await repository.isDone(submission)).toBe(false);
    expect((await repository.claim(request, PAY_HOURS)).kind).toBe('mine');
  });

  it('refuses a key that was used for another request, and a second key for one confirmation', async () => {
    const { repository, confirm, request } = await aClaimed();
    const others: readonly SubmitRequest[] = [
      { ...request, confirmId: await confirm() },
      { ...request, wishes: { ...request.wishes, remarks: 'красную' } },
      { ...request, idempotencyKey: 'another' },
    ];
    for (const other of others)
      await expect(repository.claim(other, PAY_HOURS)).rejects.toThrow(orderErrors.repeatSubmit.key);
    const next = aRequest(await confirm(), { idempotencyKey: 'another' });
    expect((await repository.claim(next, PAY_HOURS)).kind).toBe('mine');
  });

  it('refuses a confirmation of somebody else', async () => {
    const { repository, confirm } = await arrange();
    const foreign = aRequest(await confirm(), { userId: '8' });
    await expect(repository.claim(foreign, PAY_HOURS)).rejects.toThrow(orderErrors.confirmExpired.key);
  });
});

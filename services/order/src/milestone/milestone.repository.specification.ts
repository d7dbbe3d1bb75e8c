import type { WriteMilestoneDto } from '@mall/contracts/order';
import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import type { MilestoneRepository } from './milestone.repository.js';

interface Given {
  readonly repository: MilestoneRepository;
  readonly tx: EntityManager;
  /** Ids of two orders without milestones. */
  readonly orderIds: readonly [string, string];
}

const anna: Actor = { kind: 'staff', id: '50', name: 'anna', ip: null };
const merchant: Actor = { kind: 'merchant', id: '30', name: 'shop', ip: null };
const PHOTO = [{ url: '/api/files/f/1', originName: '1.jpg' }];

const aStep = (orderId: string, over: Partial<WriteMilestoneDto> = {}): WriteMilestoneDto => ({
  orderId,
  code: 'bought',
  happenedOn: '2026-11-05',
  ...over,
});

export const milestoneSpecification = new Specification<Given>((arrange) => {
  it('records a step of one order', async () => {
    const { repository, tx, orderIds } = await arrange();
    expect(await repository.write(tx, aStep(orderIds[0]), merchant)).toBe(false);
    expect(await repository.ofOrder(orderIds[0])).toMatchObject([
      {
        code: 'bought',
        happenedOn: '2026-11-05',
        note: null,
        skipReason: null,
        files: [],
        writtenByKind: 'merchant',
        writtenAt: expect.any(Date) as Date,
        corrections: 0,
      },
    ]);
    expect(await repository.ofOrder(orderIds[1])).toEqual([]);
  });

  it('corrects a step that is there; its files stay unless others are given, its note does not', async () => {
    const { repository, tx, orderIds } = await arrange();
    await repository.write(tx, aStep(orderIds[0], { note: 'куплена', files: PHOTO }), merchant);
    expect(await repository.write(tx, aStep(orderIds[0], { happenedOn: '2026-11-04' }), anna)).toBe(true);
    expect(await repository.ofOrder(orderIds[0])).toMatchObject([
      { happenedOn: '2026-11-04', note: null, files: PHOTO, writtenByKind: 'staff', corrections: 1 },
    ]);
    await repository.write(tx, aStep(orderIds[0], { files: [] }), anna);
    expect(await repository.ofOrder(orderIds[0])).toMatchObject([{ files: [], corrections: 2 }]);
    expect(await repository.write(tx, aStep(orderIds[1]), anna)).toBe(false);
  });

  it('keeps why steps before it were skipped, until it is corrected', async () => {
    const { repository, tx, orderIds } = await arrange();
    await repository.write(tx, aStep(orderIds[0], { code: 'border', skipReason: 'своим ходом' }), anna);
    expect(await repository.ofOrder(orderIds[0])).toMatchObject([{ skipReason: 'своим ходом' }]);
    await repository.write(tx, aStep(orderIds[0], { code: 'border' }), anna);
    expect(await repository.ofOrder(orderIds[0])).toMatchObject([{ skipReason: null }]);
  });

  it('lists the steps in the sequence of the way, however late they were written', async () => {
    const { repository, tx, orderIds } = await arrange();
    for (const code of ['yard', 'bought', 'border'] as const)
      await repository.write(tx, aStep(orderIds[0], { code }), anna);
    await repository.write(tx, aStep(orderIds[0], { note: 'исправлено' }), anna);
    const steps = await repository.ofOrder(orderIds[0]);
    expect(steps.map(({ code }) => code)).toEqual(['bought', 'border', 'yard']);
  });
});

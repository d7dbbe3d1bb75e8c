import { DEAL_STEPS, MILESTONE_CODES } from '@mall/contracts/order';
import { timelineOf } from './timeline-of.js';

it('has every step once, those of the way between payment and receipt', () => {
  const steps = DEAL_STEPS.map((name) => ({ name, label: name, isDone: false, at: null }));
  const milestones = MILESTONE_CODES.map((code) => ({ code }));
  const rows = timelineOf({ steps, milestones } as unknown as Parameters<typeof timelineOf>[0]);
  expect(rows.map((row) => (row.kind === 'deal' ? row.step.name : row.step.code))).toEqual([
    ...['placed', 'contract', 'slip', 'confirmed'],
    ...['bought', 'inspected', 'exportLicence', 'loaded', 'shipped'],
    ...['border', 'yard', 'customs', 'handedOver', 'received'],
  ]);
});

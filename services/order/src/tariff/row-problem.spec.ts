import { TARIFF_KINDS } from '@mall/contracts/order';
import { rowProblem, rowThatHidesOthers } from './row-problem.js';

it('asks every kind of table for its figure', () => {
  for (const kind of TARIFF_KINDS) expect(rowProblem(kind, {})?.en).toMatch(/missing/);
});

it('asks for all limits of the preferential fee, and for names of services', () => {
  expect(rowProblem('preferentialFee', { combustionPowerHp: 160 })?.en).toMatch(/all limits/);
  expect(rowProblem('service', { amountMinor: 1, label: { ru: 'а', zh: '', en: 'a' } })?.en).toMatch(/three/);
});

it('refuses bounds that no car can be between', () => {
  expect(rowProblem('excise', { perHpMinor: 1, hpOver: 200, hpUpTo: 200 })?.en).toMatch(/wrong way round/);
  expect(rowProblem('excise', { perHpMinor: 1, hpOver: 0, hpUpTo: 90 })).toBeUndefined();
});

it('refuses a charge that depends on the city and on the car at once', () => {
  const town = { place: 'Чита', amountMinor: 1 };
  expect(rowProblem('delivery', { ...town, importer: 'company' })).toBeUndefined();
  expect(rowProblem('delivery', { ...town, fuels: ['ev'] })?.en).toMatch(/city/);
  expect(rowProblem('delivery', { amountMinor: 1, hpOver: 100 })?.en).toMatch(/city/);
  expect(rowProblem('recyclingFee', town)?.en).toMatch(/city/);
});

it('finds the row that keeps those below it from ever applying', () => {
  const town = { place: 'Чита', amountMinor: 1 };
  const anywhere = { amountMinor: 2 };
  expect(rowThatHidesOthers('delivery', [town, anywhere, town])).toBe(1);
  expect(rowThatHidesOthers('delivery', [town, town, anywhere])).toBe(-1);
  expect(rowThatHidesOthers('service', [anywhere, anywhere])).toBe(-1);
});

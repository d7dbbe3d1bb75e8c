import type { Report } from '../car.js';
import { countsOf } from './inspection-counts.js';

const bare: Report = { reportNo: 'IR-1', inspectedOn: '2026-11-01', score: 90, sections: [] };

it('counts defects, panels painted again and points, and finds the most worn tyre of the four', () => {
  const report: Report = {
    ...bare,
    sections: [
      { section: 'body', passed: 36, total: 38 },
      { section: 'engine', passed: 26, total: 26 },
    ],
    paint: [
      { panel: 'roof', microns: 105, verdict: 'original' },
      { panel: 'bonnet', microns: 240, verdict: 'repainted' },
      { panel: 'frontLeftDoor', microns: 150, verdict: 'replaced' },
    ],
    defects: [{ panel: 'bonnet', kind: 'chip' }],
    tyres: [
      { place: 'frontLeft', treadMm: 5.2 },
      { place: 'rearRight', treadMm: 4.7 },
      { place: 'spare', treadMm: 1.5 },
    ],
  };
  expect(countsOf(report)).toEqual({
    defects: 1,
    reworked: 2,
    passed: 62,
    total: 64,
    thinnestTreadMm: 4.7,
  });
});

it('says nothing about paint and tyres that nobody measured', () => {
  expect(countsOf({ ...bare, paint: [], tyres: [] })).toMatchObject({
    defects: 0,
    reworked: undefined,
    thinnestTreadMm: undefined,
  });
});

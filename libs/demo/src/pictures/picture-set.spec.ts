import { generateCars } from '../catalogue/cars.js';
import { shapes } from '../catalogue/model.js';
import { Body } from './body.js';
import { monogramOf } from './marks.js';
import { pictureSet, picturesOf } from './picture-set.js';
import { plans } from './plans/index.js';

describe('pictureSet', () => {
  const cars = [...generateCars()];
  const set = pictureSet(cars);

  it('shares pictures between cars that look the same', () => {
    expect(set.size).toBeLessThan(450);
    for (const car of cars) for (const { key } of picturesOf(car)) expect(set.has(key)).toBe(true);
  });

  it('shows the three-quarter front first', () => {
    for (const car of cars.slice(0, 50)) expect(picturesOf(car)[0]!.angle).toBe('frontThreeQuarter');
  });
});

describe('bodies', () => {
  it.each(shapes)('%s has a skin everywhere between its ends', (shape) => {
    const body = new Body(plans[shape]);
    for (let x = 0.4; x < plans[shape].length - 0.4; x += 0.35) {
      const [low, high] = body.spanAt(x)!;
      expect(high - low).toBeGreaterThan(0.3);
      const [, y] = body.onSide(x, (low + high) / 2);
      expect(y).toBeGreaterThan(0.4);
      expect(y).toBeLessThan(1.05);
    }
  });
});

describe('monogramOf', () => {
  it('returns different letters for different makes', () => {
    expect(monogramOf('Haval')).toBe('HV');
    expect(monogramOf('Lynk & Co')).toBe('LC');
    expect(monogramOf('BYD')).toBe('BY');
  });
});

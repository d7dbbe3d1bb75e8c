import { makes } from './makes.js';
import { bodyOf, shapes } from './model.js';
import { readMakes } from './table.js';

const allSeries = makes.flatMap((make) => make.series);

describe('the tables of makes', () => {
  it('hold at least 40 makes and 300 series, Chinese makes first', () => {
    expect(makes.length).toBeGreaterThanOrEqual(40);
    expect(allSeries.length).toBeGreaterThanOrEqual(300);
    const origins = makes.map((make) => make.origin);
    expect(origins.lastIndexOf('china')).toBe(origins.filter((origin) => origin === 'china').length - 1);
  });

  it('name every make and series in three languages, Chinese makes in Chinese signs', () => {
    for (const { name } of [...makes, ...allSeries]) {
      for (const text of [name.ru, name.zh, name.en]) expect(text.trim()).not.toBe('');
    }
    const foreign = makes.filter((make) => make.origin === 'china' && !/[一-鿿]/.test(make.name.zh));
    // These two use their Latin names in China as well.
    expect(foreign.map((make) => make.key)).toEqual(['icar']);
  });

  it('give every series a unique key and at least one trim', () => {
    expect(new Set(allSeries.map((series) => series.key)).size).toBe(allSeries.length);
    for (const series of allSeries) expect(series.trims.length).toBeGreaterThan(0);
  });

  it('use every body shape', () => {
    expect(new Set(allSeries.map((series) => series.shape))).toEqual(new Set(shapes));
    for (const shape of shapes) expect(bodyOf[shape]).toBeTruthy();
  });

  it('hold plausible figures only', () => {
    for (const series of allSeries) {
      expect(series.lengthMm / series.wheelbaseMm).toBeGreaterThan(1.35);
      for (const trim of series.trims) {
        expect(trim.powerKw).toBeLessThanOrEqual(trim.enginePowerKw + trim.motorPowerKw);
        expect(trim.power30MinKw).toBeLessThanOrEqual(trim.motorPowerKw);
        expect(trim.firstYear).toBeLessThanOrEqual(trim.lastYear);
      }
    }
  });
});

describe('readMakes', () => {
  it('names the line that cannot be parsed', () => {
    const table = '= a | A | 甲 | А | LGW | china\nB | 乙 | Б | submarine 4000x1800x1500/2600 1300kg | 2020-';
    expect(() => readMakes(table)).toThrow(/submarine/);
  });
});

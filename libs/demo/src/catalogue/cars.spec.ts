import { brokenRules, hasCheckDigit } from '@mall/contracts/product';
import { inspectionOf } from './inspection.js';
import { carAt, demoCars, demoDay, generateCars } from './cars.js';
import type { DemoCar } from './demo-car.js';
import { makes } from './makes.js';
import { makeIdOf } from './brands.js';
import { descriptionOf } from './description.js';

const cars: DemoCar[] = [...generateCars()];
const used = cars.filter((car) => car.condition === 'used');
const fresh = cars.filter((car) => car.condition === 'new');
const wmiOf = new Map(makes.map((make) => [makeIdOf.get(make), make.wmi]));

describe('generateCars', () => {
  it('gives the same cars for the same seed, and others for another', () => {
    expect([...generateCars({ count: 200 })]).toEqual(cars.slice(0, 200));
    expect([...generateCars({ count: 200, seed: 7 })]).not.toEqual(cars.slice(0, 200));
  });

  it('generates a single car as it is in the sequence', () => {
    expect(carAt(1234)).toEqual(cars[1234]);
    expect(inspectionOf(used[3]!)).toEqual(inspectionOf(carAt(used[3]!.index)));
  });

  it('offers 2,000 cars of many makes, about 65 in 100 used', () => {
    expect(cars).toHaveLength(demoCars);
    expect(used.length / cars.length).toBeGreaterThan(0.6);
    expect(used.length / cars.length).toBeLessThan(0.7);
    expect(new Set(cars.map((car) => car.brandId)).size).toBeGreaterThanOrEqual(70);
    expect(new Set(cars.map((car) => car.shopId)).size).toBe(3);
  });

  it('gives motors and batteries to electrified cars only', () => {
    for (const car of cars) {
      const isElectric = ['ev', 'phev', 'hybridSeries', 'hybridParallel'].includes(car.fuel);
      expect(car.batteryKwh !== undefined).toBe(isElectric);
      expect(car.power30MinKw !== undefined).toBe(isElectric);
      expect(car.engineCc === 0).toBe(car.fuel === 'ev');
      expect(car.ecoClass === 'ZEV').toBe(car.fuel === 'ev');
      expect(Math.abs(car.powerHp * 0.7355 - car.powerKw)).toBeLessThan(0.6);
    }
  });

  it('gives facts that agree, so that every car can be listed without a question', () => {
    const names = new Map(
      makes.map((make) => [makeIdOf.get(make)!, [...Object.values(make.name), ...make.aliases]]),
    );
    for (const car of cars)
      expect(brokenRules(car, { today: demoDay, makeNames: names.get(car.brandId) })).toEqual([]);
  });

  it('gives used cars a consistent history', () => {
    for (const car of used) {
      expect(hasCheckDigit(car.vin!)).toBe(true);
      expect(car.vin!.slice(0, 3)).toBe(wmiOf.get(car.brandId));
      expect(car.firstRegDate! < demoDay).toBe(true);
      expect(Math.abs(Number(car.firstRegDate!.slice(0, 4)) - car.year)).toBeLessThanOrEqual(1);
      expect(car.mileageKm).toBeGreaterThan(800);
      expect(car.stock).toBe(1);
      expect(car.wholesalePriceFee).toBeUndefined();
      const exportable = new Date(Date.parse(car.firstRegDate!) + 180 * 86_400_000).toISOString();
      expect(car.exportReadyDate >= exportable.slice(0, 10)).toBe(true);
    }
    expect(new Set(used.map((car) => car.vin)).size).toBe(used.length);
  });

  it('gives new cars a low mileage and a wholesale price', () => {
    for (const car of fresh) {
      expect(car.mileageKm).toBeLessThan(100);
      expect(car.vin).toBeUndefined();
      expect(car.stock).toBeLessThanOrEqual(30);
      expect(car.wholesalePriceFee !== undefined).toBe(car.stock > 10);
      if (car.wholesalePriceFee) expect(car.wholesalePriceFee).toBeLessThan(car.priceFee);
    }
  });

  it('prices in whole fen, never above the market, lower with age', () => {
    for (const car of cars) {
      expect(Number.isInteger(car.priceFee)).toBe(true);
      expect(car.marketPriceFee).toBeGreaterThanOrEqual(car.priceFee);
    }
    const mean = (list: DemoCar[]) => list.reduce((sum, car) => sum + car.priceFee, 0) / list.length;
    expect(mean(used.filter((car) => car.year <= 2020))).toBeLessThan(
      mean(used.filter((car) => car.year >= 2024)),
    );
  });

  it('has every text in three languages', () => {
    for (const car of cars.slice(0, 300)) {
      for (const texts of [car.name, car.sellingPoint, car.trim, car.locationCity, descriptionOf(car)]) {
        for (const text of [texts.ru, texts.zh, texts.en]) expect(text.length).toBeGreaterThan(0);
      }
      expect(car.name.ru).not.toMatch(/undefined|\(/);
      expect(descriptionOf(car).ru).not.toMatch(/undefined|NaN/);
    }
  });
});

describe('inspectionOf', () => {
  it('reports on used cars only', () => {
    expect(inspectionOf(fresh[0]!)).toBeUndefined();
    expect(used.every((car) => inspectionOf(car) !== undefined)).toBe(true);
  });

  it('agrees with the accident grade', () => {
    for (const car of used) {
      const report = inspectionOf(car)!;
      const touched = report.paint!.filter((reading) => reading.verdict !== 'original');
      expect(report.structuralDamage).toBe(car.accidentGrade === 'major');
      if (car.accidentGrade === 'none') expect(touched.length).toBeLessThanOrEqual(1);
      if (car.accidentGrade === 'major') expect(touched.length).toBeGreaterThanOrEqual(5);
      for (const { microns, verdict } of report.paint!) {
        if (verdict === 'original') expect(microns).toBeLessThan(160);
        if (verdict === 'filler') expect(microns).toBeGreaterThan(400);
      }
      for (const section of report.sections) expect(section.passed).toBeGreaterThanOrEqual(0);
      expect(report.score).toBeGreaterThan(40);
      expect(report.score).toBeLessThanOrEqual(100);
    }
  });
});

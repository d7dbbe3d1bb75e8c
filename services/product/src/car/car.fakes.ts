import { carFactNames, productErrors, recordOf, type CarStatus } from '@mall/contracts/product';
import { NoDatabase, type Restorable } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { inEachLanguage } from '@mall/validation';
import { NoFacts } from '../facts/fact-guard.fakes.js';
import { StockRepository } from '../stock/stock.repository.js';
import { CarListRepository } from './car-list.repository.js';
import { CarRepository, type CarRow, type ListedCarRow, type RemovedCar } from './car.repository.js';
import { CarWriter, type CarChanges, type CarToWrite } from './car-writer.js';
import type { PassedCar } from '../stock/passed-car.js';
import { SaleGateService } from './sale-gate.service.js';

const MADE = new Date('2026-11-01T00:00:00Z');

/** Returns a complete new car of shop 3, off sale, at 100,000 CNY, with one unit. */
export const aCar = (over: Partial<CarRow> = {}): CarRow => ({
  spuId: '900',
  skuId: '900',
  shopId: '3',
  brandId: '10',
  seriesId: null,
  categoryId: '100410',
  name: { ru: 'Тигго', zh: '瑞虎', en: 'Tiggo' },
  sellingPoint: {},
  detail: {},
  pictures: [],
  video: '',
  vin: null,
  partyCode: null,
  inspection: null,
  priceFee: '10000000',
  marketPriceFee: '10000000',
  wholesalePriceFee: null,
  status: 0,
  isRemoved: false,
  statusReason: null,
  saleNum: 0,
  stockLeft: 1,
  lockStock: 0,
  version: 1,
  createdAt: MADE,
  updatedAt: MADE,
  brandName: { ru: 'Чери', zh: '奇瑞', en: 'Chery' },
  brandImg: '',
  seriesName: null,
  categoryName: { ru: 'Седаны', zh: '轿车', en: 'Sedans' },
  categoryPath: '100402-100410',
  shopName: null,
  shopLogo: null,
  shopType: null,
  attrValueIds: [],
  attrs: [],
  ...recordOf(carFactNames, () => null),
  condition: 'new',
  year: 2025,
  bodyType: 'sedan',
  fuel: 'petrol',
  engineCc: 1_498,
  powerKw: 110,
  powerHp: 150,
  gearbox: 'dct',
  drive: 'fwd',
  steering: 'left',
  colour: 'white',
  seats: 5,
  doors: 5,
  locationCity: { ru: 'Пекин', zh: '北京', en: 'Beijing' },
  ...over,
});

/** Cars in memory. */
export class InMemoryCars extends CarRepository implements Restorable {
  private rows: Map<string, CarRow>;
  private gone = new Map<string, CarRow>();
  private isReviewed = true;

  constructor(cars: readonly CarRow[] = []) {
    super(new NoDatabase(), new CarListRepository(new NoDatabase()));
    this.rows = new Map(cars.map((car) => [car.spuId, car]));
  }

  snapshot(): () => void {
    const before = { rows: new Map(this.rows), gone: new Map(this.gone), isReviewed: this.isReviewed };
    return () => void Object.assign(this, before);
  }

  override async one(spuId: string): Promise<CarRow | undefined> {
    return this.rows.get(spuId);
  }

  override async lock(): Promise<void> {}

  override async listed(_: EntityManager, spuIds: readonly string[]): Promise<ListedCarRow[]> {
    return spuIds.flatMap((spuId) => {
      const car = this.rows.get(spuId);
      return car ? [{ ...car, needs: null }] : [];
    });
  }

  override async needsOf(): Promise<undefined> {}

  override async setStatus(
    _: EntityManager,
    spuId: string,
    status: CarStatus,
    statusReason: string | null = null,
  ): Promise<void> {
    const car = this.rows.get(spuId)!;
    this.put({ ...car, status, statusReason, version: car.version + 1 });
  }

  override putOnSale(tx: EntityManager, { spuId }: PassedCar, reason: string | null): Promise<void> {
    return this.setStatus(tx, spuId, 1, reason);
  }

  override async remove(_: EntityManager, spuId: string, status: CarStatus): Promise<void> {
    const car = this.rows.get(spuId)!;
    this.gone.set(spuId, { ...car, status, version: car.version + 1 });
    this.rows.delete(spuId);
  }

  override async removed(spuId: string): Promise<RemovedCar | undefined> {
    const car = this.gone.get(spuId);
    return car && { shopId: car.shopId, removedStatus: car.status };
  }

  override async restore(_: EntityManager, spuId: string, status: CarStatus): Promise<void> {
    const car = this.gone.get(spuId)!;
    this.gone.delete(spuId);
    this.put({ ...car, status, version: car.version + 1 });
  }

  override async needsReview(): Promise<boolean> {
    return this.isReviewed;
  }

  override async setNeedsReview(checkStats: 0 | 1): Promise<void> {
    this.isReviewed = checkStats === 1;
  }

  put(car: CarRow): void {
    this.rows.set(car.spuId, car);
  }
}

const stored = ({ priceFee, marketPriceFee, ...changes }: CarChanges) => ({
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
  ...(priceFee != null && { priceFee: String(priceFee) }),
  ...(marketPriceFee != null && { marketPriceFee: String(marketPriceFee) }),
});

/** Writes cars into memory, with the gate before the sale, but without the checks of brands, categories and VINs, which need the tables. */
export class InMemoryCarWriter extends CarWriter {
  private nextId = 5_000;

  private readonly saleGate: SaleGateService;

  constructor(private readonly cars: InMemoryCars) {
    const gate = new SaleGateService(cars);
    super(new NoFacts(), gate);
    this.saleGate = gate;
  }

  override async write(_: EntityManager, cars: readonly CarToWrite[]): Promise<string[]> {
    return cars.map(({ stock, status, ...car }) => {
      const spuId = car.spuId ?? String((this.nextId += 1));
      const state = { spuId, skuId: spuId, stockLeft: stock, status: (status ?? 0) as CarStatus };
      this.cars.put(aCar({ ...stored(car), ...state }));
      return spuId;
    });
  }

  override async change(tx: EntityManager, spuId: string, changes: CarChanges): Promise<void> {
    const car = (await this.cars.one(spuId))!;
    const lacked = await this.saleGate.before(tx, [spuId]);
    this.cars.put({ ...car, ...stored(changes), version: car.version + 1 });
    await this.saleGate.checkWritten(tx, [spuId], lacked);
  }
}

/** Stock of cars in memory. */
export class InMemoryStock extends StockRepository {
  constructor(private readonly cars: InMemoryCars) {
    super();
  }

  override async setUnits(_: EntityManager, spuId: string, units: number): Promise<void> {
    const car = await this.cars.one(spuId);
    if (!car) return;
    const { name, lockStock: held } = car;
    if (car.condition === 'used' && units + held > 1)
      throw productErrors.usedCarIsSingle({
        ...{ name: inEachLanguage(name), free: units, held, sold: 0, setAside: 0 },
        most: Math.max(0, 1 - held),
      });
    this.cars.put({ ...car, stockLeft: units });
  }
}

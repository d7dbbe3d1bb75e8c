import { brands, carAt } from '@mall/demo/catalogue';
import { diceOf, fieldsOf, whole, type Dice, type KnownCar, type QuestionShape } from './shapes.js';

const SEARCH = '/api/mall4cloud_search/ua/search/simple_page';
const byId = new Map(brands.map((brand) => [brand.brandId, brand]));

/** Draws questions about the generated catalogue from a seed, each only once. */
export class Questions {
  private readonly asked = new Set<string>();
  private readonly dice: Dice;

  constructor(
    private readonly cars: number,
    seed: number,
  ) {
    this.dice = diceOf(seed);
  }

  /** Draws at most `count` questions; fewer where the shape has hardly any left, as "new or used" alone has. */
  draw(shape: QuestionShape, count: number): string[] {
    const found: string[] = [];
    for (let turn = 0; found.length < count && turn < count * 4 + 1_000; turn += 1) {
      const car = knownCar(whole(this.dice, 0, this.cars - 1));
      const query = Object.entries(fieldsOf(shape, car, this.dice))
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('&');
      if (this.asked.has(query)) continue;
      this.asked.add(query);
      found.push(`${SEARCH}?${query}`);
    }
    return found;
  }
}

function knownCar(index: number): KnownCar {
  const { locationCity, ...car } = carAt(index);
  const nameOf = (id: string): string => byId.get(id)!.name.ru;
  return { ...car, city: locationCity.ru, brandName: nameOf(car.brandId), seriesName: nameOf(car.seriesId) };
}

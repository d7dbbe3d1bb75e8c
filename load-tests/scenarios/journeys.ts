import { sleep } from 'k6';
import { QUESTION_SHAPES, type QuestionShape } from '../bench/src/shapes.ts';
import { brandPage, carPage, search, searchLike, suggest, type Catalogue } from './catalogue.ts';
import { pick } from './mall.ts';

/** Pauses for reading, at most for the given seconds. */
type Think = (seconds: number) => void;

/** Scales the pauses, for shapes with many visitors on few cores. */
export const thinking =
  (pace: number): Think =>
  (seconds) =>
    sleep(seconds * pace * Math.random());

/** Searches for a make and a model, filters by price and year, and requests the next page. */
export function searchJourney({ cars }: Catalogue, think: Think): void {
  const { brandName, seriesName = '', priceFee, year } = pick(cars);
  suggest(brandName.slice(0, 3));
  think(1);
  const keyword = `${brandName} ${seriesName}`.trim();
  search({ keyword, facets: 1, sort: 10 });
  think(4);
  const narrowed = { keyword, minYear: year - 2, maxPrice: Math.ceil(priceFee * 1.2), facets: 1, sort: 5 };
  const found = search(narrowed);
  think(4);
  search({ ...narrowed, pageNum: 2 });
  if (found.length > 0) carPage(pick(found));
}

/** Chooses one filter, then several at once, like visitors without a certain car in mind. */
export function filterJourney({ cars }: Catalogue, think: Think): void {
  const shapes: readonly QuestionShape[] = Object.values(QUESTION_SHAPES);
  for (let step = 0; step < 3; step += 1) {
    const found = searchLike(pick(shapes), pick(cars));
    think(4);
    if (step === 2 && found.length > 0) carPage(pick(found));
  }
}

/** Opens the list of makes, one of them, and one of its cars. */
export function brandJourney(catalogue: Catalogue, think: Think): void {
  brandPage();
  think(3);
  const cars = search({ brandIds: pick(catalogue.brands).brandId, sort: pick([1, 2, 4, 5]) });
  think(5);
  if (cars.length > 0) carPage(pick(cars));
}

/** Most visitors browse, some search for a certain car. */
export function mixedJourney(catalogue: Catalogue, think: Think): void {
  const lot = Math.random();
  const journey = lot < 0.5 ? brandJourney : lot < 0.8 ? searchJourney : filterJourney;
  journey(catalogue, think);
  think(6);
}

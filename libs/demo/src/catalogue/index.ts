/** The demo catalogue, for the loader, benchmarks and load tests. */
export { equipment } from './attributes.js';
export { brands, makeIdOf, seriesIdOf } from './brands.js';
export { carAt, demoCars, demoDay, demoSeed, generateCars } from './cars.js';
export type { DemoCar } from './demo-car.js';
export { categories } from './categories.js';
export { descriptionOf } from './description.js';
export { ecoClasses, type EcoClass } from './common-facts.js';
export { importCatalogue } from './import-catalogue.js';
export { inspectionOf } from './inspection.js';
export { makes } from './makes.js';
export { vinOf } from './vin.js';

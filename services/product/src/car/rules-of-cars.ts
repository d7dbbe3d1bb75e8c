import { refusing } from '../database-refusal.js';
import { reviewRefusals } from '../price/car-authors.js';
import { priceRefusals } from '../price/price-trouble.js';
import { oneCarRefusals } from '../stock/one-car.js';

/** Throws the refusal of a rule about prices, reviewers or cars that exist once, in place of the database's error. */
export const translateRulesOfCars = refusing({ ...priceRefusals, ...reviewRefusals, ...oneCarRefusals });

import { refusing } from '../database-refusal.js';
import { priceRefusals } from '../price/price-trouble.js';
import { oneCarRefusals } from '../stock/one-car.js';

/** Throws the refusal of the rule about prices, or about cars that exist once, in place of the database's error. */
export const translateRulesOfCars = refusing({ ...priceRefusals, ...oneCarRefusals });

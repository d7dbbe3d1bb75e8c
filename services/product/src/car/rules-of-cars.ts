import { translatePriceTrouble } from '../price/price-trouble.js';
import { translateOneCar } from '../stock/one-car.js';

/** Throws the refusal of the rule about prices, or about cars that exist once, in place of the database's error. */
export function translateRulesOfCars(failure: unknown): never {
  try {
    return translateOneCar(failure);
  } catch (translated) {
    return translatePriceTrouble(translated);
  }
}

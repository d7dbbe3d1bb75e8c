import { checkDigitOf } from '@mall/contracts/product';

const signs = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
/** Model year signs from 2010 on; I, O, Q, U, Z and 0 are never used. Source: ISO 3779, table of year codes. */
const yearSigns = 'ABCDEFGHJKLMNPRSTVWXY';
/** Number of cars that the six digits of a serial number distinguish. */
const PLANT = 1_000_000;

/**
 * Builds a valid VIN.
 * @param describes any number that identifies the model; determines the five characters of the vehicle descriptor
 * @param serial 0 to 21,999,999; unique for each car. Each million has a plant code of its own
 */
export function vinOf(wmi: string, describes: number, year: number, serial: number): string {
  let rest = describes >>> 0;
  let section = '';
  for (let place = 0; place < 5; place += 1) {
    section += signs[rest % signs.length];
    rest = Math.floor(rest / signs.length) + 7 * (place + 1);
  }
  const head = `${wmi}${section}`;
  const tail = `${yearSigns[(year - 2010) % yearSigns.length]}${signs[(describes + Math.floor(serial / PLANT)) % 22]}${String(serial % PLANT).padStart(6, '0')}`;
  return `${head}${checkDigitOf(`${head}0${tail}`)}${tail}`;
}

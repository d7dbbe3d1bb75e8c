const signs = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
/** Model year signs from 2010 on; I, O, Q, U, Z and 0 are never used. Source: ISO 3779, table of year codes. */
const yearSigns = 'ABCDEFGHJKLMNPRSTVWXY';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const valueOf = new Map<string, number>(
  [...'0123456789']
    .map((sign) => [sign, Number(sign)] as [string, number])
    .concat(
      [...'ABCDEFGH'].map((sign, index) => [sign, index + 1]),
      [...'JKLMN'].map((sign, index) => [sign, index + 1]),
      [
        ['P', 7],
        ['R', 9],
      ],
      [...'STUVWXYZ'].map((sign, index) => [sign, index + 2]),
    ),
);
const values = new Uint8Array(128);
for (const [sign, value] of valueOf) values[sign.charCodeAt(0)] = value;

/** Computes the ninth character of a VIN from the other sixteen. Source: GB 16735-2019, annex on the check digit. */
export function checkDigitOf(vin: string): string {
  let sum = 0;
  for (let place = 0; place < 17; place += 1) sum += values[vin.charCodeAt(place)]! * weights[place]!;
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

export function isVin(vin: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) && checkDigitOf(vin) === vin[8];
}

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

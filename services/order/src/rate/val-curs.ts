/** What the central bank's daily file says: the day it is for, and RUB for `nominal` units, times 10,000. */
export interface CentralBankFile {
  /** `yyyy-MM-dd` */
  readonly rateDate: string;
  readonly rates: readonly CentralBankRow[];
}

export interface CentralBankRow {
  readonly currency: string;
  readonly nominal: number;
  readonly valueScaled: number;
}

/** Without these a file is of no use, so it is taken for a broken one. */
const NEEDED = ['CNY', 'EUR'];

/**
 * Reads `ValCurs`: `<ValCurs Date="21.11.2026"><Valute><CharCode>CNY</CharCode><Nominal>1</Nominal>
 * <Value>11,2345</Value>…`, in windows-1251 with comma decimals. Source: cbr.ru, "XML_daily".
 * @throws Error that says what is wrong with the file.
 */
export function readValCurs(bytes: Uint8Array): CentralBankFile {
  const xml = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const date = /<ValCurs\b[^>]*\bDate="(\d{2})\.(\d{2})\.(\d{4})"/.exec(xml);
  if (!date) throw new Error('there is no ValCurs with a date in it');
  if (!xml.includes('</ValCurs>')) throw new Error('the file ends too early');
  const rates = [...xml.matchAll(/<Valute\b[^>]*>(.*?)<\/Valute>/gs)].map(([, body]) => rowOf(body!));
  const missing = NEEDED.filter((currency) => !rates.some((rate) => rate.currency === currency));
  if (missing.length > 0) throw new Error(`there is no rate for ${missing.join(', ')}`);
  return { rateDate: `${date[3]}-${date[2]}-${date[1]}`, rates };
}

/** The file names its encoding in ASCII letters, which every one of the possible encodings shares. */
function encodingOf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /encoding="([\w-]+)"/i.exec(head)?.[1] ?? 'windows-1251';
}

function rowOf(body: string): CentralBankRow {
  const text = (tag: string): string => new RegExp(`<${tag}>\\s*([^<]*?)\\s*</${tag}>`).exec(body)?.[1] ?? '';
  const currency = text('CharCode');
  const nominal = Number(text('Nominal'));
  const value = text('Value');
  if (
    !/^[A-Z]{3}$/.test(currency) ||
    !Number.isInteger(nominal) ||
    nominal < 1 ||
    !/^\d{1,7}([,.]\d{1,4})?$/.test(value)
  )
    throw new Error(`the row of "${currency.slice(0, 10)}" cannot be read`);
  const valueScaled = Math.round(Number(value.replace(',', '.')) * 10_000);
  if (valueScaled <= 0) throw new Error(`the rate of ${currency} is not above zero`);
  return { currency, nominal, valueScaled };
}

/** RUB for one unit, times 10,000, rounded half up. */
export const perUnit = ({ valueScaled, nominal }: Omit<CentralBankRow, 'currency'>): number =>
  Math.floor(valueScaled / nominal + 0.5);

import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** The central bank's daily file: its day, and RUB for `nominal` units, times 10,000. */
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

/** Elements and attributes as texts; each of them may be missing. */
interface Valute {
  readonly CharCode?: string;
  readonly Nominal?: string;
  readonly Value?: string;
}
interface ParsedFile {
  readonly ValCurs?: { readonly Date?: string; readonly Valute?: readonly Valute[] };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => name === 'Valute',
});

/** Currencies without which a file is useless, so that it counts as broken. */
const NEEDED = ['CNY', 'EUR'];

/**
 * Reads `ValCurs`: `<ValCurs Date="21.11.2026"><Valute><CharCode>CNY</CharCode><Nominal>1</Nominal>
 * <Value>11,2345</Value>…`, in windows-1251 with comma decimals. Source: cbr.ru, "XML_daily".
 * @throws Error naming the fault of the file.
 */
export function readValCurs(bytes: Uint8Array): CentralBankFile {
  const { ValCurs: file } = parsed(new TextDecoder(encodingOf(bytes)).decode(bytes));
  const date = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(file?.Date ?? '');
  if (!file || !date) throw new Error('there is no ValCurs with a date in it');
  const rates = (file.Valute ?? []).map(rateOf);
  const missing = NEEDED.filter((currency) => !rates.some((rate) => rate.currency === currency));
  if (missing.length > 0) throw new Error(`there is no rate for ${missing.join(', ')}`);
  return { rateDate: `${date[3]}-${date[2]}-${date[1]}`, rates };
}

/** Parses the file. @throws Error for one that is not well-formed, including one that was cut off. */
function parsed(xml: string): ParsedFile {
  const verdict = XMLValidator.validate(xml);
  if (verdict !== true) throw new Error(`the file is not well-formed: ${verdict.err.msg}`);
  return parser.parse(xml) as ParsedFile;
}

/** Returns the encoding that the file names in ASCII letters, which all of the possible encodings share. */
function encodingOf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /encoding="([\w-]+)"/i.exec(head)?.[1] ?? 'windows-1251';
}

function rateOf({ CharCode: currency = '', Nominal, Value: value = '' }: Valute): CentralBankRow {
  const nominal = Number(Nominal);
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

/** Returns RUB for one unit, times 10,000, rounded half up. */
export const perUnit = ({ valueScaled, nominal }: Omit<CentralBankRow, 'currency'>): number =>
  Math.floor(valueScaled / nominal + 0.5);

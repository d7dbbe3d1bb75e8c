import { inLatin, say, spellText, Text, type FieldOptions } from '@mall/validation';

/** Matches a VIN by ISO 3779: 17 characters, without the letters that look like digits. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** White space, hyphens and dashes, and characters that are not shown, such as marks of direction. */
const SEPARATORS = /[\s\p{Dash}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** A VIN with a word or a sign for it in front, and signs of a sentence or of a label around it. */
const LABELLED = /^[*"«']?(?:VIN|ВИН|车架号码?|№|#)?[:№]?([A-Z0-9]{17})[.,;*"»']?$/u;

/**
 * Spells a VIN as it is stored: in Latin capitals, without anything between them or around. Cyrillic letters that look Latin are
 * accepted.
 */
export function normaliseVin(typed: string): string {
  const spelt = inLatin(
    spellText
      .code(typed)
      .replace(SEPARATORS, '')
      .replace(/\p{Ll}/gu, (letter) => letter.toUpperCase()),
  );
  return LABELLED.exec(spelt)?.[1] ?? spelt;
}

/** Numbers of orders and their papers, which have 17 letters and digits too, once ids have nine digits. */
const ORDER_NUMBER = /^\s*UA[A-Z]?\d{6}-/i;

/** Spells words of a search as VINs are stored, where they are one; other words stay as they were typed. */
export function vinOrWords(typed: string): string {
  const vin = normaliseVin(typed);
  return VIN.test(vin) && !ORDER_NUMBER.test(typed) ? vin : typed;
}

const label = say('VIN', '车架号', 'VIN');
const message = say(
  'VIN состоит из 17 знаков: латинские буквы без I, O, Q и цифры',
  '车架号应为 17 位拉丁字母和数字，不含 I、O、Q',
  'A VIN has 17 characters: digits and Latin letters other than I, O and Q',
);

/** A VIN, which may be typed in small letters, with spaces and hyphens. */
export const Vin = (options: Pick<FieldOptions, 'optional' | 'nullable'> = {}): PropertyDecorator =>
  Text({
    label,
    ...options,
    kind: 'code',
    // A longer one is refused by the pattern, whose message says what a VIN is.
    max: 40,
    pattern: VIN,
    message,
    normalise: normaliseVin,
    description: 'Small letters, spaces and hyphens are accepted',
  });

/** A VIN to look for. A wrong one finds nothing. */
export const WantedVin = (): PropertyDecorator =>
  Text({ label, optional: true, kind: 'code', max: 17, normalise: normaliseVin });

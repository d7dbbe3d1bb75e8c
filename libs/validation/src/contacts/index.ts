import { findPhoneNumbersInText } from 'libphonenumber-js/core';
import { COUNTRIES } from '../phone/countries.js';

/** A part of a text that leads people past the mall: `end` is the index behind it. */
export interface ContactInText {
  readonly kind: 'phone' | 'link' | 'messenger';
  readonly start: number;
  readonly end: number;
}

const TOKEN = /[^\s,;()<>（），；。、]+/g;
const DOMAIN = /\.(?:ru|com|cn|net|org|me|io|shop|рф|ру)(?![\p{L}\p{N}])/iu;

const isLink = (token: string): boolean => {
  const at = token.indexOf('@');
  const isMail = at > 0 && token.indexOf('.', at) > at + 1;
  return isMail || token.includes('://') || /^www\./i.test(token) || DOMAIN.test(token);
};

/** Words in small letters; Russian ones may have an ending. */
const MESSENGER_NAMES =
  'wechat|we chat|weixin|加微信|微信|薇信|威信|v信|加v|加微|加薇|telegram|телеграм|whatsapp|whats app|ватсап|вотсап|вацап|воцап|' +
  'viber|вайбер|skype|скайп|instagram|инстаграм';
/** QQ and VX are models of cars, so they need a number or a colon beside them. */
const MESSENGERS = [
  new RegExp(`(?:${MESSENGER_NAMES})[а-яё]{0,3}`, 'giu'),
  /qq[号群]?[:： ]{0,2}\d{5,11}/giu,
  /vx ?[:：]/gi,
  /(?<![\p{L}\p{N}])@[a-z]\w{3,31}/giu,
];
/** Fewer digits are a price, a distance or a year. */
const FEWEST_DIGITS = 10;

const matches = (text: string, pattern: RegExp, kind: ContactInText['kind']): ContactInText[] =>
  [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    kind,
    start: index,
    end: index + length,
  }));

function phonesIn(text: string): ContactInText[] {
  const found = (['RU', 'CN'] as const).flatMap((defaultCountry) =>
    findPhoneNumbersInText(text, { defaultCountry }, COUNTRIES),
  );
  return found
    .filter(({ startsAt, endsAt }) => text.slice(startsAt, endsAt).replace(/\D/g, '').length >= FEWEST_DIGITS)
    .map(({ startsAt, endsAt }) => ({ kind: 'phone', start: startsAt, end: endsAt }));
}

/**
 * Returns phone numbers, links, e-mail addresses and names of messengers in a text, in their order; none overlaps another
 * one. Full-width digits count as digits.
 */
export function contactsIn(text: string): ContactInText[] {
  // Each full-width character becomes one character, so that positions stay the same.
  const plain = text.replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  const found = [
    ...matches(plain, TOKEN, 'link').filter(({ start, end }) => isLink(plain.slice(start, end))),
    ...phonesIn(plain),
    ...MESSENGERS.flatMap((pattern) => matches(plain, pattern, 'messenger')),
  ].sort((one, other) => one.start - other.start || other.end - one.end);
  let taken = 0;
  return found.filter(({ start, end }) => {
    const isFree = start >= taken;
    taken = Math.max(taken, end);
    return isFree;
  });
}

import type { Texts } from '@mall/validation';

/** Matches a VIN by ISO 3779: 17 characters, without the letters that look like digits. */
export const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** A VIN as people type it: small letters count like capitals, which are stored. */
export const TYPED_VIN = /^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$/;

export const vinMessage: Texts = {
  ru: 'VIN состоит из 17 знаков: заглавные латинские буквы без I, O, Q и цифры',
  zh: '车架号应为 17 位大写字母和数字，不含 I、O、Q',
  en: 'A VIN has 17 characters: digits and capital letters other than I, O and Q',
};

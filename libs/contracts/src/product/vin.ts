import type { Texts } from '@mall/validation';

/** Matches a VIN by ISO 3779: 17 characters, without the letters that look like digits. */
export const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

export const vinMessage: Texts = {
  ru: 'VIN состоит из 17 знаков: латинские буквы без I, O, Q и цифры',
  zh: '车架号应为 17 位字母和数字，不含 I、O、Q',
  en: 'A VIN has 17 characters: digits and letters other than I, O and Q',
};

import { say } from '@mall/validation';
import {
  claimsCheckDigit,
  hasCheckDigit,
  isChineseVin,
  isMiscounted,
  modelYearOfVin,
  otherMakersOfVin,
} from '../vin-parts.js';
import { ask, refuse } from './rule.js';

/** Years by which the model year of a VIN may differ: makers begin a model year in the summer before it. */
const YEARS_APART = 1;

export const vinRules = {
  vinCheckDigit: refuse(
    ['vin'],
    say(
      'В VIN {vin} не сходится контрольная цифра: у китайских автомобилей она обязательна. Проверьте все 17 знаков',
      '车架号 {vin} 校验位不符（国产车必须符合），请核对全部 17 位',
      'The check digit of the VIN {vin} is wrong, and cars built in China must have a right one. Check all 17 characters',
    ),
    ({ vin }) => isMiscounted(vin) && { vin },
  ),
  vinCheckDigitElsewhere: ask(
    ['vin'],
    say(
      'В VIN {vin} не сходится контрольная цифра. Вы сверили все 17 знаков?',
      '车架号 {vin} 校验位不符，是否已核对全部 17 位？',
      'The check digit of the VIN {vin} is wrong. Have you checked all 17 characters?',
    ),
    ({ vin }) => !isChineseVin(vin) && claimsCheckDigit(vin) && !hasCheckDigit(vin) && { vin },
  ),
  vinMake: ask(
    ['brandId', 'vin'],
    say(
      'По VIN изготовитель — {makers}. Марка и VIN указаны верно?',
      '车架号对应的厂商为 {makers}，品牌和车架号是否无误？',
      'By its VIN the car is a {makers}. Are make and VIN right?',
    ),
    ({ vin }, { makeNames }) => {
      const makers = makeNames && otherMakersOfVin(vin, makeNames);
      return makers && { makers: makers.join(' / ') };
    },
  ),
  vinYear: ask(
    ['year', 'vin'],
    say(
      'По VIN это автомобиль {stated} модельного года, а указан {year}. Всё верно?',
      '车架号对应 {stated} 年款，填写的却是 {year} 年款，是否无误？',
      'By its VIN the car is of the model year {stated}, but {year} is given. Is that right?',
    ),
    ({ vin, year }) => {
      const stated = modelYearOfVin(vin, year);
      const differs = stated !== undefined && Math.abs(stated - year) > YEARS_APART;
      return differs && { stated: String(stated), year: String(year) };
    },
  ),
} as const;

import { adminErrors, type ParameterType } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { PARAMETER_BOUNDS } from './parameter-bounds.js';

const EXPECTED = {
  number: { ru: 'нужно число', zh: '应为数字', en: 'a number is needed' },
  flag: { ru: 'нужно 0 или 1', zh: '应为 0 或 1', en: '0 or 1 is needed' },
  texts: {
    ru: 'нужен текст на всех трёх языках',
    zh: '需填写三种语言的内容',
    en: 'a text in all three languages is needed',
  },
} as const satisfies Partial<Record<ParameterType, Texts>>;

/** @throws adminErrors.valueRefused when the value is not of the parameter's type. */
export function assertFits(type: ParameterType, value: string, texts: Texts | undefined): void {
  const fits = {
    text: () => true,
    number: () => /^-?\d+(?:\.\d+)?$/.test(value),
    flag: () => value === '0' || value === '1',
    texts: () => Boolean(texts?.ru && texts.zh && texts.en),
  }[type]();
  if (!fits) throw adminErrors.valueRefused({ expected: EXPECTED[type as keyof typeof EXPECTED] });
}

/** @throws adminErrors.valueRefused when the number of a built-in parameter is outside of its bounds. */
export function assertWithin(key: string, value: string): void {
  const bounds = Object.hasOwn(PARAMETER_BOUNDS, key) ? PARAMETER_BOUNDS[key] : undefined;
  if (!bounds || (Number(value) >= bounds.min && Number(value) <= bounds.max)) return;
  const { min, max } = bounds;
  const expected = {
    ru: `число от ${min} до ${max}`,
    zh: `应为 ${min} 至 ${max} 之间的数字`,
    en: `a number from ${min} to ${max}`,
  };
  throw adminErrors.valueRefused({ expected });
}

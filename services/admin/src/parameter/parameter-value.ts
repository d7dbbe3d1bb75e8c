import { adminErrors, type ParameterType } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';

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

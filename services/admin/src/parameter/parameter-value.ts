import { adminErrors, type ParameterType } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { LINE_RULES, PARAMETER_BOUNDS } from './parameter-bounds.js';

const EXPECTED = {
  number: { ru: 'нужно число', zh: '应为数字', en: 'a number is needed' },
  flag: { ru: 'нужно 0 или 1', zh: '应为 0 或 1', en: '0 or 1 is needed' },
  texts: {
    ru: 'нужен текст на всех трёх языках',
    zh: '需填写三种语言的内容',
    en: 'a text in all three languages is needed',
  },
} as const satisfies Partial<Record<ParameterType, Texts>>;

/** Checks a value against the parameter's type. @throws adminErrors.valueRefused */
export function assertFits(type: ParameterType, value: string, texts: Texts | undefined): void {
  const fits = {
    text: () => true,
    number: () => /^-?\d+(?:\.\d+)?$/.test(value),
    flag: () => value === '0' || value === '1',
    texts: () => Boolean(texts?.ru && texts.zh && texts.en),
  }[type]();
  if (!fits) throw adminErrors.valueRefused({ expected: EXPECTED[type as keyof typeof EXPECTED] });
}

/** Checks a value against the rules of a built-in parameter. @throws adminErrors.valueRefused */
export function assertAllowed(key: string, value: string, texts: Texts | undefined): void {
  assertWithin(key, value);
  const rule = Object.hasOwn(LINE_RULES, key) ? LINE_RULES[key] : undefined;
  if (!rule) return;
  const { max, pattern, expected } = rule;
  for (const line of texts ? [texts.ru, texts.zh, texts.en] : [value]) {
    if (pattern && !pattern.test(line)) throw adminErrors.valueRefused({ expected: expected! });
    if (line.length > max || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(line) || (texts && line.trim() === ''))
      throw adminErrors.valueRefused({ expected: oneLine(max) });
  }
}

const oneLine = (max: number): Texts => ({
  ru: `нужна одна строка не длиннее ${max} знаков`,
  zh: `应为一行，不超过 ${max} 个字符`,
  en: `one line of at most ${max} characters is needed`,
});

function assertWithin(key: string, value: string): void {
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

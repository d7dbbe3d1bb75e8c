import type { Texts } from './texts.js';

/**
 * Messages of broken rules. `{label}` is the field's own label. The Chinese texts of `required`, `choose` and `mobile` are
 * prescribed.
 */
export const ruleTexts = {
  required: {
    ru: 'Заполните поле «{label}»',
    zh: '{label} 是必填字段',
    en: 'Please fill in “{label}”',
  },
  choose: { ru: 'Выберите «{label}»', zh: '请选择{label}', en: 'Please select “{label}”' },
  upload: { ru: 'Загрузите «{label}»', zh: '请上传{label}', en: 'Please upload “{label}”' },
  text: { ru: '«{label}»: нужен текст', zh: '{label}必须是文本', en: '“{label}” must be text' },
  textLength: {
    ru: '«{label}»: от {min} до {max} знаков',
    zh: '{label}长度应为 {min} 至 {max} 个字符',
    en: '“{label}” must have {min} to {max} characters',
  },
  integer: {
    ru: '«{label}»: целое число от {min} до {max}',
    zh: '{label}应为 {min} 至 {max} 之间的整数',
    en: '“{label}” must be a whole number from {min} to {max}',
  },
  money: {
    ru: '«{label}»: сумма от {min} до {max}, не больше двух знаков после запятой',
    zh: '{label}应为 {min} 至 {max} 之间的金额，最多两位小数',
    en: '“{label}” must be an amount from {min} to {max} with two decimals at most',
  },
  number: {
    ru: '«{label}»: число от {min} до {max}',
    zh: '{label}应为 {min} 至 {max} 之间的数字',
    en: '“{label}” must be a number from {min} to {max}',
  },
  range: {
    ru: '«{label}»: нижняя граница больше верхней',
    zh: '{label}的下限不能大于上限',
    en: '“{label}”: the lower bound is above the upper one',
  },
  example: {
    ru: '«{label}»: неверный формат, пример: {example}',
    zh: '{label}格式不正确，示例：{example}',
    en: '“{label}” has the wrong format; an example: {example}',
  },
  characters: {
    ru: '«{label}»: есть недопустимые знаки (нулевой знак или половина знака)',
    zh: '{label}包含无法保存的字符（空字符或不完整字符）',
    en: '“{label}” has characters that cannot be stored (NUL or half of a character)',
  },
  depth: {
    ru: '«{label}»: не больше {max} уровней вложенности',
    zh: '{label}嵌套不能超过 {max} 层',
    en: '“{label}” may be nested {max} levels deep at most',
  },
  id: {
    ru: '«{label}»: неверный номер записи',
    zh: '{label}编号无效',
    en: '“{label}” is not a valid record id',
  },
  flag: { ru: '«{label}»: 0 или 1', zh: '{label}只能为 0 或 1', en: '“{label}” must be 0 or 1' },
  boolean: { ru: '«{label}»: да или нет', zh: '{label}只能为是或否', en: '“{label}” must be true or false' },
  oneOf: {
    ru: '«{label}»: одно из значений {values}',
    zh: '{label}只能为：{values}',
    en: '“{label}” must be one of {values}',
  },
  pattern: {
    ru: '«{label}»: неверный формат',
    zh: '{label}格式不正确',
    en: '“{label}” has the wrong format',
  },
  instant: {
    ru: '«{label}»: дата и время, например 2026-11-21 18:30:00',
    zh: '{label}应为日期时间，例如 2026-11-21 18:30:00',
    en: '“{label}” must be a date and time such as 2026-11-21 18:30:00',
  },
  day: {
    ru: '«{label}»: дата вида 2026-11-21',
    zh: '{label}应为日期，例如 2026-11-21',
    en: '“{label}” must be a date such as 2026-11-21',
  },
  calendar: {
    ru: '«{label}»: такого дня нет в календаре. Проверьте число и месяц',
    zh: '{label}：日历中没有这一天，请核对月份和日期',
    en: '“{label}” is a day that no calendar has. Check the day and the month',
  },
  sinceDay: {
    ru: '«{label}»: дата не раньше {from} и не позже сегодняшнего дня',
    zh: '{label}应在 {from} 至今天之间',
    en: '“{label}” must be a date from {from} to today',
  },
  dayRange: {
    ru: '«{label}»: дата не раньше {from} и не позже чем через {years} лет',
    zh: '{label}应在 {from} 之后，且不晚于今后 {years} 年',
    en: '“{label}” must be a date from {from} to {years} years from today',
  },
  notFuture: {
    ru: '«{label}» не может быть в будущем',
    zh: '{label}不能晚于今天',
    en: '“{label}” cannot be in the future',
  },
  mobile: {
    ru: 'Номер телефона указан неверно: +7 и 10 цифр или китайский номер из 11 цифр',
    zh: '手机号码不符合规范',
    en: 'The phone number is not valid: +7 with 10 digits, or an 11-digit Chinese number',
  },
  email: {
    ru: 'Адрес электронной почты указан неверно',
    zh: '邮箱格式不正确',
    en: 'The e-mail address is not valid',
  },
  list: {
    ru: '«{label}»: от {min} до {max} значений',
    zh: '{label}应包含 {min} 至 {max} 项',
    en: '“{label}” must have {min} to {max} entries',
  },
  fileUrl: {
    ru: '«{label}»: нужен файл, загруженный на эту площадку',
    zh: '{label}只能使用上传到本平台的文件',
    en: '“{label}” must be a file that was uploaded here',
  },
  object: { ru: '«{label}»: неверные данные', zh: '{label}数据格式不正确', en: '“{label}” is not valid' },
  unknown: {
    ru: 'Неизвестное поле «{label}»',
    zh: '未知字段“{label}”',
    en: 'Unknown field “{label}”',
  },
} as const satisfies Record<string, Texts>;

export type RuleName = keyof typeof ruleTexts;

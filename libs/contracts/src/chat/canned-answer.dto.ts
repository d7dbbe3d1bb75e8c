import { Id, Instant, OneOf, Text, Trilingual, type Texts } from '@mall/validation';

const labels = {
  keyword: { ru: 'Ключевое слово', zh: '关键词', en: 'Keyword' },
  text: { ru: 'Текст ответа', zh: '回复内容', en: 'Text of the answer' },
  updateTime: { ru: 'Изменён', zh: '修改时间', en: 'Changed' },
} as const satisfies Record<string, Texts>;

/** Placeholders of canned answers, filled with facts of the conversation that the answer is sent into. */
export const CANNED_PLACEHOLDERS = {
  buyer: { ru: 'имя покупателя', zh: '买家姓名', en: 'name of the buyer' },
  shop: { ru: 'магазин', zh: '店铺', en: 'shop' },
  car: { ru: 'автомобиль', zh: '车辆', en: 'car' },
  order: { ru: 'номер заказа', zh: '订单编号', en: 'number of the order' },
  contract: { ru: 'номер договора', zh: '合同编号', en: 'number of the contract' },
  payBefore: { ru: 'оплатить до', zh: '付款截止时间', en: 'pay by' },
} as const satisfies Record<string, Texts>;
export type CannedPlaceholder = keyof typeof CANNED_PLACEHOLDERS;

export class CannedAnswerRecord {
  @Id() cannedAnswerId!: string;
  /** Keyword that staff type after `/`: one word in any script. */
  @Text({
    label: labels.keyword,
    max: 40,
    pattern: /^[\p{L}\p{N}_-]+$/u,
    message: {
      ru: 'Одно слово из букв и цифр',
      zh: '一个由字母、汉字或数字组成的词',
      en: 'One word of letters and digits',
    },
  })
  keyword!: string;
  /** A text in each language, with placeholders such as `{buyer}`. */
  @Trilingual({ label: labels.text, named: true, isName: false }) text!: Texts;
  /** Person who wrote it last; null for answers that came with the mall. */
  @Text({ optional: true, nullable: true }) changedBy!: string | null;
  @Instant({ label: labels.updateTime }) updateTime!: string;
}

/** A canned answer for one conversation. */
export class FilledAnswerView {
  @Id() cannedAnswerId!: string;
  @Text({ max: 40 }) keyword!: string;
  /** Text in the language of the buyer, without placeholders. */
  @Text({ max: 4000 }) text!: string;
  @OneOf(['ru', 'zh', 'en']) locale!: 'ru' | 'zh' | 'en';
}

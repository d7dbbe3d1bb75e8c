import { say, type Texts } from '@mall/validation';

/** Reasons of a delay that staff choose from; the buyer reads them. */
export const delayReasons = {
  borderQueue: say('Очередь на границе', '口岸排队', 'A queue at the border'),
  customsPapers: say('Таможня запросила документы', '海关要求补充文件', 'Customs asked for documents'),
  carrier: say('Задержка у перевозчика', '承运方延误', 'A delay at the carrier'),
  weather: say('Погода', '天气原因', 'Weather'),
  maker: say(
    'Задержка у завода или дилера в Китае',
    '中国厂家或经销商延误',
    'A delay at the maker or dealer in China',
  ),
  holiday: say('Праздничные дни', '节假日', 'Public holidays'),
  buyerPapers: say('Не хватает документов покупателя', '买家文件不齐', 'Papers of the buyer are missing'),
  other: say('Другая причина', '其他原因', 'Another reason'),
} as const satisfies Record<string, Texts>;

export type DelayReason = keyof typeof delayReasons;
export const DELAY_REASONS = Object.keys(delayReasons) as readonly DelayReason[];

/** Returns the whole reason in each language: the label, then the note of staff; the note alone for another reason. */
export function delayReasonTexts(reason: DelayReason, note: string | null): Texts {
  const whole = (locale: keyof Texts): string => {
    if (!note) return delayReasons[reason][locale];
    return reason === 'other' ? note : `${delayReasons[reason][locale]}: ${note}`;
  };
  return { ru: whole('ru'), zh: whole('zh'), en: whole('en') };
}

import { say, type Texts } from '@mall/validation';

/** Reasons for sending a payment slip back; the dictionary `slip_reject_reason`. */
export const slipRejectReasons = {
  notReceived: say('Деньги не поступили на счёт', '款项未到账', 'The money has not arrived'),
  amountDiffers: say(
    'Сумма не совпадает с документом',
    '金额与凭证不符',
    'The amount differs from the paper',
  ),
  unreadable: say('Документ не читается', '凭证不清晰', 'The paper cannot be read'),
  wrongPayee: say('Другой получатель платежа', '收款人有误', 'Paid to somebody else'),
  wrongPurpose: say('Неверное назначение платежа', '付款用途有误', 'The purpose of payment is wrong'),
  duplicate: say('Этот платёж уже учтён', '该付款已登记', 'This payment is counted already'),
  notASlip: say('Это не платёжный документ', '不是付款凭证', 'This is not a payment slip'),
  other: say('Другая причина', '其他原因', 'Another reason'),
} as const satisfies Record<string, Texts>;

export type SlipRejectReason = keyof typeof slipRejectReasons;
export const SLIP_REJECT_REASONS = Object.keys(slipRejectReasons) as readonly SlipRejectReason[];

/** Returns the whole reason in each language: the label of its code, and the text written to it. */
export function slipReasonTexts(code: SlipRejectReason | null, written: string): Texts {
  const own = written.trim();
  const whole = (locale: keyof Texts): string => {
    if (!code || (code === 'other' && own)) return own;
    return own ? `${slipRejectReasons[code][locale]}: ${own}` : slipRejectReasons[code][locale];
  };
  return { ru: whole('ru'), zh: whole('zh'), en: whole('en') };
}

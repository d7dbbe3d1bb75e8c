import { numberFormat } from '@mall/web-kit';
import type { Locale } from '@mall/validation';

/** Formats a duration, `5 минут`, `3 часа`: whole minutes up to two hours, then whole hours; at least a minute. */
export function durationWords(seconds: number, locale: Locale): string {
  const isLong = seconds >= 7_200;
  const amount = Math.max(1, Math.round(seconds / (isLong ? 3_600 : 60)));
  const unit = isLong ? 'hour' : 'minute';
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
}

import { instant, timeAgo, wholeMoment, dateFormat, numberFormat } from '@mall/web-kit';
import type { Locale } from '@mall/validation';
import { useReaderLocale } from '../api/use-call.js';

const DENSE: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};
const { year: _, ...THIS_YEAR } = DENSE;

/** Shows date and time in the reader's time zone, without the current year; the exact instant as a tooltip. */
export function Moment({ at }: { readonly at: string | null | undefined }) {
  const locale = useReaderLocale();
  if (!at) return null;
  const when = instant(at);
  const isThisYear = when.getFullYear() === new Date().getFullYear();
  return (
    <time dateTime={when.toISOString()} title={wholeMoment(at, locale)} style={{ whiteSpace: 'nowrap' }}>
      {dateFormat(locale, isThisYear ? THIS_YEAR : DENSE).format(when)}
    </time>
  );
}

const DENSE_DAY: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
};

/** Shows a calendar day of the wire (`2026-11-21`): the same day in every time zone. */
export function Day({ on }: { readonly on: string | null | undefined }) {
  const locale = useReaderLocale();
  if (!on) return null;
  const day = on.slice(0, 10);
  return (
    <time dateTime={day} style={{ whiteSpace: 'nowrap' }}>
      {dateFormat(locale, DENSE_DAY).format(new Date(`${day}T00:00:00Z`))}
    </time>
  );
}

/** Shows the time since an instant, for queues, where age matters. */
export function Age({ at }: { readonly at: string }) {
  const locale = useReaderLocale();
  return (
    <time
      dateTime={instant(at).toISOString()}
      title={wholeMoment(at, locale)}
      style={{ whiteSpace: 'nowrap' }}
    >
      {timeAgo(at, locale)}
    </time>
  );
}

/** Formats a duration, `5 минут`, `3 часа`: whole minutes up to two hours, then whole hours; at least a minute. */
export function durationWords(seconds: number, locale: Locale): string {
  const isLong = seconds >= 7_200;
  const amount = Math.max(1, Math.round(seconds / (isLong ? 3_600 : 60)));
  const unit = isLong ? 'hour' : 'minute';
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
}

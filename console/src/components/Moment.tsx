import { instant, timeAgo, wholeMoment, dateFormat } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';

const DENSE: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};
const { year: _, ...THIS_YEAR } = DENSE;

/** Date and time where the reader is, as a table shows them, without the present year; the exact instant as a hint. */
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

/** A calendar day of the wire (`2026-11-21`), as a table shows it: the same day wherever the reader is. */
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

/** How long ago it was: for queues, where age is what counts. */
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

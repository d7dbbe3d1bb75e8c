import type { InputOf, OutputOf } from '../client/operation-types.js';

type Own = Pick<OutputOf<'chat.noticeSettings.own'>, 'quietFrom' | 'quietTo' | 'digestHour'>;
type Hours = InputOf<'chat.noticeSettings.setHours'>;

/** One choice of an hour in the notice settings; where it is optional, no hour may be chosen. */
export type HourField = {
  readonly hour: number | null;
  /** Returns what to store when another hour is chosen. */
  readonly with: (hour: number | null) => Hours;
} & (
  | { readonly name: Exclude<keyof Own, 'quietTo'>; readonly isOptional: true }
  | { readonly name: 'quietTo'; readonly isOptional: false }
);

export const HOURS: readonly { readonly hour: number; readonly label: string }[] = Array.from(
  { length: 24 },
  (_, hour) => ({ hour, label: `${String(hour).padStart(2, '0')}:00` }),
);

/** The default end of quiet hours, and their length when end and start would be equal. */
const MORNING = 8;
const NIGHT_HOURS = 10;

/** Returns the fields of quiet hours and of the daily message, in the browser's time zone. */
export function hourFields(
  { quietFrom, quietTo, digestHour }: Own,
  { timeZone } = Intl.DateTimeFormat().resolvedOptions(),
): readonly HourField[] {
  const changed = (changes: Partial<Own>): Hours => ({
    timeZone,
    quietFrom,
    quietTo,
    digestHour,
    ...changes,
  });
  const quiet = (from: number | null): Hours => {
    if (from === null) return changed({ quietFrom: null, quietTo: null });
    const end = quietTo ?? MORNING;
    return changed({ quietFrom: from, quietTo: end === from ? (from + NIGHT_HOURS) % 24 : end });
  };
  const until: HourField = {
    name: 'quietTo',
    hour: quietTo,
    isOptional: false,
    with: (hour) => changed({ quietTo: hour }),
  };
  return [
    { name: 'quietFrom', hour: quietFrom, isOptional: true, with: quiet },
    ...(quietFrom === null ? [] : [until]),
    { name: 'digestHour', hour: digestHour, isOptional: true, with: (hour) => changed({ digestHour: hour }) },
  ];
}

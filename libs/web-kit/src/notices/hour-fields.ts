import type { InputOf, OutputOf } from '../client/operation-types.js';

type Own = Pick<OutputOf<'chat.noticeSettings.own'>, 'quietFrom' | 'quietTo' | 'digestHour'>;
type Hours = InputOf<'chat.noticeSettings.setHours'>;

/** One choice of an hour in the settings of notices; where it is optional there may be no hour. */
export type HourField = {
  readonly hour: number | null;
  /** What to store when another hour is chosen. */
  readonly with: (hour: number | null) => Hours;
} & (
  | { readonly name: Exclude<keyof Own, 'quietTo'>; readonly isOptional: true }
  | { readonly name: 'quietTo'; readonly isOptional: false }
);

export const HOURS: readonly { readonly hour: number; readonly label: string }[] = Array.from(
  { length: 24 },
  (_, hour) => ({ hour, label: `${String(hour).padStart(2, '0')}:00` }),
);

/** When quiet hours end that are switched on, and how long they are where they would end as they begin. */
const MORNING = 8;
const NIGHT_HOURS = 10;

/** Quiet hours and the message of the day, by the clock of this browser. */
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

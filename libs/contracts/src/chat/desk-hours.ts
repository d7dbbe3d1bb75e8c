/** Parameters of the mall that say when staff answer buyers. */
export const DESK_HOURS_KEY = 'DESK_HOURS';
export const DESK_ZONE_KEY = 'DESK_TIME_ZONE';

/** Hours of one weekday, in minutes since its midnight. */
export interface OpenHours {
  /** 1 Monday … 7 Sunday. */
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
}

const PART = /^([1-7])(?:-([1-7]))? (\d\d):(\d\d)-(\d\d):(\d\d)$/;

/**
 * Reads `1-5 09:00-18:00; 6 10:00-15:00`: days, 1 is Monday, and hours within a day, up to 24:00.
 * @returns undefined when it cannot be read; no hours for an empty text
 */
export function readDeskHours(text: string): readonly OpenHours[] | undefined {
  if (text.trim() === '') return [];
  const parts = text.split(';').map((part) => hoursOf(part.trim()));
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function hoursOf(part: string): readonly OpenHours[] | undefined {
  const [, first, last = first, ...clock] = PART.exec(part) ?? [];
  if (first === undefined) return undefined;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = clock.map(Number);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  const days = Number(last) - Number(first) + 1;
  if (days < 1 || from >= to || to > 1_440 || fromMinute > 59 || toMinute > 59) return undefined;
  return Array.from({ length: days }, (_, day) => ({ weekday: Number(first) + day, from, to }));
}

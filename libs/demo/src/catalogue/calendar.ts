import { dayAt } from '@mall/validation/typography';
const msPerDay = 86_400_000;
const written = new Map<number, string>();

/** Days since 1970-01-01. */
export const dayNumber = (isoDay: string): number => Date.parse(`${isoDay}T00:00:00Z`) / msPerDay;

/** `yyyy-MM-dd`; cached, because a catalogue has only a few thousand different days. */
export function isoDay(day: number): string {
  let text = written.get(day);
  if (text === undefined) {
    text = dayAt(new Date(day * msPerDay), 0);
    written.set(day, text);
  }
  return text;
}

/** An instant in ISO 8601 at a second of a day. */
export function isoInstant(day: number, secondOfDay: number): string {
  const two = (value: number) => (value < 10 ? `0${value}` : `${value}`);
  const hours = two(Math.floor(secondOfDay / 3600));
  const minutes = two(Math.floor(secondOfDay / 60) % 60);
  return `${isoDay(day)}T${hours}:${minutes}:${two(secondOfDay % 60)}.000Z`;
}

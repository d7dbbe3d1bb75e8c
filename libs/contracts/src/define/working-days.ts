const HOUR_MS = 3_600_000;

/**
 * Returns the same time of day `days` working days later, Monday to Friday at the given offset from UTC in hours. Public holidays
 * count as working days, so that a due date is never later than the law has it.
 */
export function afterWorkingDays(from: Date, days: number, offsetHours: number): Date {
  const at = new Date(from.getTime() + offsetHours * HOUR_MS);
  for (let left = days; left > 0;) {
    at.setUTCDate(at.getUTCDate() + 1);
    const isWeekend = at.getUTCDay() === 0 || at.getUTCDay() === 6;
    if (!isWeekend) left -= 1;
  }
  return new Date(at.getTime() - offsetHours * HOUR_MS);
}

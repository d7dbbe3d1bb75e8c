const two = (value: number): string => String(value).padStart(2, '0');

/** Returns the day in the browser's time zone, `yyyy-MM-dd`. */
export const localDay = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

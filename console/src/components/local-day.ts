const two = (value: number): string => String(value).padStart(2, '0');

/** The present day in the time zone of the browser, `yyyy-MM-dd`. */
export const localDay = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

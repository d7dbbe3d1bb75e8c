const two = (value: number): string => String(value).padStart(2, '0');

/** The day on the wall calendar of whoever looks, `yyyy-MM-dd`: in Harbin it begins eight hours before London's. */
export const localDay = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

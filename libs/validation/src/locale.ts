/** The languages of the mall. On the wire the `locale` header says `rus`, `zh` or `en`. */
export type Locale = 'ru' | 'zh' | 'en';

export const LOCALES: readonly Locale[] = ['ru', 'zh', 'en'];

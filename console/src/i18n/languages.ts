/** Languages of the console, each with its own name. */
export const LANGUAGES = [
  { locale: 'zh', name: '中文' },
  { locale: 'ru', name: 'Русский' },
  { locale: 'en', name: 'English' },
] as const;

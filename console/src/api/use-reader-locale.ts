import { useLocaleState } from 'react-admin';
import type { Locale } from '@mall/web-kit';

/** Returns the language of the pages. */
export const useReaderLocale = (): Locale => useLocaleState()[0] as Locale;

import type { ThemeOptions } from '@mui/material';
import { enUS, ruRU, zhCN, type Localization } from '@mui/material/locale';
import type { Locale } from '@mall/web-kit';

type Components = NonNullable<ThemeOptions['components']>;

const WORDS: Readonly<Record<Locale, Localization>> = { ru: ruRU, zh: zhCN, en: enUS };

/** Adds the translations of MUI's built-in texts, such as of buttons that close or clear, to the components. */
export function withLibraryWords(components: Components, locale: Locale): Components {
  const spoken = { ...components };
  for (const [name, { defaultProps }] of Object.entries(WORDS[locale].components ?? {})) {
    const own = components[name as keyof Components] as { readonly defaultProps?: object } | undefined;
    Object.assign(spoken, { [name]: { ...own, defaultProps: { ...defaultProps, ...own?.defaultProps } } });
  }
  return spoken;
}

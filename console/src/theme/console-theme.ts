import type { KeyboardEvent } from 'react';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { languageTags } from '@mall/web-kit';
import { currentLocale } from '../api/mall.js';
import { CHOSEN_CONTRAST, inkOn, readableOn } from './contrast.js';
import { withLibraryWords } from './library-words.js';
import { TONES, type Appearance } from './looks.js';

/** react-admin's inputs reserve a line for a hint; here they have one only when there is a hint. */
const withoutBlankHints = Object.fromEntries(
  [
    'RaAutocompleteInput',
    'RaBooleanInput',
    'RaDateInput',
    'RaDateTimeInput',
    'RaNumberInput',
    'RaPasswordInput',
    'RaSelectInput',
    'RaTextInput',
  ].map((name) => [name, { defaultProps: { helperText: false } }]),
);

/** Opens the focused row by Enter, as a click does; controls in the row handle their own keys. */
function openByEnter(event: KeyboardEvent<HTMLTableRowElement>): void {
  if (event.key === 'Enter' && event.target === event.currentTarget) event.currentTarget.click();
}

/** The MUI theme: dense tables and the chosen colour. */
export function consoleTheme({ look, colour }: Appearance): RaThemeOptions {
  const tones = TONES[look];
  const main = readableOn(colour, tones.paper, CHOSEN_CONTRAST);
  const locale = currentLocale();
  return {
    ...defaultTheme,
    palette: {
      mode: tones.isDark ? 'dark' : 'light',
      primary: {
        main,
        contrastText: inkOn(main),
      },
      secondary: { main },
      success: { main: tones.jade },
      warning: { main: tones.amber },
      error: { main: tones.error },
      text: { primary: tones.ink, secondary: tones.muted },
      background: { default: tones.ground, paper: tones.paper },
      divider: tones.line,
    },
    breakpoints: { values: { xs: 0, sm: 768, md: 992, lg: 1200, xl: 1536 } },
    shape: { borderRadius: 6 },
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 14,
      body1: { fontSize: '0.9375rem' },
      body2: { fontSize: '0.875rem' },
      h1: { fontSize: '1.0625rem', fontWeight: 600 },
      h2: { fontSize: '1.0625rem', fontWeight: 600 },
      h3: { fontSize: '0.9375rem', fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      ...withLibraryWords(defaultTheme.components ?? {}, locale),
      ...withoutBlankHints,
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontVariantNumeric: 'tabular-nums' },
          // Nothing that people typed widens a page: a column is never wider than its place, where a table scrolls by itself and a word breaks.
          ':where(main *)': { gridAutoColumns: 'minmax(0, 1fr)' },
          ':where(main section)': { overflowWrap: 'anywhere' },
          ':where(main table)': { overflowWrap: 'break-word' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { transition: 'none !important', animation: 'none !important' },
          },
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: { backgroundImage: 'none' },
          elevation1: { boxShadow: 'none', border: `1px solid ${tones.line}` },
        },
      },
      MuiCard: { styleOverrides: { root: { border: `1px solid ${tones.line}`, borderRadius: 10 } } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: tones.line },
          // 13 px, but Chinese never under 14: see index.css.
          sizeSmall: { fontSize: 'var(--table-text)', height: 36, padding: '4px 12px', lineHeight: 1.35 },
          head: { fontWeight: 600, color: tones.muted, backgroundColor: tones.paper, whiteSpace: 'nowrap' },
        },
      },
      // The name of a row's checkbox belongs on the input, not on the span around it.
      MuiCheckbox: {
        defaultProps: {
          size: 'small',
          slotProps: {
            input: (owner: object) => ({ 'aria-label': (owner as { 'aria-label'?: string })['aria-label'] }),
            root: { 'aria-label': undefined },
          } as never,
        },
      },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'dense' } },
      MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined', margin: 'dense' } },
      MuiButton: { defaultProps: { disableElevation: true } },
      // In react-admin only a click opens rows, and the keyboard could not scroll a table without links.
      RaDataTableRow: {
        defaultProps: { tabIndex: 0, onKeyDown: openByEnter },
        styleOverrides: {
          root: { '&:focus-visible': { outline: '2px solid', outlineColor: main, outlineOffset: '-2px' } },
        },
      },
      // Uses the reader's separators, not those of the browser's language.
      RaNumberField: { defaultProps: { locales: languageTags[locale] } },
      RaToolbar: {
        styleOverrides: {
          root: {
            backgroundColor: tones.ground,
            borderTop: `1px solid ${tones.line}`,
          },
        },
      },
      // The keyboard cannot reach buttons that only appear on hover.
      RaSimpleFormIterator: {
        styleOverrides: { root: { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } },
      },
      // The surrounding text says what a spinner waits for.
      MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
      MuiTooltip: { defaultProps: { arrow: true } },
    },
  };
}

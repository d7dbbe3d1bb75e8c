import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { Backdrop, Box, Button, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Locale } from '@mall/web-kit';
import { keepLocale } from '../api/mall.js';
import { LANGUAGES } from '../i18n/languages.js';

/** Delay of the reload after a language was chosen, in milliseconds. Prescribed. */
export const LANGUAGE_RELOAD_MS = 1_000;

interface LanguageButtonProps {
  /** Called with the function that changes the language, when a question has to come first. */
  readonly before?: (change: () => void) => void;
}

const atOnce = (change: () => void): void => change();

/** Offers Chinese, Russian and English, each under its own name. */
export function LanguageButton({ before = atOnce }: LanguageButtonProps) {
  const [locale] = useLocaleState();
  const [isChanging, setChanging] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const current = LANGUAGES.find((language) => language.locale === locale) ?? LANGUAGES[1];
  const change = (next: Locale) => {
    keepLocale(next);
    setChanging(true);
    setTimeout(() => window.location.reload(), LANGUAGE_RELOAD_MS);
  };
  return (
    <>
      <Button
        color="inherit"
        size="small"
        startIcon={<TranslateOutlined fontSize="small" />}
        aria-haspopup="menu"
        title={translate('console.layout.language')}
        aria-label={`${translate('console.layout.language')}: ${current.name}`}
        sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {current.name}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LANGUAGES.map((language) => (
          <MenuItem
            key={language.locale}
            lang={language.locale}
            selected={language.locale === locale}
            onClick={() => {
              setAnchor(null);
              if (language.locale !== locale) before(() => change(language.locale));
            }}
          >
            {language.name}
          </MenuItem>
        ))}
      </Menu>
      <Backdrop open={isChanging} sx={{ zIndex: 'modal', color: '#fff' }}>
        <Typography role="status">{isChanging && translate('console.layout.languageWait')}</Typography>
      </Backdrop>
    </>
  );
}

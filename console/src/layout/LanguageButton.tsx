import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { Box, Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { LANGUAGES } from '../i18n/languages.js';

/** Chinese, Russian, English; each named in itself. */
export function LanguageButton() {
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const current = LANGUAGES.find((language) => language.locale === locale) ?? LANGUAGES[1];
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
              setLocale(language.locale);
            }}
          >
            {language.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

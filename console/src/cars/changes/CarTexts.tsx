import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CarRecord } from '@mall/contracts/product';
import { Section } from '../../components/Facts.js';
import { LANGUAGES } from '../../i18n/languages.js';
import { MarkedText } from './MarkedText.js';
import { partsOf } from './word-changes.js';

/** The texts of a listing in every language, with contacts marked. */
export function CarTexts({ car }: { readonly car: CarRecord }) {
  const translate = useTranslate();
  const texts = (['sellingPoint', 'detail'] as const).flatMap((field) =>
    LANGUAGES.flatMap(({ locale, name }) => {
      const text = car[field]?.[locale];
      return text ? [{ field, locale, name, text }] : [];
    }),
  );
  if (texts.length === 0) return null;
  return (
    <Section title={translate('console.cars.texts')}>
      <Box sx={{ display: 'grid', gap: 1, fontSize: '0.875rem' }}>
        {texts.map(({ field, locale, name, text }) => (
          <div key={`${field} ${locale}`}>
            <Box sx={{ color: 'text.secondary' }}>
              {translate(`resources.cars.fields.${field}`)}, {name}
            </Box>
            <div lang={locale}>
              <MarkedText parts={partsOf(text)} />
            </div>
          </div>
        ))}
      </Box>
    </Section>
  );
}

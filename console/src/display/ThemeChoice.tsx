import { FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAppearance } from '../theme/AppearanceProvider.js';
import { LOOKS, type Look } from '../theme/looks.js';

/** Offers three themes: cool blue, dark, plain white. */
export function ThemeChoice() {
  const translate = useTranslate();
  const { appearance, choose } = useAppearance();
  return (
    <>
      <Typography variant="h3" id="look">
        {translate('console.appearance.theme')}
      </Typography>
      <RadioGroup
        aria-labelledby="look"
        value={appearance.look}
        onChange={(_, look) => choose({ look: look as Look })}
      >
        {LOOKS.map((look) => (
          <FormControlLabel
            key={look}
            value={look}
            control={<Radio size="small" />}
            label={translate(`console.appearance.${look}`)}
          />
        ))}
      </RadioGroup>
    </>
  );
}

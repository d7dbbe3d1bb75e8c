import { Box, FormHelperText, FormLabel } from '@mui/material';
import { required, TextInput, useTranslate, useTranslateLabel } from 'react-admin';
import { LANGUAGES } from '../i18n/languages.js';

interface TextsInputProps {
  readonly source: string;
  readonly isRequired?: boolean;
  readonly rows?: number;
  /** Text key of a sentence under the fields. */
  readonly hint?: string;
}

/** Edits one text in three languages, side by side if the width allows. */
export function TextsInput({ source, isRequired = false, rows = 1, hint }: TextsInputProps) {
  const translate = useTranslate();
  const label = useTranslateLabel()({ source });
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 1, width: '100%', minWidth: 0 }}>
      <FormLabel component="legend" sx={{ fontSize: '0.875rem', p: 0, mb: 0.5 }}>
        {label}
        {isRequired && ' *'}
      </FormLabel>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        {LANGUAGES.map(({ locale, name }) => (
          <TextInput
            key={locale}
            source={`${source}.${locale}`}
            label={name}
            multiline={rows > 1}
            minRows={rows}
            fullWidth
            helperText={false}
            {...(isRequired ? { validate: required() } : {})}
            slotProps={{ htmlInput: { lang: locale } }}
          />
        ))}
      </Box>
      {hint && <FormHelperText>{translate(hint)}</FormHelperText>}
    </Box>
  );
}

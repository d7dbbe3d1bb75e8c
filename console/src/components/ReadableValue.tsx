import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { localised } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';

interface ReadableValueProps {
  readonly label: string;
  readonly value: unknown;
}

const isTexts = (value: unknown): value is { ru: string; zh: string; en: string } =>
  typeof value === 'object' && value !== null && 'ru' in value && 'zh' in value && 'en' in value;

/** Words are for people; numbers of a state, ids and lists are not, so those are left out. */
export function ReadableValue({ label, value }: ReadableValueProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const text = isTexts(value) ? localised(value, locale) : value;
  if (typeof text !== 'string' || !/\p{L}/u.test(text)) return null;
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {translate(label)}: {text}
    </Box>
  );
}

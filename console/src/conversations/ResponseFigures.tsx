import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRead, useReaderLocale } from '../api/use-call.js';
import { durationWords } from '../components/Moment.js';

/** Shows the response times of the last thirty days. */
export function ResponseFigures() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { data } = useRead('chat.desk.figures', {});
  if (!data || data.answered === 0) return null;
  return (
    <Typography variant="caption" color="text.secondary" sx={{ p: 1 }}>
      {translate('console.chat.median', {
        time: durationWords(data.medianSeconds, locale),
        slow: durationWords(data.slowestTenthSeconds, locale),
      })}
    </Typography>
  );
}

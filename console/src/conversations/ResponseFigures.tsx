import { languageTags } from '@mall/web-kit';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRead, useReaderLocale } from '../api/use-call.js';

/** How long answers took in the last thirty days. */
export function ResponseFigures() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { data } = useRead('chat.desk.figures', {});
  if (!data || data.answered === 0) return null;
  const inWords = (seconds: number): string => {
    const isLong = seconds >= 7_200;
    const amount = Math.max(1, Math.round(seconds / (isLong ? 3_600 : 60)));
    const unit = isLong ? 'hour' : 'minute';
    return new Intl.NumberFormat(languageTags[locale], { style: 'unit', unit }).format(amount);
  };
  return (
    <Typography variant="caption" color="text.secondary" sx={{ p: 1 }}>
      {translate('console.chat.median', {
        time: inWords(data.medianSeconds),
        slow: inWords(data.slowestTenthSeconds),
      })}
    </Typography>
  );
}

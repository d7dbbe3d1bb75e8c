import { Box, Typography } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRead, useReaderLocale } from '../api/use-call.js';
import { durationWords } from '../components/Moment.js';

/** Shows the number of buyers who wait for an answer, and the response times, for those who answer. */
export function DeskFigures() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { canAccess } = useCanAccess({ resource: 'conversations', action: 'list' });
  const { data } = useRead('chat.desk.figures', {}, { enabled: canAccess === true, refetchInterval: 60_000 });
  if (!data?.today) return null;
  const { waiting, longestWaitSeconds, today, week } = data;
  const spans = [
    { key: 'today', ...today },
    { key: 'week', ...week },
  ];
  return (
    <Box component={Link} to="/conversations" sx={stripStyle}>
      <Typography component="span" sx={{ fontWeight: waiting > 0 ? 600 : 400 }}>
        {waiting > 0
          ? translate('console.desk.waiting', {
              smart_count: waiting,
              time: durationWords(longestWaitSeconds, locale),
            })
          : translate('console.desk.nobody')}
      </Typography>
      {spans.map(({ key, answered, medianSeconds, slowestTenthSeconds }) => (
        <Typography key={key} component="span" color="text.secondary" sx={{ fontSize: 'var(--table-text)' }}>
          {translate(`console.desk.${key}`)}:{' '}
          {answered === 0
            ? translate('console.desk.noAnswers')
            : translate('console.desk.answers', {
                smart_count: answered,
                median: durationWords(medianSeconds, locale),
                slow: durationWords(slowestTenthSeconds, locale),
              })}
        </Typography>
      ))}
    </Box>
  );
}

const stripStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  alignItems: 'baseline',
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { backgroundColor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
} as const;

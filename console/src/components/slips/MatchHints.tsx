import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MatchHintView } from '@mall/contracts/order';

const LOOKS = {
  good: { Icon: CheckCircleOutlined, colour: 'success.main' },
  warn: { Icon: InfoOutlined, colour: 'warning.main' },
  bad: { Icon: ErrorOutlineOutlined, colour: 'error.main' },
} as const;
const WORST_FIRST = ['bad', 'warn', 'good'] as const;

/** Lists the results of comparing a slip with the invoice, the most serious first, each marked as for or against. */
export function MatchHints({ hints }: { readonly hints: readonly MatchHintView[] }) {
  const translate = useTranslate();
  const sorted = WORST_FIRST.flatMap((level) => hints.filter((hint) => hint.level === level));
  return (
    <Box
      component="ul"
      aria-label={translate('console.slips.hints')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, fontSize: '0.875rem' }}
    >
      {sorted.map(({ code, level, text }) => {
        const { Icon, colour } = LOOKS[level];
        return (
          <Box component="li" key={code} sx={{ display: 'flex', gap: 1 }}>
            <Icon
              fontSize="small"
              titleAccess={translate(`console.slips.levels.${level}`)}
              sx={{ color: colour, flex: 'none' }}
            />
            <span>{text}</span>
          </Box>
        );
      })}
    </Box>
  );
}

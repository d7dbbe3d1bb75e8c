import { Box, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useCanAccess, usePermissions, useTranslate } from 'react-admin';
import type { SignedInInfoView } from '@mall/contracts/admin';
import { daysText } from '@mall/web-kit';
import { useRead, useReaderLocale } from '../api/use-call.js';
import { WideTable } from '../components/WideTable.js';

const DAYS = 90;

/** Shows which steps of the way come later than promised, by carrier, and how many delays were stated. */
export function WayFigures() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'list' });
  // Merchants have their own orders, and may not read figures of all.
  const { permissions } = usePermissions<Pick<SignedInInfoView, 'isMerchant'>>();
  const enabled = canAccess === true && permissions?.isMerchant === false;
  const { data } = useRead('order.milestone.figures', { days: DAYS }, { enabled });
  const rows = data?.filter(({ late, delays }) => late > 0 || delays > 0) ?? [];
  if (rows.length === 0) return null;
  const title = translate('console.wayFigures.title', { days: daysText(DAYS, locale) });
  const heads = ['step', 'carrier', 'reached', 'late', 'lateDays', 'delays'] as const;
  return (
    <Box sx={boxStyle}>
      <Typography component="h2" variant="subtitle1" sx={{ px: 1.5, pt: 1 }}>
        {title}
      </Typography>
      <WideTable label={title}>
        <TableHead>
          <TableRow>
            {heads.map((head, index) => (
              <TableCell key={head} align={index > 1 ? 'right' : 'left'}>
                {translate(`console.wayFigures.${head}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ code, label, carrier, orders, late, lateDays, delays }) => (
            <TableRow key={`${code} ${carrier}`}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell>{carrier ?? '—'}</TableCell>
              <TableCell align="right">{orders}</TableCell>
              <TableCell align="right">{late}</TableCell>
              <TableCell align="right">{lateDays === null ? '—' : daysText(lateDays, locale)}</TableCell>
              <TableCell align="right">{delays}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </WideTable>
    </Box>
  );
}

const boxStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
  overflow: 'hidden',
} as const;

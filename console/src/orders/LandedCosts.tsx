import { Box, Link, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LandedCostView, LandedLineView } from '@mall/contracts/order';
import { day } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { Day, Moment } from '../components/Moment.js';
import { Amount } from '../components/Money.js';
import { ToneWord } from '../components/StatusWord.js';
import { perOne, RatePurpose } from '../components/rates.js';
import { WideTable } from '../components/WideTable.js';

/** Shows the landed cost of each car as shown when it was ordered, with the tables and rates of that day. */
export function LandedCosts({ costs }: { readonly costs: readonly LandedCostView[] }) {
  const translate = useTranslate();
  if (costs.length === 0) return <Typography variant="body2">{translate('console.landed.none')}</Typography>;
  return costs.map((cost) => <CostOfCar key={cost.skuId} cost={cost} />);
}

function CostOfCar({ cost }: { readonly cost: LandedCostView }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { preference } = cost;
  const word = (name: string) => translate(`console.landed.${name}`);
  return (
    <Section title={translate('console.landed.title', { date: day(cost.onDate, locale) })}>
      <Box sx={{ display: 'grid', gap: 1.5, fontSize: '0.875rem' }}>
        <div>
          {word(`importers.${cost.importer}`)}
          {cost.city && ` · ${cost.city}`}
          {cost.count > 1 && ` · × ${cost.count}`}
        </div>
        <ToneWord tone={preference.isEligible ? 'success' : 'info'}>
          {word(preference.isEligible ? 'preferential' : 'notPreferential')}
          {preference.reasons.length > 0 && `: ${preference.reasons.map(({ text }) => text).join('; ')}`}
        </ToneWord>
        <WideTable label={word('line')}>
          <TableHead>
            <TableRow>
              <TableCell>{word('line')}</TableCell>
              <TableCell>{word('how')}</TableCell>
              <TableCell>{word('table')}</TableCell>
              <TableCell align="right">{word('amount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {cost.lines.map((line) => (
              <CostLine key={`${line.code}:${line.label}`} line={line} />
            ))}
            <Sum name={word('mall')} kopecks={cost.mallRubMinor} />
            <Sum name={word('russia')} kopecks={cost.russiaRubMinor} />
            <Sum
              name={word(cost.isComplete || cost.totalRubMinor === null ? 'total' : 'atLeast')}
              kopecks={cost.totalRubMinor}
              isTotal
            />
          </TableBody>
        </WideTable>
        {cost.rates.map((used) => (
          <Box key={`${used.purpose}:${used.from}`} sx={{ color: 'text.secondary' }}>
            <RatePurpose purpose={used.purpose} />: {perOne(used, locale)} · {used.source} ·{' '}
            <Moment at={used.asOf} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function CostLine({ line }: { readonly line: LandedLineView }) {
  return (
    <TableRow>
      <TableCell>{line.label}</TableCell>
      <TableCell>{line.how}</TableCell>
      <TableCell>
        {line.table &&
          (line.table.sourceUrl ? (
            <Link href={line.table.sourceUrl} target="_blank" rel="noreferrer">
              {line.table.source}
            </Link>
          ) : (
            line.table.source
          ))}
        {line.table && (
          <>
            {' · '}
            <Day on={line.table.validFrom} />
          </>
        )}
      </TableCell>
      <TableCell align="right">
        {line.amountRubMinor === null ? '—' : <Amount minor={line.amountRubMinor} currency="RUB" />}
      </TableCell>
    </TableRow>
  );
}

function Sum({
  name,
  kopecks,
  isTotal = false,
}: {
  readonly name: string;
  readonly kopecks: number | null;
  readonly isTotal?: boolean;
}) {
  return (
    <TableRow sx={isTotal ? { '& td': { fontWeight: 600 } } : {}}>
      <TableCell colSpan={3}>{name}</TableCell>
      <TableCell align="right">
        {kopecks === null ? '—' : <Amount minor={kopecks} currency="RUB" />}
      </TableCell>
    </TableRow>
  );
}

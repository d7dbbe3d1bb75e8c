import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link, useTranslate } from 'react-admin';
import type { SetAsideView } from '@mall/contracts/product';
import { localised } from '@mall/web-kit';
import { useReaderLocale } from '../../api/use-call.js';
import { useMay } from '../../api/use-may.js';
import { Facts, Section } from '../Facts.js';
import { Moment } from '../Moment.js';
import { PersonName } from '../PersonName.js';
import { DecideFateDialog } from './DecideFateDialog.js';
import { FateWord } from './FateWord.js';

/** Lists the cars left by an order, every decision on them, and the button for another one. */
export function SetAsideCars({ cars }: { readonly cars: SetAsideView }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const mayDecide = useMay('product.setAside.decide');
  const [isDeciding, setDeciding] = useState(false);
  const label = (name: string) => translate(`resources.set-aside.fields.${name}`);
  return (
    <Section
      title={translate('console.setAside.ofOrder', { number: cars.orderNumber })}
      action={
        <Box sx={{ fontSize: '0.875rem' }}>
          <Link to={`/cars/${cars.spuId}/show`}>{translate('console.setAside.toCar')}</Link>
        </Box>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Facts
          facts={[
            { label: label('carName'), value: localised(cars.carName, locale) },
            { label: 'VIN', value: cars.vin ?? cars.namedVins?.join(', ') },
            { label: label('count'), value: String(cars.count) },
            { label: label('fate'), value: <FateWord fate={cars.fate} /> },
          ]}
        />
        {mayDecide && cars.fate !== 'onSale' && (
          <Box>
            <Button variant="contained" onClick={() => setDeciding(true)}>
              {translate('console.setAside.decide')}
            </Button>
          </Box>
        )}
        <Box component="ol" sx={{ m: 0, pl: 2, fontSize: '0.875rem', display: 'grid', gap: 1 }}>
          {cars.history.map(({ fate, reason, by, time }) => (
            <li key={time}>
              <FateWord fate={fate} /> · <Moment at={time} />
              {by && (
                <>
                  {' · '}
                  <PersonName login={by} />
                </>
              )}
              {reason && <Box sx={{ overflowWrap: 'anywhere' }}>{reason}</Box>}
            </li>
          ))}
        </Box>
      </Box>
      {isDeciding && <DecideFateDialog cars={cars} onClose={() => setDeciding(false)} />}
    </Section>
  );
}

import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import type { BuyerView } from '@mall/contracts/user';
import { countryName, phone } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { Facts, Section } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { RecordShow } from '../components/RecordPages.js';
import { AccountLock } from './AccountLock.js';
import { BuyerHolds } from './BuyerHolds.js';
import { BuyerOrders } from './BuyerOrders.js';
import { RevealedPassport } from './RevealedPassport.js';
import { RevealLog } from './RevealLog.js';

export function BuyerShow() {
  return (
    <RecordShow>
      <BuyerPage />
    </RecordShow>
  );
}

function BuyerPage() {
  const locale = useReaderLocale();
  const translate = useTranslate();
  const buyer = useRecordContext<BuyerView & { id: string }>();
  const mayReveal = useMay('user.buyer.reveal');
  const { canAccess: mayOrders } = useCanAccess({ resource: 'orders', action: 'list' });
  if (!buyer) return null;
  const fact = (name: keyof BuyerView & string, value: ReactNode = String(buyer[name] ?? '')) => ({
    label: translate(`resources.buyers.fields.${name}`),
    value,
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
      }}
    >
      <Section title={buyer.fullName || buyer.nickName}>
        <Facts
          facts={[
            fact('nickName'),
            fact('userName'),
            fact('fullName'),
            fact('fullNameEn'),
            fact('mobileMasked', buyer.mobileMasked && phone(buyer.mobileMasked)),
            fact('nationality', buyer.nationality && countryName(buyer.nationality, locale)),
            fact('passportNoMasked'),
            fact('taxNoMasked'),
            fact(
              'profileComplete',
              translate(buyer.profileComplete ? 'ra.boolean.true' : 'ra.boolean.false'),
            ),
            fact(
              'missing',
              buyer.missing.map((name) => translate(`console.profile.${name}`, { _: name })).join(', '),
            ),
            fact('createTime', <Moment at={buyer.createTime} />),
          ]}
        />
      </Section>
      <Section title={translate('console.buyers.lock.title')}>
        <AccountLock userId={buyer.userId} />
      </Section>
      {mayReveal && (
        <Section title={translate('console.buyers.documents')}>
          <RevealedPassport userId={buyer.userId} />
        </Section>
      )}
      {mayOrders && (
        <Section title={translate('resources.orders.name', 2)}>
          <BuyerOrders userId={buyer.userId} />
        </Section>
      )}
      <Section title={translate('console.held.title')}>
        <BuyerHolds userId={buyer.userId} name={buyer.fullName || buyer.nickName} />
      </Section>
      {mayReveal && (
        <Section title={translate('console.buyers.revealLog')}>
          <RevealLog userId={buyer.userId} />
        </Section>
      )}
    </Box>
  );
}

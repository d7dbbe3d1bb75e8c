import { Box } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import type { ShopView } from '@mall/contracts/tenant';
import { phone } from '@mall/web-kit';
import { useMay } from '../api/use-may.js';
import { Facts, Section } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { Picture } from '../components/Picture.js';
import { RecordShow } from '../components/RecordPages.js';
import { StatusWord } from '../components/StatusWord.js';
import { ShopActions } from './ShopActions.js';
import { PersonName } from '../components/PersonName.js';

export function ShopShow() {
  return (
    <RecordShow>
      <ShopPage />
    </RecordShow>
  );
}

function ShopPage() {
  const translate = useTranslate();
  const shop = useRecordContext<ShopView & { id: string }>();
  const mayKeep = useMay('tenant.place.save');
  if (!shop) return null;
  const label = (name: string) => translate(`resources.shops.fields.${name}`);
  const cars = `/cars?filter=${encodeURIComponent(JSON.stringify({ shopId: shop.shopId }))}`;
  return (
    <Section title={shop.shopName} action={<ShopActions shop={shop} />}>
      <Box sx={{ mb: 2 }}>
        <StatusWord dictionary="shop_status" value={shop.shopStatus} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Picture url={shop.shopLogo} alt={shop.shopName} width={120} />
        <Box sx={{ flex: '1 1 280px' }}>
          <Facts
            facts={[
              { label: label('intro'), value: shop.intro },
              { label: label('contactName'), value: shop.contactName },
              { label: label('mobile'), value: shop.mobile && phone(shop.mobile) },
              { label: label('uscc'), value: shop.uscc },
              { label: label('openedTime'), value: shop.openedTime && <Moment at={shop.openedTime} /> },
              { label: label('createTime'), value: <Moment at={shop.createTime} /> },
              { label: label('closedTime'), value: shop.closedTime && <Moment at={shop.closedTime} /> },
              { label: label('closedBy'), value: shop.closedBy && <PersonName login={shop.closedBy} /> },
              { label: label('closedReason'), value: shop.closedReason },
            ]}
          />
          <Box sx={{ mt: 2, fontSize: '0.875rem' }}>
            <Link to={cars}>{translate('console.shops.cars')}</Link>
            {mayKeep && (
              <>
                {' · '}
                <Link to={`/shop-places/${shop.shopId}`}>{translate('console.shops.place')}</Link>
              </>
            )}
          </Box>
        </Box>
      </Box>
    </Section>
  );
}

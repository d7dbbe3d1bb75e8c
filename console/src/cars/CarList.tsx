import { SearchInput, TextInput, useTranslate, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { localised, type Locale, type Texts } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { ConsoleList } from '../components/ConsoleList.js';
import { DictionarySelect } from '../components/DictionarySelect.js';
import { StatusTabs } from '../components/StatusTabs.js';
import { useExporter, type ExportedField } from '../components/use-exporter.js';
import { useWithShopFilter } from '../components/use-shop-filter.js';
import { YuanInput } from '../components/YuanInput.js';
import { CarTable } from './CarTable.js';
import { BrandInput } from './BrandInput.js';
import { exportedFacts } from './exported-facts.js';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BrandInput key="brand" source="brandId" />,
  <DictionarySelect key="condition" source="condition" dictionary="condition" />,
  <TextInput key="vin" source="vin" />,
  <TextInput key="party" source="partyCode" />,
  <YuanInput key="min" source="minPriceFee" />,
  <YuanInput key="max" source="maxPriceFee" />,
];

const exported = (locale: Locale): readonly ExportedField[] => [
  'spuId',
  ['name', { value: (car) => localised(car['name'] as Texts, locale) }],
  'vin',
  ['status', { dictionary: 'car_status' }],
  ...exportedFacts(locale),
  ['priceFee', { is: 'yuan' }],
  'stock',
  'shopName',
  ['updateTime', { is: 'moment' }],
];

const isThere = ({ isRemoved }: RaRecord): boolean => isRemoved !== true;

/** Lists cars. Cars that lack something for their sale have a tab of their own, and so have removed ones for those who may restore them. */
export function CarList() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const exporter = useExporter(
    'cars',
    useMemo(() => exported(locale), [locale]),
  );
  const filters = useWithShopFilter(FILTERS);
  const mayRestore = useMay('product.car.restore');
  const removed = {
    value: 'removed',
    label: translate('console.cars.removedOnes'),
    filter: { isRemoved: true },
  };
  const incomplete = {
    value: 'incomplete',
    label: translate('console.cars.incompleteOnes'),
    filter: { isIncomplete: true },
  };
  return (
    <ConsoleList
      tabs={
        <StatusTabs
          dictionary="car_status"
          source="status"
          label="resources.cars.fields.status"
          further={mayRestore ? [incomplete, removed] : [incomplete]}
        />
      }
      isEditable={isThere}
      filters={filters}
      exporter={exporter}
      sort={{ field: 'updateTime', order: 'DESC' }}
    >
      <CarTable />
    </ConsoleList>
  );
}

import {
  AutocompleteInput,
  DataTable,
  ReferenceInput,
  SearchInput,
  TextInput,
  usePermissions,
} from 'react-admin';
import type { SignedInInfoView } from '@mall/contracts/admin';
import type { CarRecord } from '@mall/contracts/product';
import { localised, wholeNumber } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { DictionarySelect } from '../components/DictionarySelect.js';
import { Moment } from '../components/Moment.js';
import { Yuan } from '../components/Money.js';
import { Picture } from '../components/Picture.js';
import { StatusTabs } from '../components/StatusTabs.js';
import { DictionaryWord, StatusWord } from '../components/StatusWord.js';
import { TwoLines } from '../components/TwoLines.js';
import { useExporter, type ExportedField } from '../components/use-exporter.js';
import { YuanInput } from '../components/YuanInput.js';
import { CarBulkActions } from './CarBulkActions.js';
import { carTitle } from './car-title.js';
import { BrandInput } from './BrandInput.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BrandInput key="brand" source="brandId" />,
  <DictionarySelect key="condition" source="condition" dictionary="condition" />,
  <ReferenceInput key="shop" source="shopId" reference="shops">
    <AutocompleteInput optionText="shopName" />
  </ReferenceInput>,
  <TextInput key="vin" source="vin" />,
  <TextInput key="party" source="partyCode" />,
  <YuanInput key="min" source="minPriceFee" />,
  <YuanInput key="max" source="maxPriceFee" />,
];

const EXPORTED = [
  'spuId',
  ['name', { of: (car) => carTitle(car as unknown as Pick<CarRecord, 'name'>) }],
  'vin',
  ['status', { dictionary: 'car_status' }],
  ['condition', { dictionary: 'condition' }],
  'year',
  'mileageKm',
  ['priceFee', { is: 'yuan' }],
  'stock',
  'shopName',
  ['updateTime', { is: 'moment' }],
] as const satisfies readonly ExportedField[];

export function CarList() {
  const locale = useReaderLocale();
  const exporter = useExporter('cars', EXPORTED);
  const { permissions } = usePermissions<Pick<SignedInInfoView, 'isMerchant'>>();
  return (
    <ConsoleList
      tabs={<StatusTabs dictionary="car_status" source="status" label="resources.cars.fields.status" />}
      filters={filters}
      exporter={exporter}
      sort={{ field: 'updateTime', order: 'DESC' }}
    >
      <DataTable
        bulkActionButtons={<CarBulkActions />}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.cars.none" />}
        hiddenColumns={['spuId', 'vin', 'lockStock', 'saleNum']}
      >
        <DataTable.Col
          source="mainImgUrl"
          disableSort
          label="resources.cars.fields.mainImgUrl"
          render={(car: CarRecord) => <Picture of="car" url={car.mainImgUrl} alt="" width={36} />}
        />
        <DataTable.Col
          source="name"
          disableSort
          className="grows"
          render={(car: CarRecord) => (
            <TwoLines
              main={localised(car.name, locale)}
              under={permissions?.isMerchant ? null : car.shopName}
            />
          )}
        />
        <DataTable.Col
          source="status"
          disableSort
          cellSx={() => ({ whiteSpace: 'nowrap' })}
          render={(car: CarRecord) => (
            <TwoLines
              main={<StatusWord dictionary="car_status" value={car.status} />}
              under={<DictionaryWord dictionary="condition" value={car.condition} />}
            />
          )}
        />
        <DataTable.NumberCol source="year" options={{ useGrouping: false }} />
        <DataTable.Col
          align="right"
          source="mileageKm"
          render={(car: CarRecord) => (car.mileageKm === undefined ? '' : wholeNumber(car.mileageKm, locale))}
        />
        <DataTable.Col
          align="right"
          source="priceFee"
          render={(car: CarRecord) => <Yuan fen={car.priceFee} />}
        />
        <DataTable.NumberCol source="stock" disableSort />
        <DataTable.NumberCol source="lockStock" disableSort />
        <DataTable.NumberCol source="saleNum" disableSort />
        <DataTable.Col source="vin" disableSort />
        <DataTable.Col source="spuId" disableSort />
        <DataTable.Col source="updateTime" render={(car: CarRecord) => <Moment at={car.updateTime} />} />
      </DataTable>
    </ConsoleList>
  );
}

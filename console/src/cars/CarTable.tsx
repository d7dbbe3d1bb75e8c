import { DataTable, useListContext, usePermissions, useTranslate } from 'react-admin';
import type { SignedInInfoView } from '@mall/contracts/admin';
import type { CarRecord } from '@mall/contracts/product';
import { localised, wholeNumber } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { Yuan } from '../components/Money.js';
import { Picture } from '../components/Picture.js';
import { DictionaryWord, StatusWord, ToneWord } from '../components/StatusWord.js';
import { TwoLines } from '../components/TwoLines.js';
import { CarBulkActions } from './CarBulkActions.js';
import { RestoreCarButton } from './RestoreCarButton.js';

/** Rows of the car list; a removed car has no page, but can be restored. */
export function CarTable() {
  const locale = useReaderLocale();
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { permissions } = usePermissions<Pick<SignedInInfoView, 'isMerchant'>>();
  const areRemoved = (filterValues as { isRemoved?: boolean }).isRemoved === true;
  return (
    <DataTable
      bulkActionButtons={areRemoved ? false : <CarBulkActions />}
      rowClick={areRemoved ? false : 'show'}
      size="small"
      sx={denseTable}
      empty={<NothingHere why={areRemoved ? 'console.cars.noneRemoved' : 'console.cars.none'} />}
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
            main={
              car.isRemoved ? (
                <ToneWord tone="info">{translate('console.cars.isRemoved')}</ToneWord>
              ) : (
                <StatusWord dictionary="car_status" value={car.status} />
              )
            }
            // Shows why a car was returned or taken off sale, because its shop has to act on it.
            under={car.statusReason ?? <DictionaryWord dictionary="condition" value={car.condition} />}
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
      {areRemoved && (
        <DataTable.Col
          source="restore"
          disableSort
          align="right"
          render={(car: CarRecord) => <RestoreCarButton car={car} />}
        />
      )}
    </DataTable>
  );
}

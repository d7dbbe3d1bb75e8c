import { BooleanField, DataTable, SearchInput } from 'react-admin';
import type { BrandRecord } from '@mall/contracts/product';
import { useReaderLocale } from '../api/use-call.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { Picture } from '../components/Picture.js';
import type { CellKind } from '../components/exported-cell.js';
import { useExporter, type ExportedField } from '../components/use-exporter.js';
import { MakeInput } from './MakeInput.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <MakeInput key="parent" source="brandParentId" alwaysOn />,
];

const name = (locale: 'ru' | 'zh' | 'en'): CellKind => ({
  value: ({ name: texts }) => (texts as BrandRecord['name'])[locale],
});
const EXPORTED = [
  'brandId',
  'brandParentId',
  ['nameRu', name('ru')],
  ['nameZh', name('zh')],
  ['nameEn', name('en')],
  'productCount',
] as const satisfies readonly ExportedField[];

/** Lists makes; when one is chosen above, its model series. */
export function BrandList() {
  const locale = useReaderLocale();
  const exporter = useExporter('brands', EXPORTED);
  const others = (['zh', 'ru', 'en'] as const).filter((one) => one !== locale);
  return (
    <ConsoleList
      filters={filters}
      filterDefaultValues={{ brandParentId: '0' }}
      exporter={exporter}
      sort={{ field: 'seq', order: 'ASC' }}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick="edit"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.brands.none" />}
      >
        <DataTable.Col
          source="imgUrl"
          disableSort
          render={(brand: BrandRecord) => <Picture url={brand.imgUrl} alt="" width={40} />}
        />
        <DataTable.Col source="name" render={(brand: BrandRecord) => brand.name[locale]} />
        {others.map((other) => (
          <DataTable.Col
            key={other}
            source={`name.${other}`}
            label={`console.languages.${other}`}
            disableSort
            render={(brand: BrandRecord) => brand.name[other]}
          />
        ))}
        <DataTable.Col source="firstLetter" />
        <DataTable.NumberCol source="productCount" />
        <DataTable.NumberCol source="seq" />
        <DataTable.Col source="status" disableSort>
          <BooleanField source="status" looseValue />
        </DataTable.Col>
        <DataTable.Col
          source="updateTime"
          disableSort
          render={(brand: BrandRecord) => <Moment at={brand.updateTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}

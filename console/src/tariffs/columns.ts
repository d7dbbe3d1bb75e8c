import type { TariffKind, TariffRowDto } from '@mall/contracts/order';
import { useTranslate } from 'react-admin';

/** The type of a cell: `minor` in units of money that are stored in hundredths. */
export type CellShape = 'whole' | 'decimal' | 'minor' | 'text' | 'importer' | 'fuels' | 'yesNo' | 'texts';

export interface TariffColumn {
  readonly field: keyof TariffRowDto & string;
  readonly shape: CellShape;
}

const column = (field: TariffColumn['field'], shape: CellShape): TariffColumn => ({ field, shape });

const importer = column('importer', 'importer');
const fuels = column('fuels', 'fuels');
const age = [column('ageOver', 'whole'), column('ageUpTo', 'whole')];
const engine = [column('ccOver', 'whole'), column('ccUpTo', 'whole')];
const power = [column('hpOver', 'whole'), column('hpUpTo', 'whole')];
const value = [column('valueOverMinor', 'minor'), column('valueUpToMinor', 'minor')];
const amount = column('amountMinor', 'minor');

/** The columns of each table: first the conditions, then the results. */
export const TARIFF_COLUMNS: Readonly<Record<TariffKind, readonly TariffColumn[]>> = {
  customsDuty: [
    importer,
    fuels,
    ...age,
    ...engine,
    ...value,
    column('percent', 'decimal'),
    column('perCcMinor', 'minor'),
  ],
  excise: [importer, fuels, ...power, column('perHpMinor', 'minor')],
  vat: [importer, fuels, column('percent', 'decimal')],
  recyclingFee: [importer, fuels, ...age, ...engine, ...power, column('preferential', 'yesNo'), amount],
  preferentialFee: [
    column('combustionPowerHp', 'whole'),
    column('combustionUpToCc', 'whole'),
    column('electricPower30MinHp', 'whole'),
    column('untestedPeakPercent', 'whole'),
    column('ageFromYears', 'whole'),
    column('ageToYears', 'whole'),
  ],
  clearanceFee: [...value, amount],
  service: [column('label', 'texts'), amount],
  delivery: [column('place', 'text'), amount],
};

export const TARIFF_CHOICES = (Object.keys(TARIFF_COLUMNS) as TariffKind[]).map((id) => ({
  id,
  name: `console.tariffs.kinds.${id}`,
}));

/** Returns the heading of a column with its unit; customs duties are in euro where the others are in roubles. */
export function useColumnName(kind: TariffKind): (column: TariffColumn) => string {
  const translate = useTranslate();
  return ({ field }) => {
    const isValue = field === 'valueOverMinor' || field === 'valueUpToMinor';
    const unit = isValue ? (kind === 'customsDuty' ? ', €' : ', ₽') : '';
    return `${translate(`console.tariffs.columns.${field}`)}${unit}`;
  };
}

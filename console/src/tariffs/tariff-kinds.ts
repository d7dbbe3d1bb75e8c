import type { TariffKind } from '@mall/contracts/order';
import { TARIFF_COLUMNS } from './columns.js';

export const TARIFF_CHOICES = (Object.keys(TARIFF_COLUMNS) as TariffKind[]).map((id) => ({
  id,
  name: `console.tariffs.kinds.${id}`,
}));

import { DateTimeInput, SearchInput, SelectInput, TextInput } from 'react-admin';
import { slipStatuses } from '@mall/web-kit';
import { DictionarySelect } from '../components/DictionarySelect.js';

const SLIP_CHOICES = [slipStatuses.uploaded, slipStatuses.notUploaded].map(({ code }) => ({
  id: code,
  name: `console.orders.slipStates.${code}`,
}));

/** Orders of buyers whose data were erased; only those with the right see any. */
const BLOCKED_CHOICES = [{ id: 1, name: 'console.orders.blocked' }];

export const orderFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DictionarySelect key="contract" source="contractStatus" dictionary="contract_status" isNumber />,
  <DictionarySelect key="voucher" source="voucherStatus" dictionary="voucher_status" isNumber />,
  <TextInput key="number" source="orderNumber" />,
  <SelectInput key="slip" source="slipStatus" choices={SLIP_CHOICES} />,
  <TextInput key="consignee" source="consignee" />,
  <TextInput key="contractNumber" source="contractNumber" />,
  <DateTimeInput key="start" source="startTime" />,
  <SelectInput key="blocked" source="isBlocked" choices={BLOCKED_CHOICES} />,
  <DateTimeInput key="end" source="endTime" />,
];

import { DateTimeInput, SearchInput, SelectInput, TextInput } from 'react-admin';
import { slipStatuses } from '@mall/web-kit';
import { DictionarySelect } from '../components/DictionarySelect.js';

const SLIP_CHOICES = [slipStatuses.uploaded, slipStatuses.notUploaded].map(({ code }) => ({
  id: code,
  name: `console.orders.slipStates.${code}`,
}));

export const orderFilters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DictionarySelect key="contract" source="contractStatus" dictionary="contract_status" isNumber />,
  <DictionarySelect key="voucher" source="voucherStatus" dictionary="voucher_status" isNumber />,
  <TextInput key="number" source="orderNumber" />,
  <SelectInput key="slip" source="slipStatus" choices={SLIP_CHOICES} />,
  <TextInput key="consignee" source="consignee" />,
  <TextInput key="contractNumber" source="contractNumber" />,
  <DateTimeInput key="start" source="startTime" />,
  <DateTimeInput key="end" source="endTime" />,
];

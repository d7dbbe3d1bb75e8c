import { recordChangesOf, stopRecording, type TableRecording } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly TableRecording[] = [
  {
    table: 'bank_transfer',
    record: 'bankTransfer',
    id: 'transfer_id',
    key: [],
    masked: [],
    leftOut: ['created_at'],
  },
  {
    table: 'bank_transfer_file',
    record: 'bankTransfer',
    id: 'transfer_id',
    key: ['sha256'],
    masked: [],
    leftOut: [],
  },
  {
    table: 'central_rate',
    record: 'centralRate',
    id: 'rate_date',
    key: ['currency'],
    masked: [],
    leftOut: [],
  },
  { table: 'change_proposal', record: 'changeProposal', id: 'subject', key: [], masked: [], leftOut: [] },
  {
    table: 'contract_scan',
    record: 'order',
    id: 'order_id',
    key: ['scan_id'],
    masked: ['signer_ip', 'signer_agent'],
    leftOut: ['file_hashes'],
  },
  { table: 'deal_setting', record: 'dealSetting', id: 'setting_key', key: [], masked: [], leftOut: [] },
  {
    table: 'document',
    record: 'order',
    id: 'order_id',
    key: ['document_id'],
    masked: ['facts'],
    leftOut: [],
  },
  {
    table: 'document_template',
    record: 'documentTemplate',
    id: 'template_id',
    key: [],
    masked: [],
    leftOut: ['created_at', 'updated_at'],
  },
  { table: 'exchange_rate', record: 'rate', id: 'rate_id', key: [], masked: [], leftOut: ['created_at'] },
  { table: 'hold_allowance', record: 'buyer', id: 'user_id', key: ['allowance_id'], masked: [], leftOut: [] },
  { table: 'milestone', record: 'order', id: 'order_id', key: ['code'], masked: [], leftOut: [] },
  {
    table: 'order_item',
    record: 'order',
    id: 'order_id',
    key: ['order_item_id'],
    masked: [],
    leftOut: ['facts'],
  },
  { table: 'payee', record: 'payee', id: 'payee_id', key: [], masked: [], leftOut: ['created_at'] },
  {
    table: 'refund',
    record: 'order',
    id: 'order_id',
    key: ['refund_id'],
    masked: [],
    leftOut: ['created_at'],
  },
  { table: 'order_delay', record: 'order', id: 'order_id', key: ['delay_id'], masked: [], leftOut: [] },
  {
    table: 'sales_contract',
    record: 'order',
    id: 'order_id',
    key: ['contract_id'],
    masked: ['facts', 'signature', 'signed_mobile', 'seal', 'signer_ip', 'signer_agent'],
    leftOut: ['body', 'words'],
  },
  {
    table: 'sales_order',
    record: 'order',
    id: 'order_id',
    key: [],
    masked: ['passport_digest', 'buyer_phone', 'network', 'consignee', 'mobile', 'address'],
    leftOut: ['created_at', 'landed_cost', 'version'],
  },
  { table: 'tariff_table', record: 'tariff', id: 'table_id', key: [], masked: [], leftOut: ['created_at'] },
  {
    table: 'voucher',
    record: 'order',
    id: 'order_id',
    key: ['voucher_id'],
    masked: [],
    leftOut: ['created_at', 'file_digests'],
  },
];

/** Has the changes of these tables recorded, as their entities declared at this release. */
export class RecordTables1766300000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return recordChangesOf(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return stopRecording(
      runner,
      TABLES.map(({ table }) => table),
    );
  }
}

import {
  Id,
  Instant,
  ListOf,
  ListOfValues,
  MoneyMinor,
  OneOf,
  say,
  Text,
  type Texts,
} from '@mall/validation';
import { adminPageOf, AdminPageDto, defineApi, platformErrors, staff } from '../define/index.js';
import { documentErrors } from './document.errors.js';
import { FileLinkView } from './file-link.view.js';
import { orderBounds } from './order-bounds.js';
import { orderLabels } from './order.dto.js';
import { orderErrors } from './order.errors.js';
import { SCAN_STATES, type ScanState } from './sales-contract.views.js';

const labels = {
  scan: { ru: 'Скан договора', zh: '合同扫描件', en: 'Scan of the contract' },
} as const satisfies Record<string, Texts>;

export class ContractCheckPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @OneOf(SCAN_STATES, { optional: true }) state?: ScanState;
  @Id({ optional: true }) orderId?: string;
  @Text({ label: orderLabels.orderNumber, max: 40, optional: true, kind: 'code' }) orderNumber?: string;
}

export class ContractScanRefDto {
  @Id({ label: labels.scan }) scanId!: string;
}

export class SendScanBackDto extends ContractScanRefDto {
  @Text({ label: orderLabels.reason, ...orderBounds.reason, kind: 'lines' }) reason!: string;
}

/** A contract signed on paper, with what a person needs to compare it with the order. */
export class ContractCheckView {
  @Id() scanId!: string;
  @OneOf(SCAN_STATES, { label: say('Состояние', '状态', 'State') }) state!: ScanState;
  @Id() orderId!: string;
  @Text() orderNumber!: string;
  /** See `orderStatuses`. */
  @OneOf([1, 2, 3, 4, 5, 6]) orderStatus!: number;
  @Id() contractId!: string;
  @Text({ label: say('Номер договора', '合同编号', 'Contract number') }) contractNumber!: string;
  /** Name of the buyer as in the contract. */
  @Text({ label: say('Покупатель', '买家', 'Buyer') }) buyerName!: string;
  @Text() buyerNameEn!: string;
  @Text({ label: say('Паспорт', '护照号', 'Passport'), optional: true }) passportNoMasked!: string | null;
  /** Names of the cars in the language of the reader, with their VINs where they are known. */
  @ListOfValues('string', { label: say('Автомобили', '车辆', 'Cars') }) cars!: string[];
  /** Total in fen of CNY. */
  @MoneyMinor({ label: say('Сумма', '金额', 'Sum') }) total!: number;
  @ListOf(() => FileLinkView) files!: FileLinkView[];
  @Instant({ label: say('Загружен', '上传时间', 'Handed in') }) handedInTime!: string;
  @Instant({ label: say('Проверен', '核验时间', 'Checked'), optional: true }) decidedTime!: string | null;
  @Text({ label: say('Кто проверил', '核验人', 'Checked by'), optional: true }) decidedBy!: string | null;
  @Text({ label: say('Почему возвращён', '退回原因', 'Why it was sent back'), optional: true, max: 300 })
  reason!: string | null;
}

/** Contracts signed on paper: none counts as signed before a person has checked it. */
export const orderContractCheckApi = defineApi('order.contractCheck', {
  page: {
    http: 'GET /admin/contract-check/page',
    request: ContractCheckPageDto,
    response: adminPageOf(ContractCheckView),
    access: staff('contract_check'),
    family: 'admin',
    people: { record: 'order', id: 'orderId' },
    summary: 'Scans of signed contracts; those that wait come first, the longest waiting on top.',
  },
  one: {
    http: 'GET /admin/contract-check/{scanId}',
    request: ContractScanRefDto,
    response: ContractCheckView,
    access: staff('contract_check'),
    family: 'admin',
    errors: [documentErrors.scanNotFound],
    summary: 'One scan with what its order says.',
  },
  accept: {
    http: 'POST /admin/contract-check/{scanId}/accept',
    request: ContractScanRefDto,
    response: ContractCheckView,
    access: staff('contract_check'),
    family: 'admin',
    errors: [
      documentErrors.scanNotFound,
      documentErrors.scanDecided,
      orderErrors.contractAlreadySigned,
      orderErrors.orderClosed,
      platformErrors.staleData,
    ],
    summary: 'Accept a scan: the contract is signed from this moment on, and sealed with who accepted it.',
  },
  sendBack: {
    http: 'POST /admin/contract-check/{scanId}/send-back',
    request: SendScanBackDto,
    response: ContractCheckView,
    access: staff('contract_check'),
    family: 'admin',
    errors: [documentErrors.scanNotFound, documentErrors.scanDecided, orderErrors.orderClosed],
    summary: 'Send a scan back; the buyer reads the reason and may hand in another one, or sign on screen.',
  },
});

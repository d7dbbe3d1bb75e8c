import type { DatabaseSchema } from '@mall/persistence';
import { CartItem } from './cart/cart-item.entity.js';
import { BlockedBuyer } from './order/blocked-buyer.entity.js';
import { BuyerChangeEntity, ConfirmationEntity, SubmissionEntity } from './checkout/checkout.entities.js';
import { DocumentEntity, DocumentFile } from './document/document.entities.js';
import { LedgerEntry, LedgerJournal } from './ledger/ledger.entities.js';
import { MilestoneEntity } from './milestone/milestone.entity.js';
import { OrderDelayEntity } from './milestone/order-delay.entity.js';
import { OrderEntity, OrderEventEntity, OrderItemEntity } from './order/order.entity.js';
import { OrderItemText, OrderText } from './order/order-text.entity.js';
import { OrderVin } from './order/order-vin.entity.js';
import { PayeeEntity } from './order/payee.entity.js';
import { BankTransferEntity, BankTransferFile } from './transfer/bank-transfer.entities.js';
import { PaymentSlipEntity } from './payment-slip/payment-slip.entity.js';
import { CentralRate, EnteredRate, RateFeed } from './rate/rate.entities.js';
import { OrderReminderEntity } from './reminder/order-reminder.entity.js';
import { RefundEntity } from './refund/refund.entity.js';
import { FormerContract } from './sales-contract/former-contract.entity.js';
import { SalesContractEntity } from './sales-contract/sales-contract.entity.js';
import { ChangeProposal } from './setting/change-proposal.entity.js';
import { DealSetting } from './setting/deal-setting.entity.js';
import { TariffEntity } from './tariff/tariff.entity.js';
import { DocumentTemplate } from './wording/document-template.entity.js';
import { Baseline1763900000040 } from './migrations/0001-baseline.js';
import { OrderReminders1764000000041 } from './migrations/0041-order-reminders.js';
import { SearchOrders1764100000042 } from './migrations/0042-search-orders.js';
import { SearchSlips1764200000043 } from './migrations/0043-search-slips.js';
import { SearchDocuments1764300000044 } from './migrations/0044-search-documents.js';
import { FindReceivedMoney1764500000051 } from './migrations/0051-find-received-money.js';
import { ReceivedMoney1764500000050 } from './migrations/0050-received-money.js';
import { Handovers1764400000045 } from './migrations/0045-handovers.js';
import { ContractScans1764600000055 } from './migrations/0055-contract-scans.js';
import { RequestKeys1764700000070 } from './migrations/0070-request-keys.js';
import { VinsOfOrders1764700000071 } from './migrations/0071-vins-of-orders.js';
import { ContractsReplaced1764700000072 } from './migrations/0072-contracts-replaced.js';
import { RateUntil1764700000073 } from './migrations/0073-rate-until.js';
import { UnfairClaims1764700000074 } from './migrations/0074-unfair-claims.js';
import { NarrowRateJump1764800000082 } from './migrations/0082-narrow-rate-jump.js';
import { StatedFates1764800000083 } from './migrations/0083-stated-fates.js';
import { ExtendedHours1766000000093 } from './migrations/0093-extended-hours.js';
import { CheaperPlacing1766000000095 } from './migrations/0095-cheaper-placing.js';
import { FoldedTextAlone1766000000094 } from './migrations/0094-folded-text-alone.js';
import { UnpaidOfRecipient1766000000096 } from './migrations/0096-unpaid-of-recipient.js';
import { FewerOrderIndexes1766000000097 } from './migrations/0097-fewer-order-indexes.js';
import { BlockedBuyers1767100000108 } from './migrations/0108-blocked-buyers.js';
import { PromisedDays1766000000107 } from './migrations/0107-promised-days.js';
import { ContractScanEntity } from './sales-contract/contract-scan.entity.js';
import { RatesInForce1764500000060 } from './migrations/0060-rates-in-force.js';
import { HeldCars1764500000061 } from './migrations/0061-held-cars.js';
import { UnpaidOrders1764500000062 } from './migrations/0062-unpaid-orders.js';
import { FoldSearches1766000000090 } from './migrations/0090-fold-searches.js';
import { TransfersToldApart1766000000091 } from './migrations/0091-transfers-told-apart.js';
import { FindTransfers1766000000092 } from './migrations/0092-find-transfers.js';
import { RecordTables1766300000000 } from './migrations/0098-record-tables.js';
import { HoldAllowance } from './held-cars/hold-allowance.entity.js';
import { RateInForce } from './rate/rate-in-force.entity.js';
import { DocumentText } from './document/document-text.entity.js';
import { PaymentSlipText } from './payment-slip/payment-slip-text.entity.js';

export const orderSchema: DatabaseSchema = {
  entities: [
    BlockedBuyer,
    BankTransferEntity,
    BankTransferFile,
    CartItem,
    HoldAllowance,
    RateInForce,
    BuyerChangeEntity,
    ConfirmationEntity,
    SubmissionEntity,
    DocumentEntity,
    DocumentFile,
    LedgerEntry,
    LedgerJournal,
    MilestoneEntity,
    OrderDelayEntity,
    OrderEntity,
    OrderEventEntity,
    OrderItemEntity,
    OrderItemText,
    OrderText,
    OrderVin,
    PayeeEntity,
    PaymentSlipEntity,
    DocumentText,
    PaymentSlipText,
    CentralRate,
    EnteredRate,
    RateFeed,
    RefundEntity,
    OrderReminderEntity,
    SalesContractEntity,
    FormerContract,
    ContractScanEntity,
    DealSetting,
    ChangeProposal,
    TariffEntity,
    DocumentTemplate,
  ],
  migrations: [
    Baseline1763900000040,
    OrderReminders1764000000041,
    SearchOrders1764100000042,
    SearchSlips1764200000043,
    SearchDocuments1764300000044,
    Handovers1764400000045,
    ReceivedMoney1764500000050,
    FindReceivedMoney1764500000051,
    RatesInForce1764500000060,
    HeldCars1764500000061,
    UnpaidOrders1764500000062,
    ContractScans1764600000055,
    RequestKeys1764700000070,
    VinsOfOrders1764700000071,
    ContractsReplaced1764700000072,
    RateUntil1764700000073,
    UnfairClaims1764700000074,
    NarrowRateJump1764800000082,
    StatedFates1764800000083,
    FoldSearches1766000000090,
    TransfersToldApart1766000000091,
    FindTransfers1766000000092,
    ExtendedHours1766000000093,
    FoldedTextAlone1766000000094,
    CheaperPlacing1766000000095,
    UnpaidOfRecipient1766000000096,
    FewerOrderIndexes1766000000097,
    PromisedDays1766000000107,
    RecordTables1766300000000,
    BlockedBuyers1767100000108,
  ],
};

import { Module } from '@nestjs/common';
import { authApi } from '@mall/contracts/auth';
import { fileApi } from '@mall/contracts/file';
import { productCarApi, productStockApi } from '@mall/contracts/product';
import { userAddressApi } from '@mall/contracts/user';
import { ServiceModule } from '@mall/service-kit';
import { CartModule } from './cart/cart.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { config } from './config.js';
import { DocumentModule } from './document/document.module.js';
import { OrderImportModule } from './import/order-import.module.js';
import { LandedCostModule } from './landed-cost/landed-cost.module.js';
import { CreateOrders1763700000001 } from './migrations/0001-create-orders.js';
import { SeedRateAndPayee1763700000002 } from './migrations/0002-seed-rate-and-payee.js';
import { CreatePapers1763700000010 } from './migrations/0010-create-papers.js';
import { FirstTemplates1763700000011 } from './migrations/0011-first-templates.js';
import { RatesAndSettings1763700000020 } from './migrations/0020-rates-and-settings.js';
import { DealColumns1763700000021 } from './migrations/0021-deal-columns.js';
import { Tariffs1763700000022 } from './migrations/0022-tariffs.js';
import { Money1763700000023 } from './migrations/0023-money.js';
import { Milestones1763700000024 } from './migrations/0024-milestones.js';
import { FactsOfFirstContracts1763800000025 } from './migrations/0025-facts-of-first-contracts.js';
import { PlainTexts1763800000026 } from './migrations/0026-plain-texts.js';
import { LeanCheckout1763900000027 } from './migrations/0027-lean-checkout.js';
import { ShownBuyers1763900000028 } from './migrations/0028-shown-buyers.js';
import { WordsOfContracts1763900000029 } from './migrations/0029-words-of-contracts.js';
import { CostsAsConfirmed1763900000030 } from './migrations/0030-costs-as-confirmed.js';
import { ShopInEachLanguage1763900000031 } from './migrations/0031-shop-in-each-language.js';
import { MilestoneModule } from './milestone/milestone.module.js';
import { OrderModule } from './order/order.module.js';
import { OrderActionModule } from './order-action/order-action.module.js';
import { OrderViewModule } from './order-view/order-view.module.js';
import { RateModule } from './rate/rate.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { RefundModule } from './refund/refund.module.js';
import { SalesContractModule } from './sales-contract/sales-contract.module.js';
import { SettingModule } from './setting/setting.module.js';
import { TariffModule } from './tariff/tariff.module.js';
import { TemplateModule } from './template/template.module.js';
import { PaymentSlipModule } from './payment-slip/payment-slip.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({
      name: 'order',
      migrations: [
        CreateOrders1763700000001,
        SeedRateAndPayee1763700000002,
        CreatePapers1763700000010,
        FirstTemplates1763700000011,
        RatesAndSettings1763700000020,
        DealColumns1763700000021,
        Tariffs1763700000022,
        Money1763700000023,
        Milestones1763700000024,
        FactsOfFirstContracts1763800000025,
        PlainTexts1763800000026,
        LeanCheckout1763900000027,
        ShownBuyers1763900000028,
        WordsOfContracts1763900000029,
        CostsAsConfirmed1763900000030,
        ShopInEachLanguage1763900000031,
      ],
      clients: [productCarApi, productStockApi, userAddressApi, fileApi, authApi],
    }),
    SettingModule,
    RateModule,
    TariffModule,
    LandedCostModule,
    CartModule,
    CheckoutModule,
    OrderModule,
    OrderActionModule,
    OrderViewModule,
    SalesContractModule,
    DocumentModule,
    TemplateModule,
    PaymentSlipModule,
    RefundModule,
    MilestoneModule,
    ReconciliationModule,
    ...(config.DEMO_IMPORT ? [OrderImportModule] : []),
  ],
})
export class AppModule {}

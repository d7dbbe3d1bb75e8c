import { Module } from '@nestjs/common';
import { orderDeclaration } from '@mall/contracts/services/order';
import { ServiceModule } from '@mall/service-kit';
import { CartModule } from './cart/cart.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { config } from './config.js';
import { DealModule } from './deal/deal.module.js';
import { DocumentModule } from './document/document.module.js';
import { HeldCarsModule } from './held-cars/held-cars.module.js';
import { OrderImportModule } from './import/order-import.module.js';
import { InspectionModule } from './inspection/inspection.module.js';
import { LandedCostModule } from './landed-cost/landed-cost.module.js';
import { MilestoneModule } from './milestone/milestone.module.js';
import { OrderModule } from './order/order.module.js';
import { OrderActionModule } from './order-action/order-action.module.js';
import { OrderViewModule } from './order-view/order-view.module.js';
import { PersonalModule } from './personal/personal.module.js';
import { RateModule } from './rate/rate.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { ReminderModule } from './reminder/reminder.module.js';
import { RefundModule } from './refund/refund.module.js';
import { SalesContractModule } from './sales-contract/sales-contract.module.js';
import { orderSchema } from './schema.js';
import { SettingModule } from './setting/setting.module.js';
import { TariffModule } from './tariff/tariff.module.js';
import { TemplateModule } from './template/template.module.js';
import { PaymentSlipModule } from './payment-slip/payment-slip.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({
      service: orderDeclaration,
      ...orderSchema,
    }),
    SettingModule,
    RateModule,
    TariffModule,
    LandedCostModule,
    CartModule,
    CheckoutModule,
    HeldCarsModule,
    OrderModule,
    DealModule,
    OrderActionModule,
    OrderViewModule,
    SalesContractModule,
    DocumentModule,
    TemplateModule,
    InspectionModule,
    PaymentSlipModule,
    RefundModule,
    PersonalModule,
    MilestoneModule,
    ReconciliationModule,
    ReminderModule,
    ...(config.DEMO_IMPORT ? [OrderImportModule] : []),
  ],
})
export class AppModule {}

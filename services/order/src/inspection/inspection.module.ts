import { Module } from '@nestjs/common';
import { DocumentModule } from '../document/document.module.js';
import { OrderModule } from '../order/order.module.js';
import { InspectionController } from './inspection.controller.js';
import { InspectionPaperService } from './inspection-paper.service.js';

@Module({
  imports: [DocumentModule, OrderModule],
  controllers: [InspectionController],
  providers: [InspectionPaperService],
})
export class InspectionModule {}

import { Module } from '@nestjs/common';
import { CarModule } from '../car/car.module.js';
import { ShopModule } from '../shop/shop.module.js';
import { RowWriterService } from './row-writer.service.js';
import { StockListController } from './stock-list.controller.js';
import { StockListRepository } from './stock-list.repository.js';
import { StockListService } from './stock-list.service.js';
import { StockListStepsService } from './stock-list-steps.service.js';
import { StockListTimer } from './stock-list.timer.js';

@Module({
  imports: [CarModule, ShopModule],
  controllers: [StockListController],
  providers: [RowWriterService, StockListRepository, StockListService, StockListStepsService, StockListTimer],
})
export class StockListModule {}

import { Module } from '@nestjs/common';
import { NamedVinRepository } from './named-vin.repository.js';
import { SetAsideRepository } from './set-aside.repository.js';
import { StockRepository } from './stock.repository.js';

@Module({
  providers: [StockRepository, SetAsideRepository, NamedVinRepository],
  exports: [StockRepository, SetAsideRepository, NamedVinRepository],
})
export class StockModule {}

import { Module } from '@nestjs/common';
import { SetAsideRepository } from './set-aside.repository.js';
import { StockRepository } from './stock.repository.js';

@Module({ providers: [StockRepository, SetAsideRepository], exports: [StockRepository, SetAsideRepository] })
export class StockModule {}

import { Module } from '@nestjs/common';
import { StockRepository } from './stock.repository.js';

@Module({ providers: [StockRepository], exports: [StockRepository] })
export class StockModule {}

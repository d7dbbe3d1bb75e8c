import { Module } from '@nestjs/common';
import { StockReader } from './stock-reader.js';
import { StockWriter } from './stock-writer.js';

@Module({ providers: [StockReader, StockWriter], exports: [StockReader, StockWriter] })
export class StockModule {}

import { Module } from '@nestjs/common';
import { BankTransferRepository } from './bank-transfer.repository.js';

@Module({ providers: [BankTransferRepository], exports: [BankTransferRepository] })
export class TransferModule {}

import { Module } from '@nestjs/common';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';
import { ConsentTextService } from './consent-text.service.js';
import { PasswordHashService } from './password-hash.service.js';
import { ShopConsumer } from './shop.consumer.js';

@Module({
  providers: [AccountRepository, AccountService, ConsentTextService, PasswordHashService, ShopConsumer],
  exports: [AccountRepository, AccountService, ConsentTextService, PasswordHashService],
})
export class AccountModule {}

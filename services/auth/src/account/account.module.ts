import { Module } from '@nestjs/common';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';
import { PasswordHasher } from './password-hasher.js';
import { ShopConsumer } from './shop.consumer.js';

@Module({
  providers: [AccountRepository, AccountService, PasswordHasher, ShopConsumer],
  exports: [AccountRepository, AccountService, PasswordHasher],
})
export class AccountModule {}

import { Module } from '@nestjs/common';
import { KeyController } from './key.controller.js';
import { SigningKeyRepository } from './signing-key.repository.js';
import { SigningKeyService } from './signing-key.service.js';

@Module({
  controllers: [KeyController],
  providers: [SigningKeyRepository, SigningKeyService],
  exports: [SigningKeyService],
})
export class KeyModule {}

import { Module } from '@nestjs/common';
import { KeyController } from './key.controller.js';
import { SigningKeyService } from './signing-key.service.js';

@Module({ controllers: [KeyController], providers: [SigningKeyService], exports: [SigningKeyService] })
export class KeyModule {}

import { Module } from '@nestjs/common';
import { TariffController } from './tariff.controller.js';
import { TariffRepository } from './tariff.repository.js';

@Module({ controllers: [TariffController], providers: [TariffRepository], exports: [TariffRepository] })
export class TariffModule {}

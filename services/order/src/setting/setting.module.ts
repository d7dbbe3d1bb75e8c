import { Module } from '@nestjs/common';
import { DealSettingRepository } from './deal-setting.repository.js';
import { SettingController } from './setting.controller.js';

@Module({
  controllers: [SettingController],
  providers: [DealSettingRepository],
  exports: [DealSettingRepository],
})
export class SettingModule {}

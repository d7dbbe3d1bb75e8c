import { Module } from '@nestjs/common';
import { DealSettingStore } from './deal-settings.js';
import { SettingController } from './setting.controller.js';

@Module({ controllers: [SettingController], providers: [DealSettingStore], exports: [DealSettingStore] })
export class SettingModule {}

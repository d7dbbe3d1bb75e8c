import { Module } from '@nestjs/common';
import { OwnSettingController } from './own-setting.controller.js';
import { OwnSettingRepository } from './own-setting.repository.js';
import { OwnSettingService } from './own-setting.service.js';

@Module({ controllers: [OwnSettingController], providers: [OwnSettingRepository, OwnSettingService] })
export class OwnSettingModule {}

import { Module } from '@nestjs/common';
import { ChangeProposalRepository } from './change-proposal.repository.js';
import { DealSettingRepository } from './deal-setting.repository.js';
import { SettingChangeService } from './setting-change.service.js';
import { SettingController } from './setting.controller.js';

@Module({
  controllers: [SettingController],
  providers: [DealSettingRepository, ChangeProposalRepository, SettingChangeService],
  exports: [DealSettingRepository, ChangeProposalRepository],
})
export class SettingModule {}

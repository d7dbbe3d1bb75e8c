import { Module } from '@nestjs/common';
import { config } from '../config.js';
import { DepartmentModule } from '../department/department.module.js';
import { RightsModule } from '../rights/rights.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { DingTalkClient } from './ding-talk.client.js';
import { DirectoryDepartmentsService } from './directory-departments.service.js';
import { DirectoryPeopleService } from './directory-people.service.js';
import { DirectoryController } from './directory.controller.js';
import { DirectoryRepository } from './directory.repository.js';
import { WeComClient } from './we-com.client.js';

const dingTalk = new DingTalkClient({
  url: config.DINGTALK_URL,
  appKey: config.DINGTALK_CLIENT_ID,
  appSecret: config.DINGTALK_CLIENT_SECRET,
});
const weCom = new WeComClient({
  url: config.WECOM_URL,
  corpId: config.WECOM_CORP_ID,
  secret: config.WECOM_SECRET,
});

@Module({
  imports: [DepartmentModule, RightsModule, StaffModule],
  controllers: [DirectoryController],
  providers: [
    DirectoryDepartmentsService,
    DirectoryPeopleService,
    DirectoryRepository,
    { provide: DingTalkClient, useValue: dingTalk },
    { provide: WeComClient, useValue: weCom },
  ],
})
export class DirectoryModule {}

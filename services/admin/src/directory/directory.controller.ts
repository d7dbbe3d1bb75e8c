import { Controller } from '@nestjs/common';
import { adminDirectoryApi, type DirectorySyncView, type SyncDirectoryDto } from '@mall/contracts/admin';
import type { Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { DingTalkClient } from './ding-talk.client.js';
import { DirectoryDepartmentsService } from './directory-departments.service.js';
import { DirectoryPeopleService } from './directory-people.service.js';
import { WeComClient } from './we-com.client.js';

@Controller()
export class DirectoryController implements HandlersOf<typeof adminDirectoryApi> {
  constructor(
    private readonly departments: DirectoryDepartmentsService,
    private readonly people: DirectoryPeopleService,
    private readonly dingTalk: DingTalkClient,
    private readonly weCom: WeComClient,
  ) {}

  @Handles(adminDirectoryApi.dingUsers)
  async dingUsers({ preview = false }: SyncDirectoryDto, caller: Caller): Promise<DirectorySyncView> {
    return this.people.sync(caller, 'ding', await this.dingTalk.people(), preview);
  }

  @Handles(adminDirectoryApi.dingDepartments)
  async dingDepartments({ preview = false }: SyncDirectoryDto): Promise<DirectorySyncView> {
    return this.departments.sync('ding', await this.dingTalk.departments(), preview);
  }

  @Handles(adminDirectoryApi.cpUsers)
  async cpUsers({ preview = false }: SyncDirectoryDto, caller: Caller): Promise<DirectorySyncView> {
    return this.people.sync(caller, 'cp', await this.weCom.people(), preview);
  }

  @Handles(adminDirectoryApi.cpDepartments)
  async cpDepartments({ preview = false }: SyncDirectoryDto): Promise<DirectorySyncView> {
    return this.departments.sync('cp', await this.weCom.departments(), preview);
  }
}

import { Controller } from '@nestjs/common';
import { authPersonalApi } from '@mall/contracts/auth';
import type { PersonalCopy, PersonalDataDto } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { personalRows } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { AccountErasureService } from './account-erasure.service.js';
import { PERSONAL_SECTIONS } from './personal-sections.js';

@Controller()
export class PersonalController implements HandlersOf<typeof authPersonalApi> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountErasureService,
  ) {}

  @Handles(authPersonalApi.copy)
  copy({ userId, after }: PersonalDataDto): Promise<PersonalCopy> {
    return personalRows(this.dataSource, PERSONAL_SECTIONS, userId, after);
  }

  @Handles(authPersonalApi.erase)
  erase({ userId }: PersonalDataDto): Promise<void> {
    return this.accounts.erase(userId);
  }
}

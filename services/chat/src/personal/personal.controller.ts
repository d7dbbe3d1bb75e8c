import { Controller } from '@nestjs/common';
import { chatPersonalApi } from '@mall/contracts/chat';
import type { PersonalCopy, PersonalDataDto } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { personalRows } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { ChatErasureService } from './chat-erasure.service.js';
import { PERSONAL_SECTIONS } from './personal-sections.js';

@Controller()
export class PersonalController implements HandlersOf<typeof chatPersonalApi> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly erasures: ChatErasureService,
  ) {}

  @Handles(chatPersonalApi.copy)
  copy({ userId, after }: PersonalDataDto): Promise<PersonalCopy> {
    return personalRows(this.dataSource, PERSONAL_SECTIONS, userId, after);
  }

  @Handles(chatPersonalApi.erase)
  erase({ userId }: PersonalDataDto): Promise<void> {
    return this.erasures.erase(userId);
  }
}

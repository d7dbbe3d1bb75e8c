import { Controller } from '@nestjs/common';
import { productPersonalApi } from '@mall/contracts/product';
import type { PersonalCopy, PersonalDataDto } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { personalRows } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { PERSONAL_SECTIONS } from './personal-sections.js';

@Controller()
export class PersonalController implements HandlersOf<typeof productPersonalApi> {
  constructor(private readonly dataSource: DataSource) {}

  @Handles(productPersonalApi.copy)
  copy({ userId, after }: PersonalDataDto): Promise<PersonalCopy> {
    return personalRows(this.dataSource, PERSONAL_SECTIONS, userId, after);
  }
}

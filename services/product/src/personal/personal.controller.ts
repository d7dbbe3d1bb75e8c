// SQL: rows of two tables are deleted alike, by the person.
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

  @Handles(productPersonalApi.erase)
  async erase({ userId }: PersonalDataDto): Promise<void> {
    await this.dataSource.query('DELETE FROM car_watch WHERE person_id = $1', [userId]);
    await this.dataSource.query('DELETE FROM viewed_car WHERE user_id = $1', [userId]);
  }
}

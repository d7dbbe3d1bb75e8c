// SQL: shops and applications are one list of names.
import { Controller } from '@nestjs/common';
import { tenantPersonalApi } from '@mall/contracts/tenant';
import type { PersonalCopy, PersonalDataDto } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { column, personalRows, queryRows, rowShape } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { PERSONAL_SECTIONS } from './personal-sections.js';

const named = rowShape({ name: column.text });

@Controller()
export class PersonalController implements HandlersOf<typeof tenantPersonalApi> {
  constructor(private readonly dataSource: DataSource) {}

  @Handles(tenantPersonalApi.copy)
  copy({ userId, after }: PersonalDataDto): Promise<PersonalCopy> {
    return personalRows(this.dataSource, PERSONAL_SECTIONS, userId, after);
  }

  /** Nothing is left to erase: people with a shop or an application are refused before. */
  @Handles(tenantPersonalApi.erase)
  async erase(): Promise<void> {}

  @Handles(tenantPersonalApi.ownShops)
  async ownShops({ userId }: PersonalDataDto): Promise<string[]> {
    const rows = await queryRows(
      this.dataSource,
      named,
      `SELECT shop_name AS name FROM shop WHERE owner_user_id = $1
       UNION SELECT shop_name FROM shop_application WHERE owner_user_id = $1`,
      [userId],
    );
    return rows.map(({ name }) => name);
  }
}

import { Bool, Id, Instant, Int, ListOfValues, OneOf, say, Text } from '@mall/validation';
import { MICRO_APP_STATUSES, type MicroAppStatus } from './micro-app.dto.js';

export class MicroAppView {
  @Id() id!: string;
  @Text() appName!: string;
  @Text() appCode!: string;
  @Text({ max: 500 }) entryUrl!: string;
  @Text() routerPath!: string;
  @Text({ optional: true }) icon!: string | null;
  @Int() sort!: number;
  @OneOf(MICRO_APP_STATUSES) status!: MicroAppStatus;
  @ListOfValues('id') roleIds!: string[];
  @Bool() isPublic!: boolean;
  @Text({ optional: true, max: 500 }) remark!: string | null;
  @Instant({ label: say('Создано', '创建时间', 'Created') }) createTime!: string;
}

/** Data with which the shell opens an external app in a frame. */
export class OwnMicroAppView {
  @Id() id!: string;
  @Text() appName!: string;
  @Text() appCode!: string;
  @Text({ max: 500 }) entryUrl!: string;
  @Text() routerPath!: string;
  @Text({ optional: true }) icon!: string | null;
}

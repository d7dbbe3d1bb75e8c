import { Bool, Id, Int, ListOfValues, OneOf, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { microAppStatuses } from './admin-codes.js';
import { adminLabels as L } from './admin.labels.js';

/** 1 offered, 0 switched off. */
export const MICRO_APP_STATUSES = [microAppStatuses.on, microAppStatuses.off] as const;
export type MicroAppStatus = (typeof MICRO_APP_STATUSES)[number];

const SLUG = /^[A-Za-z][\w-]*$/;
/** No user name, password or blanks; plain http is for a developer's own machine. */
const ENTRY_URL =
  /^(?:https:\/\/[\w.-]+(?::\d{1,5})?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)(?:[/?#]\S*)?$/;

export class MicroAppPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100 }) keyWord?: string;
  @Text({ optional: true, max: 100, label: L.appName, kind: 'name' }) appName?: string;
  @OneOf(MICRO_APP_STATUSES, { optional: true, label: L.isOn }) status?: MicroAppStatus;
}

/** Filters for the apps that the caller may open; sent by the shell's menu. */
export class MicroAppListDto {
  @Text({ optional: true, max: 100, label: L.appName, kind: 'name' }) appName?: string;
  @Text({ optional: true, max: 64, label: L.routerPath, kind: 'code' }) routerPath?: string;
}

export class MicroAppIdDto {
  @Id() id!: string;
}

class MicroAppFields {
  @Text({ label: L.icon, optional: true, nullable: true, max: 64, pattern: /^[\w -]*$/ }) icon?:
    string | null;
  @Int({ label: L.sortOrder, optional: true, max: 100_000 }) sort?: number;
  @OneOf(MICRO_APP_STATUSES, { label: L.isOn, optional: true }) status?: MicroAppStatus;
  /** Roles that may open it; none means every member of staff. */
  @ListOfValues('id', { label: L.roles, optional: true, maxItems: 50 }) roleIds?: string[];
  /** Whether buyers and merchants may open it too. */
  @Bool({ label: L.isPublic, optional: true }) isPublic?: boolean;
  @Text({ label: L.remarks, optional: true, nullable: true, max: 500, kind: 'lines' }) remark?: string | null;
}

export class CreateMicroAppDto extends MicroAppFields {
  @Text({ label: L.appName, max: 100, kind: 'name' }) appName!: string;
  @Text({ label: L.appCode, max: 64, pattern: SLUG, kind: 'code' }) appCode!: string;
  @Text({ label: L.entryUrl, max: 500, pattern: ENTRY_URL, kind: 'code' }) entryUrl!: string;
  /** Last part of its address in the shell, `/myiframe/{routerPath}`. */
  @Text({ label: L.routerPath, max: 64, pattern: SLUG, kind: 'code' }) routerPath!: string;
}

/** Only the fields that are sent change. */
export class UpdateMicroAppDto extends MicroAppFields {
  @Id() id!: string;
  @Text({ label: L.appName, optional: true, min: 1, max: 100, kind: 'name' }) appName?: string;
  @Text({ label: L.appCode, optional: true, min: 1, max: 64, pattern: SLUG, kind: 'code' }) appCode?: string;
  @Text({ label: L.entryUrl, optional: true, min: 1, max: 500, pattern: ENTRY_URL, kind: 'code' })
  entryUrl?: string;
  @Text({ label: L.routerPath, optional: true, min: 1, max: 64, pattern: SLUG, kind: 'code' })
  routerPath?: string;
}

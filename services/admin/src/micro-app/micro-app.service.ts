import { Inject, Injectable } from '@nestjs/common';
import {
  adminErrors,
  type CreateMicroAppDto,
  type MicroAppListDto,
  type UpdateMicroAppDto,
} from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { isForeignKeyViolation, isUniqueViolation } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { MicroAppRepository, type MicroAppChanges, type MicroAppRow } from './micro-app.repository.js';

/** Injection token of the origins that an app may have, such as `https://reports.example.com`. */
export const MICRO_APP_ORIGINS = Symbol('origins of micro-apps');

/** External applications that the shell shows in a frame; only origins that the operator has allowed. */
@Injectable()
export class MicroAppService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly apps: MicroAppRepository,
    @Inject(MICRO_APP_ORIGINS) private readonly allowedOrigins: ReadonlySet<string>,
  ) {}

  /** Returns the apps that the roles of a member of staff may open, and to everybody else the public ones. */
  listFor({ kind, roles }: Caller, request: MicroAppListDto): Promise<MicroAppRow[]> {
    const reader = kind === 'staff' ? ({ kind, roleCodes: roles } as const) : ({ kind: 'other' } as const);
    return this.apps.openTo(reader, request);
  }

  /** Returns one app. @throws platformErrors.notFound */
  async get(id: string): Promise<MicroAppRow> {
    const row = await this.apps.byId(id);
    if (!row) throw platformErrors.notFound();
    return row;
  }

  /**
   * Creates an app.
   * @throws adminErrors.microAppTaken, adminErrors.microAppOriginRefused, platformErrors.notFound for an unknown role
   */
  async create(request: CreateMicroAppDto): Promise<MicroAppRow> {
    const { appName, appCode, entryUrl, routerPath, roleIds = [] } = request;
    this.assertAllowed(entryUrl);
    const id = await this.dataSource
      .transaction(async (tx) => {
        const app = { ...toChanges(request), appName, appCode, entryUrl, routerPath };
        const appId = await this.apps.insert(tx, app);
        await this.apps.setRoles(tx, appId, roleIds);
        return appId;
      })
      .catch(refuse);
    return this.get(id);
  }

  /** Changes an app. @throws the errors of `create`. */
  async update(request: UpdateMicroAppDto): Promise<MicroAppRow> {
    const { id, roleIds, entryUrl } = request;
    await this.get(id);
    if (entryUrl !== undefined) this.assertAllowed(entryUrl);
    await this.dataSource
      .transaction(async (tx) => {
        await this.apps.update(tx, id, toChanges(request));
        if (roleIds) await this.apps.setRoles(tx, id, roleIds);
      })
      .catch(refuse);
    return this.get(id);
  }

  async remove(id: string): Promise<void> {
    await this.get(id);
    await this.apps.remove(id);
  }

  private assertAllowed(entryUrl: string): void {
    // The pattern of the field allows ports and host names that no URL has.
    const origin = URL.canParse(entryUrl) ? new URL(entryUrl).origin : entryUrl;
    if (!this.allowedOrigins.has(origin)) throw adminErrors.microAppOriginRefused({ origin });
  }
}

function refuse(failure: unknown): never {
  if (isUniqueViolation(failure)) throw adminErrors.microAppTaken();
  throw isForeignKeyViolation(failure) ? platformErrors.notFound() : failure;
}

function toChanges(request: Partial<CreateMicroAppDto>): MicroAppChanges {
  const { appName, appCode, entryUrl, routerPath, icon, sort, status, isPublic, remark } = request;
  const isOn = status && status === '1';
  return { appName, appCode, entryUrl, routerPath, icon, sortOrder: sort, isOn, isPublic, remark };
}

import { Controller } from '@nestjs/common';
import {
  adminMicroAppApi,
  type CreateMicroAppDto,
  type MicroAppIdDto,
  type MicroAppListDto,
  type MicroAppPageDto,
  type MicroAppView,
  type OwnMicroAppView,
  type UpdateMicroAppDto,
} from '@mall/contracts/admin';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { toMicroAppView, toOwnMicroApp } from './micro-app.mapper.js';
import { MicroAppRepository } from './micro-app.repository.js';
import { MicroAppService } from './micro-app.service.js';

@Controller()
export class MicroAppController implements HandlersOf<typeof adminMicroAppApi> {
  constructor(
    private readonly apps: MicroAppService,
    private readonly rows: MicroAppRepository,
  ) {}

  @Handles(adminMicroAppApi.page)
  async page(request: MicroAppPageDto): Promise<AdminPage<MicroAppView>> {
    const { rows, total } = await this.rows.page(request);
    return adminPage(rows.map(toMicroAppView), total, request);
  }

  @Handles(adminMicroAppApi.list)
  async list(request: MicroAppListDto, caller: Caller): Promise<OwnMicroAppView[]> {
    return (await this.apps.listFor(caller, request)).map(toOwnMicroApp);
  }

  @Handles(adminMicroAppApi.one)
  async one({ id }: MicroAppIdDto): Promise<MicroAppView> {
    return toMicroAppView(await this.apps.get(id));
  }

  @Handles(adminMicroAppApi.create)
  async create(request: CreateMicroAppDto): Promise<MicroAppView> {
    return toMicroAppView(await this.apps.create(request));
  }

  @Handles(adminMicroAppApi.update)
  async update(request: UpdateMicroAppDto): Promise<MicroAppView> {
    return toMicroAppView(await this.apps.update(request));
  }

  @Handles(adminMicroAppApi.remove)
  remove({ id }: MicroAppIdDto): Promise<void> {
    return this.apps.remove(id);
  }
}

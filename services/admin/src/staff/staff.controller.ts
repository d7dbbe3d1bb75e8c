import { Controller } from '@nestjs/common';
import {
  adminStaffApi,
  type CreateStaffDto,
  type EditMyselfDto,
  type ImportStaffDto,
  type LockStaffDto,
  type MoveStaffDto,
  type RegisterStaffUserDto,
  type SignedInInfoView,
  type StaffCardView,
  type StaffIdDto,
  type StaffIdsDto,
  type StaffLoginsDto,
  type StaffNameDto,
  type StaffPageDto,
  type StaffPhoneDto,
  type StaffView,
  type UpdateStaffDto,
} from '@mall/contracts/admin';
import { adminPage, type AdminPage, type Caller, type Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { ScopeService } from '../scope/scope.service.js';
import { RegistrationService } from './registration.service.js';
import { SignedInService } from './signed-in.service.js';
import { toStaffCard, toStaffView } from './staff.mapper.js';
import { StaffRepository } from './staff.repository.js';
import { StaffService } from './staff.service.js';

@Controller()
export class StaffController implements HandlersOf<typeof adminStaffApi> {
  constructor(
    private readonly staff: StaffService,
    private readonly rows: StaffRepository,
    private readonly signedIn: SignedInService,
    private readonly registrations: RegistrationService,
    private readonly scopes: ScopeService,
  ) {}

  @Handles(adminStaffApi.info)
  info(_: Empty, caller: Caller): Promise<SignedInInfoView> {
    return this.signedIn.info(caller);
  }

  @Handles(adminStaffApi.register)
  async register(request: RegisterStaffUserDto, caller: Caller): Promise<boolean> {
    await this.registrations.register(request, caller);
    return true;
  }

  @Handles(adminStaffApi.list)
  async list(request: StaffPageDto, caller: Caller): Promise<AdminPage<StaffView>> {
    const { rows, total } = await this.rows.page(request, await this.scopes.of(caller));
    return adminPage(
      rows.map((row) => toStaffView(row, caller.locale)),
      total,
      request,
    );
  }

  @Handles(adminStaffApi.one)
  async one({ userId }: StaffIdDto, caller: Caller): Promise<StaffView> {
    return toStaffView(await this.staff.seen(caller, await this.rows.byId(userId)), caller.locale);
  }

  @Handles(adminStaffApi.details)
  async details({ name }: StaffNameDto, caller: Caller): Promise<StaffView> {
    return toStaffView(await this.staff.seen(caller, await this.rows.byUsername(name)), caller.locale);
  }

  @Handles(adminStaffApi.detailsByPhone)
  async detailsByPhone({ phone }: StaffPhoneDto, caller: Caller): Promise<StaffView> {
    return toStaffView(await this.staff.seen(caller, await this.rows.byPhone(phone)), caller.locale);
  }

  @Handles(adminStaffApi.getByIds)
  async getByIds({ ids }: StaffIdsDto): Promise<StaffCardView[]> {
    return (await this.rows.byIds(ids)).map(toStaffCard);
  }

  @Handles(adminStaffApi.getByLogins)
  async getByLogins({ usernames }: StaffLoginsDto): Promise<StaffCardView[]> {
    return (await this.rows.byLogins(usernames)).map(toStaffCard);
  }

  @Handles(adminStaffApi.create)
  async create(request: CreateStaffDto, caller: Caller): Promise<StaffView> {
    return toStaffView(await this.staff.create(caller, request), caller.locale);
  }

  @Handles(adminStaffApi.update)
  async update(request: UpdateStaffDto, caller: Caller): Promise<StaffView> {
    return toStaffView(await this.staff.update(caller, request), caller.locale);
  }

  @Handles(adminStaffApi.edit)
  async edit(request: EditMyselfDto, caller: Caller): Promise<StaffView> {
    return toStaffView(await this.staff.edit(caller, request), caller.locale);
  }

  @Handles(adminStaffApi.lock)
  lock({ username, lockFlag }: LockStaffDto, caller: Caller): Promise<void> {
    return this.staff.setLock(caller, username, lockFlag);
  }

  @Handles(adminStaffApi.moveToDepartment)
  moveToDepartment({ deptId, userIds }: MoveStaffDto, caller: Caller): Promise<void> {
    return this.staff.moveTo(caller, deptId, userIds);
  }

  @Handles(adminStaffApi.remove)
  remove({ userId }: StaffIdDto, caller: Caller): Promise<void> {
    return this.staff.remove(caller, userId);
  }

  @Handles(adminStaffApi.importStaff)
  importStaff(request: ImportStaffDto): Promise<string> {
    return this.staff.import(request);
  }
}

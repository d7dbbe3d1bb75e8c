import { Controller } from '@nestjs/common';
import {
  adminStaffApi,
  type CreateStaffDto,
  type EditMyselfDto,
  type ImportStaffDto,
  type LockStaffDto,
  type RegisterStaffUserDto,
  type SignedInInfoView,
  type StaffCardView,
  type StaffIdDto,
  type StaffIdsDto,
  type StaffNameDto,
  type StaffPageDto,
  type StaffPhoneDto,
  type StaffView,
  type UpdateStaffDto,
} from '@mall/contracts/admin';
import { adminPage, platformErrors, type AdminPage, type Caller, type Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { RegistrationService } from './registration.service.js';
import { SignedInService } from './signed-in.service.js';
import { toStaffCard, toStaffView } from './staff.mapper.js';
import { StaffRepository, type StaffRow } from './staff.repository.js';
import { StaffService } from './staff.service.js';

@Controller()
export class StaffController implements HandlersOf<typeof adminStaffApi> {
  constructor(
    private readonly staff: StaffService,
    private readonly rows: StaffRepository,
    private readonly signedIn: SignedInService,
    private readonly registrations: RegistrationService,
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
  async list(request: StaffPageDto, { locale }: Caller): Promise<AdminPage<StaffView>> {
    const { rows, total } = await this.rows.page(request);
    return adminPage(
      rows.map((row) => toStaffView(row, locale)),
      total,
      request,
    );
  }

  @Handles(adminStaffApi.one)
  async one({ userId }: StaffIdDto, { locale }: Caller): Promise<StaffView> {
    return toStaffView(await this.staff.get(userId), locale);
  }

  @Handles(adminStaffApi.details)
  async details({ name }: StaffNameDto, { locale }: Caller): Promise<StaffView> {
    return toStaffView(found(await this.rows.byUsername(name)), locale);
  }

  @Handles(adminStaffApi.detailsByPhone)
  async detailsByPhone({ phone }: StaffPhoneDto, { locale }: Caller): Promise<StaffView> {
    return toStaffView(found(await this.rows.byPhone(phone)), locale);
  }

  @Handles(adminStaffApi.getByIds)
  async getByIds({ ids }: StaffIdsDto): Promise<StaffCardView[]> {
    return (await this.rows.byIds(ids)).map(toStaffCard);
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

  @Handles(adminStaffApi.remove)
  remove({ userId }: StaffIdDto, caller: Caller): Promise<void> {
    return this.staff.remove(caller, userId);
  }

  @Handles(adminStaffApi.importStaff)
  importStaff(request: ImportStaffDto): Promise<string> {
    return this.staff.import(request);
  }
}

function found(row: StaffRow | undefined): StaffRow {
  if (!row) throw platformErrors.notFound();
  return row;
}

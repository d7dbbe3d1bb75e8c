import { Injectable } from '@nestjs/common';
import type { OwnDepartmentView, SignedInInfoView } from '@mall/contracts/admin';
import type { Caller } from '@mall/contracts/define';
import { DepartmentRepository, type DepartmentRow } from '../department/department.repository.js';
import { RightsService } from '../rights/rights.service.js';
import { StaffService } from './staff.service.js';

/** The role whose menu merchants see; services check `merchant()` access themselves. */
export const MERCHANT_ROLE = 'ROLE_MERCHANT';

/** Role shown for buyers; it has no rows and grants nothing. */
const BUYER_ROLE = 'ROLE_BUYER';

/** Data of the signed-in person: member of staff, merchant or buyer. */
@Injectable()
export class SignedInService {
  constructor(
    private readonly staff: StaffService,
    private readonly rights: RightsService,
    private readonly departments: DepartmentRepository,
  ) {}

  async info(caller: Caller): Promise<SignedInInfoView> {
    return caller.kind === 'staff' ? this.infoOfStaff(caller) : this.infoOfAnother(caller);
  }

  /** Returns the permissions that filter the caller's menu. */
  async permissionsOf(caller: Caller): Promise<readonly string[]> {
    return caller.kind === 'staff'
      ? caller.permissions
      : (await this.rights.ofRoleCode(MERCHANT_ROLE)).permissions;
  }

  private async infoOfStaff(caller: Caller): Promise<SignedInInfoView> {
    const row = await this.staff.get(caller.userId!);
    // Permissions as the gateway checks them: fewer than the caller's own while they view the console as a
    // role.
    const { roles, permissions } = caller;
    const line = row.dept_id ? await this.departments.lineOf(row.dept_id) : [];
    return {
      sysUser: {
        userId: row.user_id,
        username: row.username,
        nickname: row.nickname,
        name: row.name,
        phone: row.phone,
        email: row.email,
        avatar: row.avatar,
        tenantId: caller.tenantId,
        shopId: null,
      },
      roles: [...roles],
      permissions: [...permissions],
      sysDept: toOwn(line.at(0)),
      sysOrga: toOwn(line.at(-1)),
      isMerchant: false,
    };
  }

  /** Returns the data of others than staff. Merchants hold the rights of their role; buyers and others hold none. */
  private async infoOfAnother(caller: Caller): Promise<SignedInInfoView> {
    const isMerchant = caller.kind === 'merchant';
    const { roles, permissions } = isMerchant
      ? await this.rights.ofRoleCode(MERCHANT_ROLE)
      : { roles: [BUYER_ROLE], permissions: [] };
    return {
      sysUser: {
        userId: caller.userId!,
        username: caller.username ?? caller.userId!,
        nickname: caller.username ?? caller.userId!,
        name: null,
        phone: null,
        email: null,
        avatar: null,
        tenantId: caller.tenantId,
        shopId: caller.shopId ?? null,
      },
      roles: [...roles],
      permissions: [...permissions],
      sysDept: null,
      sysOrga: null,
      isMerchant,
    };
  }
}

function toOwn(row: DepartmentRow | undefined): OwnDepartmentView | null {
  if (!row) return null;
  const { dept_id: deptId, name, longitude, latitude, address } = row;
  return { deptId, name, deptLongitude: longitude, deptLatitude: latitude, deptAddress: address };
}

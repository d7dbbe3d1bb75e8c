import { forgetRecord, keepRecord, keptRecord } from './records.js';

const RECORD = 'viewAs';

/** The role that is previewed in this browser tab. */
export interface ViewedRole {
  readonly roleId: string;
  readonly roleName: string;
}

export function viewedRole(): ViewedRole | undefined {
  const kept = keptRecord(RECORD, 'session') as Partial<ViewedRole> | null | undefined;
  const { roleId, roleName } = kept ?? {};
  return typeof roleId === 'string' && typeof roleName === 'string' ? { roleId, roleName } : undefined;
}

export const startView = (role: ViewedRole): void => keepRecord(RECORD, role, 'session');
export const endView = (): void => forgetRecord(RECORD, 'session');

/** Headers by which the gateway allows only what the caller and this role both may, and no changes. */
export function viewHeaders(): Record<string, string> {
  const role = viewedRole();
  return role ? { 'view-as-role': role.roleId } : {};
}

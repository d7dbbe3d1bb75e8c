import { factorRefusal, type Caller, type MallError } from '@mall/contracts/define';
import { FILE_PURPOSES, type FilePurpose, type Purpose } from '@mall/contracts/file';
import { guardOf } from '@mall/contracts/rights';

/** Facts that decide who may see a private file. */
export interface PrivateFile {
  readonly ownerZone: 'shop' | 'staff' | null;
  readonly ownerId: string | null;
  readonly purpose: Purpose;
}

/** Returns the caller's zone. Buyers and merchants are numbered apart from staff, so that the same id can mean two people. */
export const zoneOf = ({ kind }: Caller): 'shop' | 'staff' => (kind === 'staff' ? 'staff' : 'shop');

/** Whether a caller has uploaded a file; only what others read is noted. */
export const isOwner = ({ ownerId, ownerZone }: PrivateFile, caller: Caller): boolean =>
  caller.userId !== undefined && ownerId === caller.userId && ownerZone === zoneOf(caller);

/** Whether a caller may see a private file: its uploader may, and the staff that its purpose names. */
export function maySee(file: PrivateFile, caller: Caller): boolean {
  if (isOwner(file, caller)) return true;
  if (caller.kind !== 'staff') return false;
  const { staffPermission }: FilePurpose = FILE_PURPOSES[file.purpose];
  return staffPermission !== undefined && caller.permissions.includes(staffPermission);
}

/**
 * Returns the refusal of staff who would open a passport without a fresh second factor. The address of a link is open to
 * everybody who is signed in, so the gateway cannot know that it opens one.
 */
export function passportRefusal(file: PrivateFile, caller: Caller): MallError | undefined {
  const { staffPermission }: FilePurpose = FILE_PURPOSES[file.purpose];
  const isPassport = staffPermission !== undefined && guardOf(staffPermission) === 'passports';
  return isPassport && caller.kind === 'staff' ? factorRefusal(caller) : undefined;
}

/** Whether a caller may upload for a purpose. */
export function maySend(purpose: Purpose, { kind }: Caller): boolean {
  const { sentBy }: FilePurpose = FILE_PURPOSES[purpose];
  if (kind === 'anonymous' || kind === 'service' || sentBy === 'services') return false;
  if (sentBy === undefined || kind === 'staff') return true;
  return sentBy === 'merchantsAndStaff' && kind === 'merchant';
}

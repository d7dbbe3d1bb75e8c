import { randomInt, randomUUID } from 'node:crypto';
import type { Caller } from '@mall/contracts/define';

/** Returns a new 64-bit id as text. */
export function anId(): string {
  return String(1_000_000_000_000 + randomInt(2 ** 47));
}

const someone = (): Pick<Caller, 'roles' | 'permissions' | 'tenantId' | 'locale' | 'requestId'> => ({
  roles: [],
  permissions: [],
  tenantId: '1',
  locale: 'ru',
  requestId: randomUUID(),
});

export function aVisitor(traits: Partial<Caller> = {}): Caller {
  return { ...someone(), kind: 'anonymous', ...traits };
}

export function aBuyer(traits: Partial<Caller> = {}): Caller {
  const userId = anId();
  return { ...someone(), kind: 'buyer', userId, username: `buyer-${userId}`, sessionId: anId(), ...traits };
}

export function aMerchant(traits: Partial<Caller> = {}): Caller {
  return { ...aBuyer(), kind: 'merchant', shopId: anId(), ...traits };
}

/** Returns a member of staff with these permissions. */
export function aStaffMember(permissions: readonly string[] = [], traits: Partial<Caller> = {}): Caller {
  const userId = anId();
  const name = { userId, username: `staff-${userId}`, sessionId: anId() };
  return { ...someone(), kind: 'staff', ...name, permissions, ...traits };
}

/** Returns another service as caller, not on behalf of a user. */
export function aService(service: string, traits: Partial<Caller> = {}): Caller {
  return { ...someone(), kind: 'service', service, ...traits };
}

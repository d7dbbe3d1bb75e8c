import { adminErrors } from '@mall/contracts/admin';
import { platformErrors, signedIn, staff, type Access, type Caller } from '@mall/contracts/define';
import { viewedAs } from './view-as-role.js';

const caller: Caller = {
  kind: 'staff',
  userId: '7',
  roles: ['ROLE_OPS'],
  permissions: ['sys_role_view', 'order_view'],
  tenantId: '1',
  locale: 'ru',
  requestId: 'test',
};
const ofFinance = async () => ({ roles: ['ROLE_FINANCE'], permissions: ['order_view', 'voucher_audit'] });

const view = (over: { method?: string; roleId?: string; access?: Access; caller?: Partial<Caller> } = {}) =>
  viewedAs(
    { ...caller, ...over.caller },
    { headers: { 'view-as-role': over.roleId ?? '4' }, method: over.method ?? 'GET' },
    over.access ?? staff('order_view'),
    ofFinance,
  );

it('shows what both the role and the caller may, and never more than the caller may', async () => {
  expect(await view()).toEqual({ ...caller, roles: ['ROLE_FINANCE'], permissions: ['order_view'] });
});

it('changes nothing for a request without the header, or of anybody but staff', async () => {
  const request = { headers: {}, method: 'POST' };
  expect(await viewedAs(caller, request, staff(), ofFinance)).toBe(caller);
  const buyer = { kind: 'buyer', permissions: [] } as const;
  expect(await view({ caller: buyer, method: 'POST' })).toMatchObject(buyer);
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses to change anything by %s', async (method) => {
  await expect(view({ method })).rejects.toMatchObject(adminErrors.viewOnly());
});

it('lets people end their own session', async () => {
  expect(await view({ method: 'DELETE', access: signedIn() })).toMatchObject({ userId: '7' });
});

it('is allowed only with the right to see roles', async () => {
  const permissions = ['order_view'];
  await expect(view({ caller: { permissions } })).rejects.toMatchObject(platformErrors.forbidden());
});

it.each(['', 'ROLE_ADMIN', '0', '1, 2'])('knows no role %j', async (roleId) => {
  await expect(view({ roleId })).rejects.toMatchObject(platformErrors.notFound());
});

import { adminErrors, type RegisterStaffUserDto } from '@mall/contracts/admin';
import { authErrors } from '@mall/contracts/auth';
import type { adminCalls } from '@mall/contracts/services/admin';
import type { ClientOf } from '@mall/messaging';
import { fakeClient, staffMember } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { aParameter, InMemoryParameters } from '../parameter/parameter.fakes.js';
import { InMemoryRoles } from '../role/role.fakes.js';
import { RegistrationService } from './registration.service.js';
import { InMemoryStaff } from './staff.fakes.js';

const applicant = { ...staffMember('1', 'nobody', []), ip: '203.0.113.7' };
const application: RegisterStaffUserDto = {
  username: 'olga',
  password: 'quite long enough',
  phone: '+79141234567',
  code: '123456',
};

function anOffice({ isOpen }: { readonly isOpen: boolean }, refusal?: Error) {
  const staff = new InMemoryStaff(new InMemoryRoles([]));
  const calls: object[] = [];
  const auth = fakeClient<ClientOf<typeof adminCalls.accounts>>({
    registerStaff: async (request) => {
      calls.push(request);
      if (refusal) throw refusal;
      return { userId: '900', username: request.username };
    },
  });
  const flag = aParameter({
    publicKey: 'SITE_REGISTER_ENABLE',
    valueType: 'flag',
    value: isOpen ? '1' : '0',
  });
  const parameters = new InMemoryParameters(flag);
  return { service: new RegistrationService(new NoDatabase([staff]), staff, parameters, auth), staff, calls };
}

describe('an application', () => {
  it('becomes a locked member of staff without roles or department', async () => {
    const { service, staff, calls } = anOffice({ isOpen: true });
    await service.register(application, applicant);
    expect(calls).toMatchObject([{ username: 'olga', mobile: '+79141234567', ip: '203.0.113.7' }]);
    expect(await staff.byId('900')).toMatchObject({
      username: 'olga',
      nickname: 'olga',
      phone: '+79141234567',
      is_locked: true,
      dept_id: null,
      roles: [],
    });
  });

  it('becomes one row when its announcement comes too, and stays admitted when that comes late', async () => {
    const { service, staff } = anOffice({ isOpen: true });
    await service.register(application, applicant);
    const { phone, username } = application;
    const announced = { userId: '900', username, nickname: username, name: null, phone, email: null };
    await staff.change(undefined as never, '900', { isLocked: false });
    await service.admit(announced, undefined as never);
    expect(staff.all).toMatchObject([{ user_id: '900', is_locked: false }]);
  });

  it('becomes a row by its announcement alone when this service failed in between', async () => {
    const { service, staff } = anOffice({ isOpen: true });
    const announced = {
      userId: '900',
      username: 'olga',
      nickname: 'Ольга',
      name: null,
      phone: '+79141234567',
      email: null,
    };
    await service.admit(announced, undefined as never);
    expect(staff.all).toMatchObject([
      { user_id: '900', nickname: 'Ольга', phone: '+79141234567', is_locked: true },
    ]);
  });

  it('is refused while registration is closed, before any code is looked at', async () => {
    const { service, staff, calls } = anOffice({ isOpen: false });
    await expect(service.register(application, applicant)).rejects.toThrow(adminErrors.registrationClosed());
    expect([calls, staff.all]).toEqual([[], []]);
  });

  it('leaves no row when the code is wrong', async () => {
    const { service, staff } = anOffice({ isOpen: true }, authErrors.wrongCode());
    await expect(service.register(application, applicant)).rejects.toThrow(authErrors.wrongCode());
    expect(staff.all).toEqual([]);
  });
});

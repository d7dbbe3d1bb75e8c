import { changeProfile } from './profile-change.js';
import type { Profile } from './profile.js';

const aProfile = (over: Partial<Profile> = {}): Profile => ({
  userId: '7',
  userName: 'petr',
  nickName: 'Пётр',
  pic: null,
  status: 1,
  mobile: '+79141234567',
  email: null,
  surname: null,
  name: null,
  patronymic: null,
  surnameEn: null,
  nameEn: null,
  patronymicEn: null,
  nationality: null,
  invitationCode: null,
  missing: [],
  passportWithdrawnAt: null,
  createdAt: new Date(0),
  passport: {},
  ...over,
});

describe('changeProfile', () => {
  it('changes only what was sent and names it', () => {
    const { next, changed } = changeProfile(aProfile(), { surname: ' Иванов ', passportNo: '4508 123456' });
    expect(next.surname).toBe('Иванов');
    expect(next.passport).toEqual({ passportNo: '4508 123456' });
    expect(changed).toEqual(['surname', 'passportNo']);
    expect(next.missing).not.toContain('passportNo');
  });

  it('clears a field with null and keeps the display name', () => {
    const profile = aProfile({ email: 'a@b.ru', passport: { taxNo: '500100732259' } });
    const { next } = changeProfile(profile, { email: null, taxNo: null, nickName: null });
    expect(next.email).toBeNull();
    expect(next.passport).toEqual({});
    expect(next.nickName).toBe('Пётр');
  });

  it('names nothing when nothing differs', () => {
    expect(changeProfile(aProfile(), { nickName: 'Пётр' }).changed).toEqual([]);
  });
});

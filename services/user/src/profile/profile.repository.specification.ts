import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { Profile } from './profile.js';
import type { ProfileRepository } from './profile.repository.js';

interface Given {
  /** Repository without profiles. */
  readonly repository: ProfileRepository;
  readonly tx: EntityManager;
}

export const profileSpecification = new Specification<Given>((arrange) => {
  it('is opened with the known data, and incomplete', async () => {
    const { repository } = await arrange();
    await repository.open({ userId: '7', userName: 'petr', mobile: '+79140000001', invitationCode: 'I-1' });
    const petr = await repository.find('7');
    expect(petr).toMatchObject({
      ...{ userId: '7', userName: 'petr', nickName: 'petr', pic: null, mobile: '+79140000001', status: 1 },
      ...{ email: null, surname: null, nationality: null, invitationCode: 'I-1', passport: {} },
      createdAt: expect.any(Date) as Date,
    });
    expect(petr?.missing).toContain('passportNo');
    await repository.open({ userId: '8' });
    expect(await repository.find('8')).toMatchObject({ userName: null, nickName: 'U8', mobile: null });
    expect(await repository.find('9')).toBeUndefined();
  });

  it('gets missing data when it is opened again, and keeps the rest', async () => {
    const { repository } = await arrange();
    await repository.open({ userId: '7' });
    await repository.open({ userId: '7', userName: 'petr', mobile: '+79140000001', pic: '/a.webp' });
    const completed = { userName: 'petr', mobile: '+79140000001', pic: '/a.webp', nickName: 'U7' };
    expect(await repository.find('7')).toMatchObject(completed);
    await repository.open({ userId: '7', userName: 'other', mobile: '+79140000002', pic: '/b.webp' });
    expect(await repository.find('7')).toMatchObject(completed);
  });

  it('replaces a default name by the first given one', async () => {
    const { repository, tx } = await arrange();
    await repository.open({ userId: '7', userName: 'petr' });
    await repository.open({ userId: '7', nickName: 'Пётр' });
    expect((await repository.find('7'))?.nickName).toBe('Пётр');
    await repository.open({ userId: '7', nickName: 'Петруха' }, tx);
    expect((await repository.find('7'))?.nickName).toBe('Пётр');
  });

  it('keeps what people enter about themselves, and nothing that they may not change', async () => {
    const { repository, tx } = await arrange();
    await repository.open({ userId: '7', userName: 'petr', mobile: '+79140000001' });
    await repository.open({ userId: '8' });
    const before = (await repository.find('7'))!;
    const said: Partial<Profile> = {
      ...{ nickName: 'Пётр', pic: '/a.webp', email: 'p@example.ru', nationality: 'RU', missing: ['snils'] },
      ...{ surname: 'Иванов', name: 'Пётр', patronymic: null, surnameEn: 'Ivanov', nameEn: 'Petr' },
      passport: { passportNo: '0512 345678', birthDate: '1990-01-01' },
    };
    const foreign = { userName: 'root', mobile: '+79149999999', status: 0 };
    await tx.transaction(async (inner) => {
      expect(await repository.findForUpdate('7', inner)).toEqual(before);
      await repository.save({ ...before, ...said, ...foreign }, inner);
    });
    const { userName, mobile, status, createdAt } = before;
    const kept = { userName, mobile, status, createdAt };
    expect(await repository.find('7', tx)).toMatchObject({ ...said, ...kept });
    expect(await repository.find('8')).toMatchObject({ nickName: 'U8', passport: {} });
    await repository.save({ ...before, userId: '9' }, tx);
    expect(await repository.find('9')).toBeUndefined();
  });

  it('finds the passports that are to be deleted, until the profile is saved without the mark', async () => {
    const { repository, tx } = await arrange();
    for (const userId of ['7', '8', '9']) await repository.open({ userId });
    for (const userId of ['8', '7']) await repository.notePassportWithdrawn(userId, tx);
    expect([...(await repository.withdrawnPassports(10))].sort()).toEqual(['7', '8']);
    expect(await repository.withdrawnPassports(1)).toHaveLength(1);
    const seven = (await repository.find('7'))!;
    expect(seven.passportWithdrawnAt).toBeInstanceOf(Date);
    await repository.save({ ...seven, passportWithdrawnAt: null }, tx);
    expect(await repository.withdrawnPassports(10)).toEqual(['8']);
    await repository.notePassportWithdrawn('404', tx);
    expect(await repository.withdrawnPassports(10)).toEqual(['8']);
  });

  it('forgets the user name and the phone of an account that has ended', async () => {
    const { repository, tx } = await arrange();
    for (const userId of ['7', '8'])
      await repository.open({ userId, userName: `name${userId}`, mobile: `+791400000${userId}` });
    await repository.forgetAccount('7', tx);
    await repository.forgetAccount('404', tx);
    expect(await repository.find('7')).toMatchObject({ userName: null, mobile: null });
    expect(await repository.find('8')).toMatchObject({ userName: 'name8', mobile: '+7914000008' });
  });
});

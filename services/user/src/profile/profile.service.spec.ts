import { userErrors, userEvents, type UpdateUserDto } from '@mall/contracts/user';
import { RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { consentsTo } from '../consent/consent.fakes.js';
import { buyer, InMemoryProfiles } from '../user.fakes.js';
import { ProfileService } from './profile.service.js';

function aProfile() {
  const [profiles, outbox] = [new InMemoryProfiles(), new RecordedOutbox()];
  const claimed: object[] = [];
  const files = { attach: async (claim: object) => void claimed.push(claim) };
  type Files = ConstructorParameters<typeof ProfileService>[3];
  const consents = consentsTo(2);
  const service = new ProfileService(
    new NoDatabase(),
    profiles,
    outbox,
    files as Partial<Files> as Files,
    consents.service,
  );
  const update = (change: UpdateUserDto) => service.update(buyer, change);
  return { service, update, outbox, claimed, consents: consents.stored };
}

it('exists from the first request on, also before the registration event has arrived', async () => {
  const { service } = aProfile();
  expect(await service.detail(buyer)).toMatchObject({
    userId: '7',
    nickName: 'petr',
    profileComplete: false,
  });
});

it('announces the names of changed fields, never their values, and nothing when nothing changed', async () => {
  const { update, outbox } = aProfile();
  await update({ surname: ' Иванов ', passportNo: '4508123456' });
  await update({ surname: 'Иванов' });
  expect(outbox.events).toEqual([
    {
      subject: userEvents.profileUpdated.subject,
      payload: { userId: '7', changed: ['surname', 'passportNo'], profileComplete: false },
    },
  ]);
});

it('refuses wrong official numbers, and a passport that was issued before its holder was born', async () => {
  const { update, outbox } = aProfile();
  await expect(update({ taxNo: '500100732250' })).rejects.toThrow(userErrors.taxNumberInvalid.key);
  await expect(update({ snils: '112-233-445 96' })).rejects.toThrow(userErrors.snilsInvalid.key);
  await update({ birthDate: '1984-05-01' });
  await expect(update({ issueDate: '1984-05-01' })).rejects.toThrow(userErrors.issuedBeforeBirth.key);
  expect(outbox.events).toHaveLength(1);
});

it('claims passport pictures as the caller’s own private uploads, and refuses public ones', async () => {
  const { update, claimed } = aProfile();
  await expect(update({ passportImgs: ['/api/files/p/a.webp'] })).rejects.toThrow(
    userErrors.pictureNotPrivate.key,
  );
  await update({ passportImgs: ['/api/files/f/12'] });
  expect(claimed).toEqual([expect.objectContaining({ fileIds: ['12'], ownerId: '7' })]);
});

it('is complete when nothing is missing any more', async () => {
  const { update, outbox } = aProfile();
  const view = await update({
    surname: 'Иванов',
    name: 'Пётр',
    surnameEn: 'Ivanov',
    nameEn: 'Petr',
    birthDate: '1984-05-01',
    passportNo: '4508123456',
    nationality: 'KZ',
    issuingAgency: 'МВД',
    issueDate: '2010-01-01',
    registrationAddress: 'Алматы',
  });
  expect(view).toMatchObject({ profileComplete: true, missing: [] });
  expect(outbox.events.at(-1)?.payload).toMatchObject({ profileComplete: true });
});

it('stores the consent that came with a passport, and nothing when its text is not in force any more', async () => {
  const { update, outbox, consents } = aProfile();
  await expect(
    update({ passportNo: '4508123456', consent: { version: 1, language: 'ru' } }),
  ).rejects.toMatchObject({
    declaration: { key: userErrors.consentTextChanged.key },
    issues: [{ field: 'consent' }],
  });
  expect(await consents.of('7')).toEqual([]);
  expect(outbox.events).toEqual([]);
  await update({ passportNo: '4508123456' });
  expect(await consents.of('7')).toEqual([]);
  await update({ taxNo: '500100732259', consent: { version: 2, language: 'zh' } });
  expect(await consents.of('7')).toMatchObject([
    { purpose: 'passport', textCode: 'privacy', version: 2, language: 'zh' },
  ]);
});

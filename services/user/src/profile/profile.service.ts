import { Injectable } from '@nestjs/common';
import { InjectClient, Outbox, type ClientOf } from '@mall/messaging';
import type { Caller, ErrorFactory, MallError } from '@mall/contracts/define';
import { fileIdOf } from '@mall/contracts/file';
import {
  userErrors,
  userEvents,
  type CreateProfileDto,
  type ProfileField,
  type UpdateUserDto,
  type UserCardView,
  type UserDetailView,
} from '@mall/contracts/user';
import { userCalls } from '@mall/contracts/services/user';
import { DataSource } from 'typeorm';
import { ConsentService, originOf } from '../consent/consent.service.js';
import { isSnils, isTaxNumber } from './check-digits.js';
import { changeProfile } from './profile-change.js';
import { toCardView, toDetailView } from './profile.mapper.js';
import { ProfileRepository } from './profile.repository.js';
import { PASSPORT_FIELDS, type Profile } from './profile.js';

/** Returns an error that is attached to one field, so that the form shows it there. */
const at = (field: ProfileField, refuse: ErrorFactory<never>): MallError =>
  refuse({}, [{ field, text: refuse.text, params: {} }]);

@Injectable()
export class ProfileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly outbox: Outbox,
    @InjectClient(userCalls.files) private readonly files: ClientOf<typeof userCalls.files>,
    private readonly consents: ConsentService,
  ) {}

  async detail(caller: Caller): Promise<UserDetailView> {
    return toDetailView(await this.own(caller));
  }

  async update(caller: Caller, change: UpdateUserDto): Promise<UserDetailView> {
    if (change.taxNo && !isTaxNumber(change.taxNo)) throw at('taxNo', userErrors.taxNumberInvalid);
    if (change.snils && !isSnils(change.snils)) throw at('snils', userErrors.snilsInvalid);
    const { consent } = change;
    if (consent) await this.consents.assertInForce('passport', consent);
    const { userId } = await this.own(caller);
    await this.claimPictures(userId, change.passportImgs ?? []);
    return this.dataSource.transaction(async (tx) => {
      const profile = await this.profiles.findForUpdate(userId, tx);
      if (!profile) throw userErrors.profileNotFound();
      const { next: changedProfile, changed } = changeProfile(profile, change);
      const isPassportStored = PASSPORT_FIELDS.some((field) => changed.includes(field));
      // Whoever stores the passport anew, or consents again, wants it to stay.
      const next =
        consent || isPassportStored ? { ...changedProfile, passportWithdrawnAt: null } : changedProfile;
      const { birthDate, issueDate } = next.passport;
      if (birthDate && issueDate && issueDate <= birthDate)
        throw at('issueDate', userErrors.issuedBeforeBirth);
      if (consent)
        await this.consents.store(
          { userId, purpose: 'passport', shown: consent, origin: originOf(caller) },
          tx,
        );
      if (changed.length > 0 || profile.passportWithdrawnAt !== next.passportWithdrawnAt)
        await this.profiles.save(next, tx);
      if (changed.length === 0) return toDetailView(profile);
      await this.outbox.add(tx, userEvents.profileUpdated, {
        aggregateId: userId,
        payload: { userId, changed, profileComplete: next.missing.length === 0 },
      });
      return toDetailView(next);
    });
  }

  createProfile(request: CreateProfileDto): Promise<void> {
    return this.profiles.open(request);
  }

  async cardsOf(userIds: readonly string[]): Promise<UserCardView[]> {
    return (await this.profiles.findMany(userIds)).map(toCardView);
  }

  /** Returns the caller's profile; created here when the request arrives before the registration event. */
  private async own(caller: Caller): Promise<Profile> {
    const userId = caller.userId ?? '';
    const known = await this.profiles.find(userId);
    if (known) return known;
    await this.profiles.open({ userId, userName: caller.username });
    const opened = await this.profiles.find(userId);
    if (!opened) throw userErrors.profileNotFound();
    return opened;
  }

  /** Claims passport pictures, which must be the caller's own private uploads. */
  private async claimPictures(userId: string, urls: readonly string[]): Promise<void> {
    const fileIds = urls.map(fileIdOf).filter((id) => id !== undefined);
    if (fileIds.length < urls.length) throw userErrors.pictureNotPrivate();
    if (fileIds.length === 0) return;
    const purposes = ['passport', 'document'];
    await this.files.attach({ fileIds, usedBy: `profile:${userId}`, ownerId: userId, purposes });
  }
}

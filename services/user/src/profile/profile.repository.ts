// SQL: registration event and first request may run concurrently, so one statement inserts or completes a profile.
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { missingFields } from './profile-completeness.js';
import { PassportVault } from './passport-vault.js';
import { ProfileRow } from './profile.entity.js';
import type { OpenProfile, Passport, Profile } from './profile.js';

export interface NewProfile {
  readonly userId: string;
  readonly userName?: string | null;
  readonly nickName?: string | null;
  readonly pic?: string | null;
  readonly mobile?: string | null;
  readonly invitationCode?: string | null;
}

@Injectable()
export class ProfileRepository {
  constructor(
    @InjectRepository(ProfileRow) private readonly profiles: Repository<ProfileRow>,
    private readonly vault: PassportVault,
  ) {}

  /** Inserts the row, or fills fields that were still empty. */
  async open(profile: NewProfile, tx: EntityManager = this.profiles.manager): Promise<void> {
    const { userId, userName, nickName, pic, mobile, invitationCode } = profile;
    await tx.query(
      `INSERT INTO profile (user_id, user_name, nick_name, pic, mobile, invitation_code, missing)
       VALUES ($1, $2, COALESCE($3, $2, 'U' || $1::bigint), $4, $5, $6, $7)
       ON CONFLICT (user_id) DO UPDATE SET
         user_name = COALESCE(profile.user_name, EXCLUDED.user_name),
         mobile = COALESCE(profile.mobile, EXCLUDED.mobile),
         pic = COALESCE(profile.pic, EXCLUDED.pic),
         invitation_code = COALESCE(profile.invitation_code, EXCLUDED.invitation_code),
         nick_name = CASE WHEN $3::text IS NOT NULL AND profile.nick_name IN (profile.user_name, 'U' || profile.user_id)
                          THEN $3::text ELSE profile.nick_name END`,
      [userId, userName, nickName, pic, mobile, invitationCode, missingFields({})],
    );
  }

  async find(userId: string, tx?: EntityManager): Promise<Profile | undefined> {
    const row = await this.rows(tx).findOneBy({ userId });
    return row ? this.toProfile(row) : undefined;
  }

  async findForUpdate(userId: string, tx: EntityManager): Promise<Profile | undefined> {
    const row = await this.rows(tx).findOne({ where: { userId }, lock: { mode: 'pessimistic_write' } });
    return row ? this.toProfile(row) : undefined;
  }

  findMany(userIds: readonly string[]): Promise<OpenProfile[]> {
    return this.profiles.findBy({ userId: Any(userIds) });
  }

  async save(profile: Profile, tx: EntityManager): Promise<void> {
    const { userId, passport } = profile;
    await this.rows(tx).update(userId, {
      nickName: profile.nickName,
      pic: profile.pic,
      email: profile.email,
      surname: profile.surname,
      name: profile.name,
      patronymic: profile.patronymic,
      surnameEn: profile.surnameEn,
      nameEn: profile.nameEn,
      patronymicEn: profile.patronymicEn,
      nationality: profile.nationality,
      invitationCode: profile.invitationCode,
      passportSealed:
        Object.keys(passport).length > 0 ? this.vault.seal(JSON.stringify(passport), userId) : null,
      missing: profile.missing,
      passportWithdrawnAt: profile.passportWithdrawnAt,
      updatedAt: () => 'now()',
    });
  }

  /** Clears the user name and the phone of the account, which somebody else may have from now on. */
  async forgetAccount(userId: string, tx: EntityManager): Promise<void> {
    await this.rows(tx).update(userId, { userName: null, mobile: null });
  }

  /** Notes that the passport is to be deleted once no contract needs it. */
  async notePassportWithdrawn(userId: string, tx: EntityManager): Promise<void> {
    await this.rows(tx).update(userId, { passportWithdrawnAt: () => 'now()' });
  }

  /** Returns people whose passport is to be deleted, those who withdrew first on top. */
  async withdrawnPassports(most: number): Promise<string[]> {
    const found = await this.profiles.find({
      select: { userId: true },
      where: { passportWithdrawnAt: Not(IsNull()) },
      order: { passportWithdrawnAt: 'ASC' },
      take: most,
    });
    return found.map(({ userId }) => userId);
  }

  /**
   * Returns the profile with its decrypted passport.
   * @throws Error when the passport was sealed with a key that is neither current nor retired.
   */
  toProfile({ passportSealed, ...open }: ProfileRow): Profile {
    const passport = passportSealed
      ? (JSON.parse(this.vault.open(passportSealed, open.userId)) as Passport)
      : {};
    return { ...open, passport };
  }

  passportDigestOf({ passport }: Profile): string | null {
    return passport.passportNo ? this.vault.digest(passport.passportNo) : null;
  }

  private rows(tx?: EntityManager): Repository<ProfileRow> {
    return tx ? tx.getRepository(ProfileRow) : this.profiles;
  }
}

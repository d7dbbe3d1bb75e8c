import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { missingFields } from './profile-completeness.js';
import { PassportVault } from './passport-vault.js';
import type { OpenProfile, Passport, Profile } from './profile.js';

interface ProfileRow {
  readonly user_id: string;
  readonly user_name: string | null;
  readonly nick_name: string;
  readonly pic: string | null;
  readonly status: number;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly surname: string | null;
  readonly name: string | null;
  readonly patronymic: string | null;
  readonly surname_en: string | null;
  readonly name_en: string | null;
  readonly patronymic_en: string | null;
  readonly nationality: string | null;
  readonly invitation_code: string | null;
  readonly passport_sealed: string | null;
  readonly missing: string[];
  readonly created_at: Date;
}

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
    private readonly dataSource: DataSource,
    private readonly vault: PassportVault,
  ) {}

  /** Makes the row, or fills what a row made earlier did not know yet. */
  async open(profile: NewProfile, tx: EntityManager = this.dataSource.manager): Promise<void> {
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

  async find(userId: string, tx: EntityManager = this.dataSource.manager): Promise<Profile | undefined> {
    const [row] = (await tx.query('SELECT * FROM profile WHERE user_id = $1', [userId])) as ProfileRow[];
    return row && this.toProfile(row);
  }

  async findForUpdate(userId: string, tx: EntityManager): Promise<Profile | undefined> {
    const [row] = (await tx.query('SELECT * FROM profile WHERE user_id = $1 FOR UPDATE', [
      userId,
    ])) as ProfileRow[];
    return row && this.toProfile(row);
  }

  async findMany(userIds: readonly string[]): Promise<OpenProfile[]> {
    const rows = (await this.dataSource.query('SELECT * FROM profile WHERE user_id = ANY($1::bigint[])', [
      userIds,
    ])) as ProfileRow[];
    return rows.map(toOpen);
  }

  async save(profile: Profile, tx: EntityManager): Promise<void> {
    const { userId, passport } = profile;
    const sealed =
      Object.keys(passport).length > 0 ? this.vault.seal(JSON.stringify(passport), userId) : null;
    await tx.query(
      `UPDATE profile SET nick_name = $2, pic = $3, email = $4, surname = $5, name = $6, patronymic = $7,
         surname_en = $8, name_en = $9, patronymic_en = $10, nationality = $11, invitation_code = $12,
         passport_sealed = $13, missing = $14, updated_at = now()
       WHERE user_id = $1`,
      [
        userId,
        profile.nickName,
        profile.pic,
        profile.email,
        profile.surname,
        profile.name,
        profile.patronymic,
        profile.surnameEn,
        profile.nameEn,
        profile.patronymicEn,
        profile.nationality,
        profile.invitationCode,
        sealed,
        profile.missing,
      ],
    );
  }

  /** Rows of a page that another query chose, in its order. */
  toProfile(row: ProfileRow): Profile {
    const passport = row.passport_sealed
      ? (JSON.parse(this.vault.open(row.passport_sealed, row.user_id)) as Passport)
      : {};
    return { ...toOpen(row), passport };
  }
}

function toOpen(row: ProfileRow): OpenProfile {
  return {
    userId: row.user_id,
    userName: row.user_name,
    nickName: row.nick_name,
    pic: row.pic,
    status: row.status,
    mobile: row.mobile,
    email: row.email,
    surname: row.surname,
    name: row.name,
    patronymic: row.patronymic,
    surnameEn: row.surname_en,
    nameEn: row.name_en,
    patronymicEn: row.patronymic_en,
    nationality: row.nationality,
    invitationCode: row.invitation_code,
    missing: row.missing,
    createdAt: row.created_at,
  };
}

export type { ProfileRow };

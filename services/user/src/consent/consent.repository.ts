// SQL: what is live is what no withdrawal names, which the query builder would say twice as long.
import { Injectable } from '@nestjs/common';
import { PAGE_TEXT_CODES } from '@mall/contracts/admin';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@mall/contracts/user';
import { column, inTurn, queryRows, rowShape } from '@mall/persistence';
import { LOCALES } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { Consent, ConsentWithdrawal } from './consent.entity.js';

/** Where a consent, or its withdrawal, came from. */
export interface Origin {
  readonly ip: string | null;
  readonly device: string | null;
}

export type NewConsent = Pick<Consent, 'userId' | 'purpose' | 'textCode' | 'version' | 'language'> &
  Origin & {
    /** Time when it was given; now when missing. */
    readonly givenAt?: Date;
  };

/** A consent with the time of its withdrawal; null while it is live. */
export interface StoredConsent extends Readonly<Consent> {
  readonly withdrawnAt: Date | null;
}

const stored = rowShape<StoredConsent>({
  consentId: column.bigint,
  userId: column.bigint,
  purpose: column.oneOf(...CONSENT_PURPOSES),
  textCode: column.oneOf(...PAGE_TEXT_CODES),
  version: column.integer,
  language: column.oneOf(...LOCALES),
  givenAt: column.timestamp,
  ip: column.nullable(column.text),
  device: column.nullable(column.text),
  withdrawnAt: column.nullable(column.timestamp),
});

const STORED = `
  SELECT consent_id AS "consentId", user_id AS "userId", purpose, text_code AS "textCode", version, language,
         given_at AS "givenAt", consent.ip, consent.device, withdrawn_at AS "withdrawnAt"
    FROM consent LEFT JOIN consent_withdrawal USING (consent_id)`;

@Injectable()
export class ConsentRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns everything that the person consented to, the last first. */
  async of(userId: string, tx: EntityManager = this.dataSource.manager): Promise<StoredConsent[]> {
    return queryRows(tx, stored, `${STORED} WHERE user_id = $1 ORDER BY consent_id DESC`, [userId]);
  }

  /**
   * Stores a consent, unless the person has a live one for the same purpose to the same text in the same language. Calls for one
   * person run one after the other, so that a double click leaves one row.
   */
  async add(consent: NewConsent, tx: EntityManager): Promise<void> {
    const { userId, purpose, textCode, version, language, givenAt, ip, device } = consent;
    await inTurn(tx, `consents of ${userId}`);
    const isLive = (known: StoredConsent): boolean =>
      known.withdrawnAt === null &&
      known.purpose === purpose &&
      known.textCode === textCode &&
      known.version === version &&
      known.language === language;
    if ((await this.of(userId, tx)).some(isLive)) return;
    await tx.insert(Consent, {
      ...{ userId, purpose, textCode, version, language, ip, device },
      ...(givenAt && { givenAt }),
    });
  }

  /** Withdraws every live consent for a purpose. @returns how many there were */
  async withdraw(
    userId: string,
    purpose: ConsentPurpose,
    { ip, device }: Origin,
    tx: EntityManager,
  ): Promise<number> {
    await inTurn(tx, `consents of ${userId}`);
    const live = (await this.of(userId, tx)).filter(
      (known) => known.purpose === purpose && known.withdrawnAt === null,
    );
    if (live.length > 0)
      await tx.insert(
        ConsentWithdrawal,
        live.map(({ consentId }) => ({ consentId, ip, device })),
      );
    return live.length;
  }
}

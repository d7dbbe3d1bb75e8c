import { Injectable } from '@nestjs/common';
import { browserOf, type Caller } from '@mall/contracts/define';
import { userCalls } from '@mall/contracts/services/user';
import {
  assertTextInForce,
  consentPurposes,
  type ConsentPurpose,
  type ShownTextDto,
} from '@mall/contracts/user';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { ConsentRepository, type Origin, type StoredConsent } from './consent.repository.js';

export const originOf = (caller: Pick<Caller, 'ip' | 'userAgent'>): Origin => ({
  ip: caller.ip ?? null,
  device: browserOf(caller) ?? null,
});

/** A consent as somebody gave it. */
export interface GivenConsent {
  readonly userId: string;
  readonly purpose: ConsentPurpose;
  readonly shown: ShownTextDto;
  readonly origin: Origin;
  /** Time when it was given; now when missing. */
  readonly givenAt?: Date;
}

@Injectable()
export class ConsentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly consents: ConsentRepository,
    @InjectClient(userCalls.texts) private readonly texts: ClientOf<typeof userCalls.texts>,
  ) {}

  of(userId: string): Promise<StoredConsent[]> {
    return this.consents.of(userId);
  }

  /** Checks the text that was shown. @throws userErrors.consentTextChanged when it is not the one in force */
  assertInForce(purpose: ConsentPurpose, shown: ShownTextDto): Promise<void> {
    return assertTextInForce(this.texts, purpose, shown);
  }

  /** Checks the text and stores the consent. @throws userErrors.consentTextChanged */
  async give(given: GivenConsent): Promise<void> {
    await this.assertInForce(given.purpose, given.shown);
    await this.dataSource.transaction((tx) => this.store(given, tx));
  }

  /** Stores a consent in the transaction of the act that it belongs to. The caller has checked its text. */
  async store({ userId, purpose, shown, origin, givenAt }: GivenConsent, tx: EntityManager): Promise<void> {
    const { text: textCode } = consentPurposes[purpose];
    const { version, language } = shown;
    await this.consents.add(
      { userId, purpose, textCode, version, language, ...origin, ...(givenAt && { givenAt }) },
      tx,
    );
  }

  /** Withdraws the consents for a purpose, and does not decide what follows. @returns how many there were */
  withdraw(userId: string, purpose: ConsentPurpose, origin: Origin, tx: EntityManager): Promise<number> {
    return this.consents.withdraw(userId, purpose, origin, tx);
  }
}

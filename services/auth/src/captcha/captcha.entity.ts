import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The secret with which challenges are signed; there is one row. */
@Entity('captcha_secret')
@Unrecorded('A process makes it once; nobody changes it.')
@Check('captcha_secret_one', 'is_one')
export class CaptchaSecret {
  @PrimaryColumn('boolean', { default: true })
  readonly isOne!: boolean;

  @Column('bytea')
  readonly secret!: Buffer;
}

/** A challenge that was solved and accepted; it is not accepted again. */
@Entity('used_captcha')
@Unrecorded('It remembers solved captchas for minutes.')
@Index('used_captcha_expires', ['expiresAt'])
export class UsedCaptcha {
  @PrimaryColumn('text')
  readonly signature!: string;

  @Column('timestamptz')
  readonly expiresAt!: Date;
}

// Written by "npm run write:schemas": the columns of migrations/schema.sql as types.
import type { Generated, GeneratedAlways } from '@mall/persistence';
import type { Account } from './account/account.entity.js';
import type { Attempt } from './attempts/attempt.entity.js';
import type { UsedCaptcha } from './captcha/captcha.entity.js';
import type { KnownDevice } from './devices/known-device.entity.js';
import type { FactorReset } from './factor-reset/factor-reset.entity.js';
import type { SignInTicket } from './factor/sign-in-ticket.entity.js';
import type { SigningKey } from './keys/signing-key.entity.js';
import type { KnownNetwork } from './networks/known-network.entity.js';
import type { SessionRow } from './sessions/session.entity.js';
import type { SmsCode } from './sms/sms-code.entity.js';
import type { SmsDay } from './sms/sms-code.entity.js';
import type { SocialAttempt } from './social/social-attempt.entity.js';
import type { SocialLink } from './social/social-link.entity.js';

export interface AuthTables {
  account: {
    account_id: Generated<string>; side: Account['side']; user_id: string; username: Account['username'];
    mobile: Account['mobile'] | null; password_hash: Account['passwordHash']; status: Generated<Account['status']>;
    roles: Generated<Account['roles']>; shop_id: string | null; tenant_id: Generated<Account['tenantId']>;
    created_at: Generated<Date>; shop_closed_reason: Account['shopClosedReason'] | null;
    has_password: Generated<boolean>; factor_since: Date | null; password_of_others: Generated<boolean>;
  };
  attempt: {
    key: Attempt['key']; points: Generated<number>; expire: string | null;
  };
  captcha_secret: {
    is_one: Generated<boolean>; secret: Buffer;
  };
  factor_reset: {
    reset_id: GeneratedAlways<string>; account_id: string; reason: FactorReset['reason']; asked_by: string;
    asked_by_name: FactorReset['askedByName']; asked_at: Generated<Date>; decided_by: string | null;
    decided_by_name: FactorReset['decidedByName'] | null; decided_at: Date | null; is_confirmed: boolean | null;
  };
  known_device: {
    account_id: string; device_key: KnownDevice['deviceKey']; seen_at: Generated<Date>;
  };
  known_network: {
    account_id: string; network: KnownNetwork['network']; seen_at: Generated<Date>;
  };
  recovery_code: {
    account_id: string; code_hash: Buffer; used_at: Date | null;
  };
  refresh_token: {
    token_hash: Buffer; session_id: string; issued_at: Generated<Date>; expires_at: Date; used_at: Date | null;
    successor_sealed: Buffer | null;
  };
  second_factor: {
    account_id: string; secret_sealed: Buffer; last_step: string | null; started_at: Generated<Date>;
  };
  session: {
    session_id: Generated<string>; account_id: string; client_id: SessionRow['clientId']; ip: SessionRow['ip'] | null;
    device: SessionRow['device'] | null; created_at: Generated<Date>; last_seen_at: Generated<Date>; expires_at: Date;
    revoked_at: Date | null; revoked_reason: SessionRow['revokedReason'] | null; factor_at: Date | null;
  };
  sign_in_ticket: {
    ticket_hash: Buffer; account_id: string; client_id: SignInTicket['clientId']; password_stamp: Buffer;
    is_by_password: boolean; expires_at: Date;
  };
  signing_key: {
    kid: SigningKey['kid']; private_jwk: SigningKey['privateJwk']; public_jwk: SigningKey['publicJwk'];
    created_at: Generated<Date>;
  };
  sms_code: {
    code_id: GeneratedAlways<string>; purpose: SmsCode['purpose']; mobile: SmsCode['mobile']; code_hash: Buffer;
    tries_left: number; ip: SmsCode['ip'] | null; sent_at: Generated<Date>; expires_at: Date;
  };
  sms_day: {
    day: Date; kind: SmsDay['kind']; sent: number;
  };
  social_attempt: {
    state_hash: Buffer; provider: SocialAttempt['provider']; device_key: SocialAttempt['deviceKey'];
    account_id: string | null; nonce: SocialAttempt['nonce']; verifier: SocialAttempt['verifier']; expires_at: Date;
    is_used: Generated<boolean>; issuer: SocialAttempt['issuer'] | null; subject: SocialAttempt['subject'] | null;
    person: SocialAttempt['person'] | null;
  };
  social_link: {
    issuer: SocialLink['issuer']; subject: SocialLink['subject']; provider: SocialLink['provider']; account_id: string;
    person: Generated<SocialLink['person']>; bound_at: Generated<Date>;
  };
  socket_ticket: {
    ticket_hash: Buffer; session_id: string; expires_at: Date;
  };
  used_captcha: {
    signature: UsedCaptcha['signature']; expires_at: Date;
  };
}

import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authErrors, SOCIAL_STATES, type CaptchaAnswerDto, type TokenDto } from '@mall/contracts/auth';
import type { Caller } from '@mall/contracts/define';
import { normaliseMobile } from '@mall/validation';
import { CredentialService } from './credential.service.js';
import type { Account, Side } from '../account/account.entity.js';
import { SignInLimitService } from './sign-in-limit.service.js';
import { SignInStepService } from '../factor/sign-in-step.service.js';
import { deviceOf, SessionService, type TokenPair } from '../sessions/session.service.js';
import { SocialSignInService } from '../social/social-sign-in.service.js';
import { SmsCodeService } from '../sms/sms-code.service.js';

interface Client {
  readonly side: Side;
  readonly grants: readonly string[];
}

/**
 * First-party clients. Their secrets are part of public browser code, so they identify a client and protect nothing.
 * Grants are protected by the limits on attempts (SECURITY.md).
 */
const CLIENTS: Readonly<Record<string, Client>> = {
  web: { side: 'shop', grants: ['password', 'mobile', 'ticket', 'refresh_token'] },
  sms: { side: 'shop', grants: ['mobile', 'ticket', 'refresh_token'] },
  merchant: { side: 'shop', grants: ['password', 'mobile', 'ticket', 'refresh_token'] },
  admin: { side: 'staff', grants: ['password', 'ticket', 'refresh_token'] },
};

/** Grants of the OAuth 2 token endpoint. */
@Injectable()
export class TokenGrantService {
  constructor(
    private readonly credentials: CredentialService,
    private readonly sessions: SessionService,
    private readonly limits: SignInLimitService,
    private readonly codes: SmsCodeService,
    private readonly social: SocialSignInService,
    private readonly steps: SignInStepService,
  ) {}

  async grant(request: TokenDto, caller: Caller): Promise<TokenPair & { clientId: string }> {
    const clientId = clientOf(request.clientCredentials);
    const client = CLIENTS[clientId]!;
    // Staff have no accounts of other services here.
    if (isSocial(request) && client.side === 'staff') throw authErrors.notBound();
    if (!client.grants.includes(request.grant_type))
      throw authErrors.grantRefused({ grantType: request.grant_type });
    const device = deviceOf(clientId, caller);
    if (request.grant_type === 'refresh_token') {
      return { ...(await this.sessions.refresh(request.refresh_token ?? '', device)), clientId };
    }
    if (request.grant_type === 'ticket')
      return { ...(await this.byTicket(client.side, request, clientId, caller)), clientId };
    if (request.grant_type === 'password') {
      const credentials = { principal: request.username ?? '', password: request.password ?? '' };
      const account = await this.byPassword(client.side, credentials, clientId, caller, request);
      return { ...(await this.sessions.open(account, device)), clientId };
    }
    const account = isSocial(request)
      ? await this.bySocial(request, caller)
      : await this.byCode(client.side, request, caller);
    await this.steps.assertEnough({ account, clientId, isByPassword: false });
    return { ...(await this.sessions.open(account, device)), clientId };
  }

  /**
   * Signs in by password, with the limits on attempts. Where more is needed, the attempt counts until that is right, too:
   * who guesses passwords learns nothing at a lower price.
   * @throws authErrors.factorNeeded, newPasswordNeeded
   */
  async byPassword(
    side: Side,
    { principal, password }: { readonly principal: string; readonly password: string },
    clientId: string,
    caller: Caller,
    captcha: CaptchaAnswerDto,
  ): Promise<Account> {
    const account = await this.credentials.find(side, principal);
    const attempt = { side, principal, account, caller, captcha };
    await this.limits.take(attempt);
    const verified = await this.credentials.verify(account, password);
    await this.steps.assertEnough({ account: verified, clientId, isByPassword: true });
    await this.limits.giveBack(attempt);
    return verified;
  }

  /** Continues a sign-in with its ticket. */
  private async byTicket(
    side: Side,
    { ticket = '', factor, newPassword }: TokenDto,
    clientId: string,
    caller: Caller,
  ): Promise<TokenPair> {
    const { account, isByPassword } = await this.steps.complete(
      { ticket, factor, newPassword },
      clientId,
      caller,
    );
    if (isByPassword) await this.limits.giveBack({ side, principal: '', account, caller, captcha: {} });
    return this.sessions.open(account, deviceOf(clientId, caller), true);
  }

  private async bySocial({ mobile = '', state = '', device_id, iss }: TokenDto, caller: Caller) {
    const [key, code] = [mobile.slice(0, mobile.indexOf('@')), mobile.slice(mobile.indexOf('@') + 1)];
    return this.social.accountFor(key, { state, code, deviceId: device_id, issuer: iss }, caller);
  }

  private async byCode(side: Side, { mobile = '', code = '' }: TokenDto, { deviceKey }: Caller) {
    const [prefix, number] = mobile.split('@');
    const normalised = prefix === 'SMS' && number ? normaliseMobile(number) : undefined;
    if (!normalised) throw authErrors.grantRefused({ grantType: 'mobile' });
    await this.codes.redeem('login', normalised, code, deviceKey);
    return this.credentials.findActiveByMobile(side, normalised);
  }
}

/** Whether `mobile` is `{state}@{code}` of another service. */
const isSocial = ({ grant_type, mobile = '' }: TokenDto): boolean =>
  grant_type === 'mobile' && SOCIAL_STATES.some((state) => mobile.startsWith(`${state}@`));

/**
 * Returns the id of the client.
 * @throws authErrors.unknownClient unless the credentials are `Basic base64(id:id)` of a known client.
 */
function clientOf(credentials: string | undefined): string {
  const [id = '', secret = ''] = Buffer.from((credentials ?? '').replace(/^Basic /i, ''), 'base64')
    .toString()
    .split(':');
  const expected = Buffer.from(id.padEnd(64));
  const given = Buffer.from(secret.padEnd(64).slice(0, 64));
  if (!Object.hasOwn(CLIENTS, id) || expected.length !== given.length || !timingSafeEqual(expected, given)) {
    throw authErrors.unknownClient();
  }
  return id;
}

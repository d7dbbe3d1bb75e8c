import { Controller } from '@nestjs/common';
import {
  authApi,
  authErrors,
  type AccountView,
  type ChangePasswordDto,
  type CheckedToken,
  type CheckTokenDto,
  type CreateAccountDto,
  type Jwks,
  type LoginDto,
  type RedeemSigningCodeDto,
  type RefreshDto,
  type RegisterDto,
  type RevokedSinceDto,
  type SendLoginCodeDto,
  type SendSigningCodeDto,
  type SendSmsDto,
  type SignedMobileView,
  type SigningCodeSentView,
  type SmsSentView,
  type TicketDto,
  type TicketHolderView,
  type TicketView,
  type TokenDto,
  type TokenPairView,
  type TokenView,
  type UpdateAccountDto,
} from '@mall/contracts/auth';
import { platformErrors, type Caller, type Empty } from '@mall/contracts/define';
import { Handles, invalidInput, type HandlersOf } from '@mall/messaging';
import { ruleTexts } from '@mall/validation';
import { decodeJwt } from 'jose';
import { AccountService } from './account/account.service.js';
import { maskMobile, normaliseMobile } from './account/mobile.js';
import { SigningKeys } from './keys/signing-keys.js';
import { SessionService, type TokenPair } from './sessions/session.service.js';
import { SmsCodes } from './sms/sms-codes.js';
import { SocketTickets } from './tickets/socket-tickets.js';
import { TokenGrants } from './token-grants.js';

@Controller()
export class AuthController implements HandlersOf<typeof authApi> {
  constructor(
    private readonly accounts: AccountService,
    private readonly grants: TokenGrants,
    private readonly sessions: SessionService,
    private readonly codes: SmsCodes,
    private readonly keys: SigningKeys,
    private readonly tickets: SocketTickets,
  ) {}

  @Handles(authApi.token)
  async token(request: TokenDto, caller: Caller): Promise<TokenView> {
    const { account, clientId, accessToken, refreshToken, expiresIn } = await this.grants.grant(
      request,
      caller,
    );
    return {
      access_token: accessToken,
      refresh_token: refreshToken,
      token_type: 'Bearer',
      expires_in: expiresIn,
      scope: 'server',
      client_id: clientId,
      active: true,
      user_id: account.userId,
      username: account.username,
      tenant_id: account.tenantId,
    };
  }

  @Handles(authApi.checkToken)
  async checkToken({ token }: CheckTokenDto): Promise<CheckedToken> {
    await this.tickets.redeem(token);
    const exp = decodeJwt(token).exp ?? 0;
    if (exp * 1_000 <= Date.now()) throw authErrors.sessionEnded();
    return {
      code: 0,
      msg: '',
      exp,
      data: { exp, expiresAt: new Date(exp * 1_000).toISOString(), active: true },
    };
  }

  @Handles(authApi.logout)
  async logout(_: Empty, caller: Caller): Promise<void> {
    await this.sessions.end(caller.sessionId!);
  }

  @Handles(authApi.login)
  async login(request: LoginDto, caller: Caller): Promise<TokenPairView> {
    const side = request.sysType === 2 ? 'staff' : 'shop';
    const clientId = (['web', 'merchant', 'admin'] as const)[request.sysType];
    const account = await this.grants.byPassword(side, request.principal, request.credentials, caller);
    return pairView(
      await this.sessions.open(account, { clientId, ip: caller.ip, userAgent: caller.userAgent }),
    );
  }

  @Handles(authApi.refresh)
  async refresh({ refreshToken }: RefreshDto, caller: Caller): Promise<TokenPairView> {
    return pairView(
      await this.sessions.refresh(refreshToken, {
        clientId: 'web',
        ip: caller.ip,
        userAgent: caller.userAgent,
      }),
    );
  }

  @Handles(authApi.logoutEverywhere)
  async logoutEverywhere(_: Empty, caller: Caller): Promise<void> {
    const account = await this.accounts.findByUserId(
      caller.kind === 'staff' ? 'staff' : 'shop',
      caller.userId!,
    );
    if (account) await this.sessions.endAll(account.accountId);
  }

  @Handles(authApi.changePassword)
  async changePassword(request: ChangePasswordDto, caller: Caller): Promise<void> {
    const side = caller.kind === 'staff' ? 'staff' : 'shop';
    await this.accounts.changePassword(side, caller.userId!, { ...request, keepSession: caller.sessionId });
  }

  @Handles(authApi.register)
  async register(request: RegisterDto, caller: Caller): Promise<TokenPairView> {
    const mobile = asMobile('mobile', request.mobile, request.countryCode);
    await this.accounts.assertCanRegister(request, mobile);
    await this.codes.redeem('register', mobile, request.code);
    const account = await this.accounts.register(request, mobile);
    return pairView(
      await this.sessions.open(account, { clientId: 'web', ip: caller.ip, userAgent: caller.userAgent }),
    );
  }

  @Handles(authApi.sendRegistrationCode)
  async sendRegistrationCode(request: SendSmsDto, caller: Caller): Promise<SmsSentView> {
    return {
      ttl: await this.codes.send('register', asMobile('number', request.number, request.countryCode), caller),
    };
  }

  @Handles(authApi.sendLoginCode)
  async sendLoginCode(request: SendLoginCodeDto, caller: Caller): Promise<SmsSentView> {
    return { ttl: await this.codes.send('login', asMobile('mobile', request.mobile), caller) };
  }

  @Handles(authApi.sendSigningCode)
  async sendSigningCode(request: SendSigningCodeDto, caller: Caller): Promise<SigningCodeSentView> {
    const mobile = await this.mobileOf(request.userId);
    const ttl = await this.codes.send(`sign ${request.subject}`, mobile, caller, request.title);
    return { ttl, mobile: maskMobile(mobile) };
  }

  @Handles(authApi.redeemSigningCode)
  async redeemSigningCode({ userId, subject, code }: RedeemSigningCodeDto): Promise<SignedMobileView> {
    const mobile = await this.mobileOf(userId);
    await this.codes.redeem(`sign ${subject}`, mobile, code);
    return { mobile: maskMobile(mobile) };
  }

  @Handles(authApi.socketTicket)
  async socketTicket(_: Empty, caller: Caller): Promise<TicketView> {
    return this.tickets.issue(caller);
  }

  @Handles(authApi.redeemTicket)
  async redeemTicket({ ticket }: TicketDto): Promise<TicketHolderView> {
    return this.tickets.redeem(ticket);
  }

  @Handles(authApi.jwks)
  async jwks(): Promise<Jwks> {
    return this.keys.publicKeys();
  }

  @Handles(authApi.revokedSessions)
  async revokedSessions({ seconds }: RevokedSinceDto): Promise<readonly string[]> {
    return this.sessions.revokedWithin(seconds);
  }

  @Handles(authApi.createAccount)
  async createAccount(request: CreateAccountDto): Promise<AccountView> {
    const { userId, username } = await this.accounts.create(request);
    return { userId, username };
  }

  @Handles(authApi.updateAccount)
  async updateAccount(request: UpdateAccountDto): Promise<void> {
    await this.accounts.update(request);
  }

  private async mobileOf(userId: string): Promise<string> {
    const account = await this.accounts.findByUserId('shop', userId);
    if (!account?.mobile) throw platformErrors.notFound();
    return account.mobile;
  }
}

function pairView({ account, accessToken, refreshToken, expiresIn }: TokenPair): TokenPairView {
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    accessToken,
    refreshToken,
    expiresIn,
    userId: account.userId,
  };
}

function asMobile(field: string, typed: string, countryCode?: string): string {
  const mobile = normaliseMobile(typed, countryCode);
  if (!mobile) throw invalidInput([{ field, text: ruleTexts.mobile, params: {} }]);
  return mobile;
}

import { Controller } from '@nestjs/common';
import {
  authSignInApi,
  type LoginDto,
  type TokenDto,
  type TokenPairView,
  type TokenView,
  sysTypes,
} from '@mall/contracts/auth';
import type { Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { toPairView } from '../sessions/session.mapper.js';
import { deviceOf, SessionService } from '../sessions/session.service.js';
import { TokenGrantService } from './token-grant.service.js';

@Controller()
export class SignInController implements HandlersOf<typeof authSignInApi> {
  constructor(
    private readonly grants: TokenGrantService,
    private readonly sessions: SessionService,
  ) {}

  @Handles(authSignInApi.token)
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

  @Handles(authSignInApi.login)
  async login(request: LoginDto, caller: Caller): Promise<TokenPairView> {
    const side = request.sysType === sysTypes.staff ? 'staff' : 'shop';
    const clientId = (['web', 'merchant', 'admin'] as const)[request.sysType];
    const credentials = { principal: request.principal, password: request.credentials };
    const account = await this.grants.byPassword(side, credentials, clientId, caller, request);
    return toPairView(await this.sessions.open(account, deviceOf(clientId, caller)));
  }
}

import { Controller } from '@nestjs/common';
import {
  authSocialApi,
  type BindSocialDto,
  type RegisterSocialDto,
  type SocialLinkView,
  type SocialProviderDto,
  type SocialStartView,
  type SocialWayView,
  type TokenPairView,
} from '@mall/contracts/auth';
import type { Caller, Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { requiredMobile } from '../account/mobile.js';
import { toPairView } from '../sessions/session.mapper.js';
import { SignInStepService } from '../factor/sign-in-step.service.js';
import { deviceOf, SessionService } from '../sessions/session.service.js';
import { SocialLinkService } from './social-link.service.js';
import { SocialProviders } from './social-providers.js';
import { SocialSignInService } from './social-sign-in.service.js';

@Controller()
export class SocialController implements HandlersOf<typeof authSocialApi> {
  constructor(
    private readonly providers: SocialProviders,
    private readonly signIns: SocialSignInService,
    private readonly links: SocialLinkService,
    private readonly sessions: SessionService,
    private readonly steps: SignInStepService,
  ) {}

  @Handles(authSocialApi.socialWays)
  async socialWays(_: Empty): Promise<SocialWayView[]> {
    return this.providers.all.map(({ key, name }) => ({ provider: key, name }));
  }

  @Handles(authSocialApi.startSocial)
  async startSocial({ provider }: SocialProviderDto, caller: Caller): Promise<SocialStartView> {
    return { url: await this.signIns.start(provider, caller) };
  }

  @Handles(authSocialApi.registerSocial)
  async registerSocial(request: RegisterSocialDto, caller: Caller): Promise<TokenPairView> {
    const mobile = requiredMobile('mobile', request.mobile);
    const account = await this.links.register(request, mobile, caller);
    await this.steps.assertEnough({ account, clientId: 'web', isByPassword: false });
    return toPairView(await this.sessions.open(account, deviceOf('web', caller)));
  }

  @Handles(authSocialApi.bindSocial)
  async bindSocial({ state, code, device_id, iss }: BindSocialDto, caller: Caller): Promise<void> {
    await this.links.bind({ state, code, deviceId: device_id, issuer: iss }, caller);
  }

  @Handles(authSocialApi.ownSocialLinks)
  async ownSocialLinks(_: Empty, caller: Caller): Promise<SocialLinkView[]> {
    const links = await this.links.own(caller);
    return links.map(({ provider, person, boundAt }) => {
      const name = this.providers.find(provider)?.name ?? { ru: provider, zh: provider, en: provider };
      return { provider, name, person, boundTime: boundAt.toISOString() };
    });
  }

  @Handles(authSocialApi.unbindSocial)
  async unbindSocial({ provider }: SocialProviderDto, caller: Caller): Promise<void> {
    await this.links.unbind(provider, caller);
  }
}

import { Instant, OneOf, Text, Trilingual, type Texts } from '@mall/validation';
import { SOCIAL_PROVIDERS, type SocialProviderKey } from './social.dto.js';

export class SocialWayView {
  @OneOf(SOCIAL_PROVIDERS) provider!: SocialProviderKey;
  @Trilingual() name!: Texts;
}

export class SocialStartView {
  /** Address of the provider's sign-in page. */
  @Text({ max: 4_096 }) url!: string;
}

export class SocialLinkView extends SocialWayView {
  /** Name of the person at the provider; empty when it sends none. */
  @Text() person!: string;
  @Instant() boundTime!: string;
}

import { Instant, OneOf, Text, Trilingual, type Texts } from '@mall/validation';
import { SOCIAL_PROVIDERS, type SocialProviderKey } from './social.dto.js';

export class SocialWayView {
  @OneOf(SOCIAL_PROVIDERS) provider!: SocialProviderKey;
  @Trilingual() name!: Texts;
}

export class SocialStartView {
  /** Where the browser goes to sign in there. */
  @Text({ max: 4_096 }) url!: string;
}

export class SocialLinkView extends SocialWayView {
  /** How the provider calls the person; empty when it does not. */
  @Text() person!: string;
  @Instant() boundTime!: string;
}

import { Injectable } from '@nestjs/common';
import { authCalls } from '@mall/contracts/services/auth';
import { assertTextInForce, type ShownTextDto } from '@mall/contracts/user';
import { InjectClient, type ClientOf } from '@mall/messaging';

@Injectable()
export class ConsentTextService {
  constructor(@InjectClient(authCalls.texts) private readonly texts: ClientOf<typeof authCalls.texts>) {}

  /**
   * Checks that the consent of a registration is to the text in force; without a consent there is nothing to check.
   * @throws userErrors.consentTextChanged
   */
  async assertInForce(shown: ShownTextDto | undefined): Promise<void> {
    if (shown) await assertTextInForce(this.texts, 'account', shown);
  }
}

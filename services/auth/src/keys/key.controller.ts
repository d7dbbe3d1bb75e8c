import { Controller } from '@nestjs/common';
import { authKeyApi, type Jwks } from '@mall/contracts/auth';
import { Handles, type HandlersOf } from '@mall/messaging';
import { SigningKeyService } from './signing-key.service.js';

@Controller()
export class KeyController implements HandlersOf<typeof authKeyApi> {
  constructor(private readonly keys: SigningKeyService) {}

  @Handles(authKeyApi.jwks)
  async jwks(): Promise<Jwks> {
    return this.keys.publicKeys();
  }
}

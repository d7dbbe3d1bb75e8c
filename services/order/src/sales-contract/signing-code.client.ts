import { Injectable } from '@nestjs/common';
import { authErrors } from '@mall/contracts/auth';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { documentErrors, type SigningCodeView } from '@mall/contracts/order';
import { orderCalls } from '@mall/contracts/services/order';
import { InjectClient, serviceCaller, type ClientOf } from '@mall/messaging';

interface Signed {
  readonly contractId: string;
  readonly contractNumber: string;
}

/** Client for codes by SMS that sign one contract each; the auth service stores phones and codes. */
@Injectable()
export class SigningCodeClient {
  constructor(@InjectClient(orderCalls.codes) private readonly auth: ClientOf<typeof orderCalls.codes>) {}

  /**
   * Sends a code for signing; returns its life in seconds and the masked phone.
   * @throws documentErrors.mobileMissing, platformErrors.tooFrequent
   */
  async send(caller: Caller, { contractId, contractNumber }: Signed): Promise<SigningCodeView> {
    const request = { userId: caller.userId!, subject: subjectOf(contractId), title: contractNumber };
    const { ttl, mobile } = await this.auth
      .sendSigningCode(request, actingFor(caller))
      .catch((failure: unknown) => {
        throw platformErrors.notFound.is(failure) ? documentErrors.mobileMissing() : failure;
      });
    return { ttl, mobile };
  }

  /** Redeems a code. @returns the masked phone that it was sent to. @throws documentErrors.signingCodeWrong; every try counts. */
  async redeem(caller: Caller, contractId: string, code: string): Promise<string> {
    const request = { userId: caller.userId!, subject: subjectOf(contractId), code };
    const { mobile } = await this.auth.redeemSigningCode(request).catch((failure: unknown) => {
      const isWrong = authErrors.wrongCode.is(failure) || platformErrors.notFound.is(failure);
      throw isWrong ? documentErrors.signingCodeWrong() : failure;
    });
    return mobile;
  }
}

const subjectOf = (contractId: string): string => `contract:${contractId}`;

/** Returns the caller for the message, which is written in the buyer's language, and counted against their address. */
const actingFor = ({ locale, ip }: Caller): Caller => ({ ...serviceCaller('order'), locale, ip });

import { Injectable, Logger } from '@nestjs/common';
import { orderCalls } from '@mall/contracts/services/order';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { KeptValue } from '@mall/service-kit/kept-value';
import { isSameSeller, PayeeRepository, type Payee, type Seller } from './payee.repository.js';

const FRESH_MS = 2_000;

/**
 * Returns the company that the next paper names, from the parameters of the admin service, with the bank account. A
 * change is stored as a row of `payee`, which explains older papers and is used while the admin service cannot be
 * reached.
 */
@Injectable()
export class PayeeService {
  private readonly logger = new Logger(PayeeService.name);
  private readonly kept = new KeptValue<Payee>(FRESH_MS, () => this.read());

  constructor(
    private readonly payees: PayeeRepository,
    @InjectClient(orderCalls.parameters)
    private readonly parameters: ClientOf<typeof orderCalls.parameters>,
  ) {}

  /** Returns details at most two seconds old. Not within a transaction, because it may write on another connection. */
  now(): Promise<Payee> {
    return this.kept.current();
  }

  private async read(): Promise<Payee> {
    const [payee, seller] = await Promise.all([this.payees.current(), this.seller()]);
    return !seller || isSameSeller(payee, seller) ? payee : this.payees.renamed(seller);
  }

  private async seller(): Promise<Seller | undefined> {
    try {
      const { legalName, address, director, registrationCode } = await this.parameters.company({});
      return { companyName: legalName, companyAddress: address, director, registrationCode };
    } catch (failure) {
      this.logger.warn(`The company was not read, the last known one applies: ${String(failure)}`);
      return undefined;
    }
  }
}

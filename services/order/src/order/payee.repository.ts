import { Injectable } from '@nestjs/common';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { PayeeEntity } from './payee.entity.js';

/** The seller's company and its bank account. */
export interface Payee {
  readonly companyName: Texts;
  readonly companyAddress: Texts;
  readonly director: Texts;
  readonly registrationCode: string;
  readonly bankName: Texts;
  readonly bankAddress: Texts;
  readonly account: string;
  readonly swift: string;
}

/** How long bank details are cached; they change once in years. */
const REMEMBERED_MS = 5_000;

@Injectable()
export class PayeeRepository {
  private remembered: { readonly at: number; readonly payee: Promise<Payee> } | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** At most five seconds old. */
  recent(): Promise<Payee> {
    if (!this.remembered || Date.now() - this.remembered.at > REMEMBERED_MS) {
      const payee = this.current();
      this.remembered = { at: Date.now(), payee };
      payee.catch(() => (this.remembered = undefined));
    }
    return this.remembered.payee;
  }

  /** The newest details. */
  async current(db: EntityManager = this.dataSource.manager): Promise<Payee> {
    const [payee] = await db.getRepository(PayeeEntity).find({ order: { payeeId: 'DESC' }, take: 1 });
    if (!payee) throw new Error('There are no bank details: the table payee is empty.');
    return payee;
  }
}

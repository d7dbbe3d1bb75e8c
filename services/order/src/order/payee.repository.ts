import { Injectable } from '@nestjs/common';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';

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

  /** The newest details; a change is a new row, so that older documents can be explained. */
  async current(db: EntityManager = this.dataSource.manager): Promise<Payee> {
    const [payee] = (await db.query(
      `SELECT company_name AS "companyName", company_address AS "companyAddress", director,
         registration_code AS "registrationCode", bank_name AS "bankName", bank_address AS "bankAddress", account, swift
         FROM payee ORDER BY payee_id DESC LIMIT 1`,
    )) as Payee[];
    if (!payee) throw new Error('There are no bank details: the table payee is empty.');
    return payee;
  }
}

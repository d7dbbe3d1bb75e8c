import { Injectable } from '@nestjs/common';
import { inTurn } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { PayeeEntity } from './payee.entity.js';

/** Facts of the seller's company that contracts print. */
export interface Seller {
  readonly companyName: Texts;
  readonly companyAddress: Texts;
  readonly director: Texts;
  readonly registrationCode: string;
}

/** The seller's company and its bank account. */
export interface Payee extends Seller {
  readonly bankName: Texts;
  readonly bankAddress: Texts;
  readonly account: string;
  readonly swift: string;
}

@Injectable()
export class PayeeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the newest details. */
  async current(db: EntityManager = this.dataSource.manager): Promise<Payee> {
    const [payee] = await db.getRepository(PayeeEntity).find({ order: { payeeId: 'DESC' }, take: 1 });
    if (!payee) throw new Error('There are no bank details: the table payee is empty.');
    return payee;
  }

  /** Stores the company beside the present bank account, unless it is the present company already. */
  renamed(seller: Seller): Promise<Payee> {
    return this.dataSource.transaction(async (tx) => {
      await inTurn(tx, 'payee');
      const known = await this.current(tx);
      if (isSameSeller(known, seller)) return known;
      const { bankName, bankAddress, account, swift } = known;
      const next: Payee = { ...seller, bankName, bankAddress, account, swift };
      await tx.getRepository(PayeeEntity).insert(next);
      return next;
    });
  }
}

const TEXTS = ['companyName', 'companyAddress', 'director'] as const;

export const isSameSeller = (one: Seller, other: Seller): boolean =>
  one.registrationCode === other.registrationCode &&
  TEXTS.every((field) =>
    (['ru', 'zh', 'en'] as const).every((lang) => one[field][lang] === other[field][lang]),
  );

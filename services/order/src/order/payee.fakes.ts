import { NoDatabase } from '@mall/persistence/fakes';
import type { CompanyView } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { isSameSeller, PayeeRepository, type Payee, type Seller } from './payee.repository.js';
import { PayeeService } from './payee.service.js';

const inAll = (text: string): Texts => ({ ru: text, zh: text, en: text });

export const aPayee: Payee = {
  companyName: inAll('Первая компания'),
  companyAddress: inAll('Суйфэньхэ'),
  director: inAll('Ван'),
  registrationCode: '91350100M000100Y43',
  bankName: inAll('Банк'),
  bankAddress: inAll('Суйфэньхэ'),
  account: '0',
  swift: 'DEMOCNXX',
};

/** Rows of `payee` in memory. */
export class InMemoryPayees extends PayeeRepository {
  readonly rows: Payee[];

  constructor(first: Payee = aPayee) {
    super(new NoDatabase());
    this.rows = [first];
  }

  override async current(): Promise<Payee> {
    return this.rows.at(-1)!;
  }

  override async renamed(seller: Seller): Promise<Payee> {
    const known = await this.current();
    if (isSameSeller(known, seller)) return known;
    this.rows.push({ ...known, ...seller });
    return this.current();
  }
}

/** The company that the parameters name; undefined while the admin service cannot be reached. */
export class NamedCompany {
  readonly payees = new InMemoryPayees();
  readonly service = new PayeeService(this.payees, { company: () => this.answer() });

  constructor(public company?: CompanyView) {}

  private async answer(): Promise<CompanyView> {
    if (!this.company) throw new Error('The admin service does not answer.');
    return this.company;
  }
}

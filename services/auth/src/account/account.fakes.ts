import type { Restorable } from '@mall/persistence/fakes';
import type { Account, Side } from './account.entity.js';
import type { EntityManager } from 'typeorm';
import type { NotedSignIn } from './account.repository.specification.js';
import { ConsentTextService } from './consent-text.service.js';
import { AccountRepository, type AccountChanges, type NewAccount } from './account.repository.js';

/** Accounts in memory, for unit tests; user name and number are unique on each side, as in the database. */
export class InMemoryAccounts extends AccountRepository implements Restorable {
  private stored: Account[] = [];

  constructor() {
    super(undefined as never);
  }

  snapshot(): () => void {
    const stored = this.stored;
    return () => (this.stored = stored);
  }

  /** Sign-ins and refusals in the history of accounts, the oldest first. */
  readonly noted: NotedSignIn[] = [];

  override async noteSignIn(
    _: EntityManager,
    { userId: recordId }: Account,
    told: NotedSignIn['told'],
  ): Promise<void> {
    this.noted.push({ kind: 'signedIn', recordId, told });
  }

  override async noteRefusal(account: Account | undefined, failure: string): Promise<void> {
    this.noted.push({ kind: 'refused', recordId: account?.userId ?? '', told: { failure } });
  }

  override async findByPrincipal(
    side: Side,
    principal: string,
    mobile?: string,
  ): Promise<Account | undefined> {
    const name = principal.toLowerCase();
    const active = this.stored.filter((account) => account.side === side && account.status !== 'removed');
    return (
      active.find(({ username }) => username.toLowerCase() === name) ??
      active.find((account) => mobile !== undefined && account.mobile === mobile)
    );
  }

  override async findByUserId(side: Side, userId: string): Promise<Account | undefined> {
    return this.stored.find((account) => account.side === side && account.userId === userId);
  }

  override async findById(accountId: string): Promise<Account | undefined> {
    return this.stored.find((account) => account.accountId === accountId);
  }

  override async holdActive(accountId: string): Promise<boolean> {
    return (await this.findById(accountId))?.status === 'active';
  }

  override async ofShop(shopId: string, ownerUserId: string): Promise<Account[]> {
    return this.stored.filter(
      (account) => account.side === 'shop' && (account.shopId === shopId || account.userId === ownerUserId),
    );
  }

  override async findByMobile(side: Side, mobile: string): Promise<Account | undefined> {
    return this.stored.find(
      (account) => account.side === side && account.mobile === mobile && account.status !== 'removed',
    );
  }

  override async insert(account: NewAccount): Promise<Account> {
    const accountId = String(this.stored.length + 1);
    this.assertUnique({ accountId, mobile: null, status: 'active', userId: accountId, ...given(account) });
    const inserted: Account = {
      ...account,
      accountId,
      userId: account.userId ?? accountId,
      mobile: account.mobile ?? null,
      shopId: account.shopId ?? null,
      shopClosedReason: null,
      hasPassword: account.hasPassword ?? true,
      passwordOfOthers: account.passwordOfOthers ?? false,
      factorSince: null,
      roles: [...account.roles],
      status: account.status ?? 'active',
      tenantId: '1',
      createdAt: new Date(),
    };
    this.stored = [...this.stored, inserted];
    return inserted;
  }

  override async update(accountId: string, changes: AccountChanges): Promise<void> {
    const known = await this.findById(accountId);
    if (!known) return;
    const isChosen = changes.passwordHash !== undefined;
    const changed = { ...known, ...given(changes), ...(isChosen ? { hasPassword: true } : {}) };
    this.assertUnique(changed);
    this.stored = this.stored.map((account) => (account === known ? changed : account));
  }

  /** Checks the unique keys of the table; the name and number of a removed account are free. */
  private assertUnique(account: Unique): void {
    const others = this.stored.filter(
      ({ side, accountId }) => side === account.side && accountId !== account.accountId,
    );
    const active = account.status === 'removed' ? [] : others.filter(({ status }) => status !== 'removed');
    const isTaken =
      others.some(({ userId }) => userId === account.userId) ||
      active.some(({ username }) => username.toLowerCase() === account.username.toLowerCase()) ||
      active.some(({ mobile }) => mobile !== null && mobile === account.mobile);
    if (isTaken) throw Object.assign(new Error('duplicate key'), { code: '23505' });
  }
}

type Unique = Pick<Account, 'accountId' | 'side' | 'userId' | 'username' | 'mobile' | 'status'>;

const given = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

/** A consent text of which a version is in force. */
export class FixedConsentTexts extends ConsentTextService {
  constructor(version = 1) {
    super({ inForce: async ({ code }) => ({ code, version }) });
  }
}

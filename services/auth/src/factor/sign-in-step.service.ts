import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authErrors } from '@mall/contracts/auth';
import { FACTOR_FIELD, type Caller, type MallError } from '@mall/contracts/define';
import { DataSource, type EntityManager } from 'typeorm';
import type { Account } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { lockedOut } from '../account/locked-out.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { assertOwnPassword } from '../account/password-rules.js';
import { PasswordService } from '../password/password.service.js';
import { hashToken, newToken } from '../sessions/refresh-token.js';
import { FactorProofService } from './factor-proof.service.js';
import { SignInTicketRepository } from './sign-in-ticket.repository.js';

/** The first proof of a person, which was right: by whom, and with which application. */
export interface FirstProof {
  readonly account: Account;
  readonly clientId: string;
  readonly isByPassword: boolean;
}

/** A ticket, and the further proofs of its person. */
export interface SecondStep {
  readonly ticket: string;
  readonly factor?: string | undefined;
  readonly newPassword?: string | undefined;
}

/**
 * The second step of a sign-in, where the account has a second factor, or a password that an administrator has set.
 * After the first proof the person gets a ticket instead of a session: it is valid for ten minutes, once, and opens
 * nothing by itself.
 */
@Injectable()
export class SignInStepService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly tickets: SignInTicketRepository,
    private readonly proofs: FactorProofService,
    private readonly passwords: PasswordService,
    private readonly hasher: PasswordHashService,
  ) {}

  /**
   * Returns where the first proof is enough for a session.
   * @throws authErrors.factorNeeded or newPasswordNeeded, whose issues name the fields and carry the ticket
   */
  async assertEnough({ account, clientId, isByPassword }: FirstProof): Promise<void> {
    if (!account.factorSince && !account.passwordOfOthers) return;
    const ticket = newToken();
    const { accountId } = account;
    const proof = { accountId, clientId, isByPassword, passwordStamp: stampOf(account) };
    await this.tickets.insert(hashToken(ticket), proof);
    throw missing(account, ticket);
  }

  /**
   * Uses up a ticket with everything that its account needs.
   * @returns the account, for which a session may be opened
   * @throws authErrors.signInLapsed, factorNeeded, newPasswordNeeded, wrongFactor, and the errors of a new password
   */
  async complete(step: SecondStep, clientId: string, caller: Caller): Promise<FirstProof> {
    const ticketHash = hashToken(step.ticket);
    const waiting = await this.tickets.find(ticketHash);
    const account = waiting && (await this.accounts.findById(waiting.accountId, this.dataSource.manager));
    const isValid =
      account && waiting.clientId === clientId && waiting.passwordStamp.equals(stampOf(account));
    if (!isValid) throw authErrors.signInLapsed();
    if (account.status !== 'active') throw lockedOut(account);
    if ((account.factorSince && !step.factor) || (account.passwordOfOthers && !step.newPassword))
      throw missing(account, step.ticket);
    // Checked before the code, which is accepted once.
    const passwordHash = account.passwordOfOthers ? await this.hashOf(account, step.newPassword!) : undefined;
    const finish = async (tx: EntityManager): Promise<void> => {
      if (!(await this.tickets.take(tx, ticketHash))) throw authErrors.signInLapsed();
      if (passwordHash) await this.passwords.replace(tx, account.accountId, passwordHash);
    };
    if (account.factorSince)
      await this.proofs.prove(account, step.factor!, caller, finish).catch(async (failure: unknown) => {
        // Refusals beyond the limit are not noted: nothing would bound their number.
        if (authErrors.wrongFactor.is(failure))
          await this.accounts.noteRefusal(account, authErrors.wrongFactor.key);
        throw failure;
      });
    else await this.dataSource.transaction(finish);
    return { account, clientId, isByPassword: waiting.isByPassword };
  }

  /** Returns the hash of a new password. @throws authErrors.weakPassword, ownNamePassword, samePassword */
  private async hashOf(account: Account, password: string): Promise<string> {
    assertOwnPassword(password, account);
    if (await this.hasher.matches(account.passwordHash, password, 'passwordChange'))
      throw authErrors.samePassword();
    return this.hasher.hash(password, 'passwordChange');
  }
}

/** Returns the refusal that names what the account needs, with the ticket as the question of each field. */
function missing({ factorSince, passwordOfOthers }: Account, ticket: string): MallError {
  const { factorNeeded, newPasswordNeeded } = authErrors;
  const issueOf = (field: string, { text }: { readonly text: typeof factorNeeded.text }) => ({
    field,
    text,
    params: {},
    question: ticket,
  });
  const issues = [
    ...(factorSince ? [issueOf(FACTOR_FIELD, factorNeeded)] : []),
    ...(passwordOfOthers ? [issueOf('newPassword', newPasswordNeeded)] : []),
  ];
  return factorSince ? factorNeeded({}, issues) : newPasswordNeeded({}, issues);
}

const stampOf = ({ passwordHash }: Account): Buffer => createHash('sha256').update(passwordHash).digest();

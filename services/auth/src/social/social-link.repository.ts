import { Injectable } from '@nestjs/common';
import type { SocialProviderKey } from '@mall/contracts/auth';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { SocialLink } from './social-link.entity.js';

export type NewLink = Omit<SocialLink, 'boundAt'>;

@Injectable()
export class SocialLinkRepository {
  constructor(@InjectRepository(SocialLink) private readonly links: Repository<SocialLink>) {}

  /** Returns the account, in any state, that is linked to a person of another service. */
  async accountOf(issuer: string, subject: string, tx?: EntityManager): Promise<Account | undefined> {
    const manager = tx ?? this.links.manager;
    const link = await manager.findOneBy(SocialLink, { issuer, subject });
    return (link && (await manager.findOneBy(Account, { accountId: link.accountId }))) ?? undefined;
  }

  of(accountId: string, tx?: EntityManager): Promise<SocialLink[]> {
    const links = tx ? tx.getRepository(SocialLink) : this.links;
    return links.find({ where: { accountId }, order: { boundAt: 'ASC' } });
  }

  async insert(tx: EntityManager, link: NewLink): Promise<void> {
    await tx.insert(SocialLink, link);
  }

  async delete(tx: EntityManager, accountId: string, provider: SocialProviderKey): Promise<void> {
    await tx.delete(SocialLink, { accountId, provider });
  }

  async deleteIdentity(tx: EntityManager, issuer: string, subject: string): Promise<void> {
    await tx.delete(SocialLink, { issuer, subject });
  }
}

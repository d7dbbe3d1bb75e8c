// SQL: a table lock lets replicas that start together agree on the first key.
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { SigningKey } from './signing-key.entity.js';

export type NewSigningKey = Pick<SigningKey, 'kid' | 'privateJwk' | 'publicJwk'>;

@Injectable()
export class SigningKeyRepository {
  constructor(@InjectRepository(SigningKey) private readonly keys: Repository<SigningKey>) {}

  /**
   * Returns the newest key; stores the one that `create` makes when there is none. Replicas that start together get the
   * same key.
   */
  newestOr(create: () => Promise<NewSigningKey>): Promise<NewSigningKey> {
    return this.keys.manager.transaction(async (tx) => {
      await tx.query('LOCK TABLE signing_key IN SHARE ROW EXCLUSIVE MODE');
      const newest = await tx.findOne(SigningKey, { where: {}, order: { createdAt: 'DESC' } });
      if (newest) return newest;
      const created = await create();
      await tx.insert(SigningKey, { ...created });
      return created;
    });
  }

  /** Returns the newest keys, the newest first. */
  newest(count: number): Promise<readonly SigningKey[]> {
    return this.keys.find({ order: { createdAt: 'DESC' }, take: count });
  }
}

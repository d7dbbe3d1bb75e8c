import type { JWK } from 'jose';
import { Masked, Recorded } from '@mall/persistence';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('signing_key')
@Recorded('signingKey', 'kid')
export class SigningKey {
  @PrimaryColumn('text')
  readonly kid!: string;

  @Masked()
  @Column('jsonb')
  readonly privateJwk!: JWK;

  @Column('jsonb')
  readonly publicJwk!: JWK;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}

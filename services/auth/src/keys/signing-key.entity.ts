import type { JWK } from 'jose';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('signing_key')
export class SigningKey {
  @PrimaryColumn('text')
  readonly kid!: string;

  @Column('jsonb')
  readonly privateJwk!: JWK;

  @Column('jsonb')
  readonly publicJwk!: JWK;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}

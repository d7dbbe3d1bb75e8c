import { ports } from '@mall/contracts/product';
import { recordsIn } from '@mall/service-kit';
import type { Texts } from '@mall/validation';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('port')
class Port {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly portId!: string;

  @Column('text', { unique: true })
  readonly code!: string;

  @Column('jsonb')
  readonly name!: Texts;

  @Column('text')
  readonly kind!: 'sea' | 'land';

  @Column('smallint', { default: 1 })
  readonly isOpen!: 0 | 1;

  @Column('timestamptz', { default: () => 'now()' })
  readonly updatedAt!: Date;
}

export const portRecords = recordsIn(ports, Port);

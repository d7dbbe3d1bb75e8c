import { Unrecorded } from '@mall/persistence';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Reader } from '../sockets/reader.js';
import type { AddressedChannel } from './contact.entity.js';

/** A code that was sent to an address for its reader to prove. */
@Entity('contact_code')
@Unrecorded('Codes live for minutes.')
@Index('contact_code_reader', ['reader', 'sentAt'])
export class ContactCode {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly codeId!: string;

  @Column('text')
  readonly reader!: Reader;

  @Column('text')
  readonly address!: string;

  @Column('text', { default: 'email' })
  readonly channel!: AddressedChannel;

  /** SHA-256 of the code and its row's salt, in hexadecimal digits. */
  @Column('text')
  readonly hash!: string;

  @Column('uuid')
  readonly salt!: string;

  @Column('integer', { default: 0 })
  readonly tries!: number;

  @Column('timestamptz', { default: () => 'now()' })
  readonly sentAt!: Date;
}

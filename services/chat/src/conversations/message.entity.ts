import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Conversation } from './conversation.entity.js';

@Entity('message')
@Unique(['personId', 'seq'])
export class Message {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly messageId!: string;

  @Column('bigint')
  @ForeignKey(() => Conversation)
  readonly personId!: string;

  @Column('int')
  readonly seq!: number;

  @Column('boolean')
  readonly fromDesk!: boolean;

  @Column('bigint')
  readonly authorId!: string;

  @Column('text')
  readonly content!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  readonly readAt!: Date | null;
}

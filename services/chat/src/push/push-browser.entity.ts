import { Unrecorded } from '@mall/persistence';
import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Reader } from '../sockets/reader.js';

/** A browser to which notices are pushed. */
@Entity('push_browser')
@Unrecorded('It remembers a browser until its session ends.')
@Unique(['endpoint'])
@Index('push_browser_reader', ['reader'])
@Index('push_browser_session', ['sessionId'])
export class PushBrowser {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly browserId!: string;

  @Column('text')
  readonly reader!: Reader;

  /** Session of the browser; pushing ends with it. */
  @Column('text')
  readonly sessionId!: string;

  /** Address at which its push service accepts messages. */
  @Column('text')
  readonly endpoint!: string;

  /** Public key of the browser, and the shared secret, as the Push API returns them. */
  @Column('text')
  readonly p256dh!: string;

  @Column('text')
  readonly auth!: string;

  /** Time when a page of it was open last. */
  @Column('timestamptz', { default: () => 'now()' })
  readonly seenAt!: Date;
}

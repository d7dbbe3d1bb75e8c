// SQL: the database's own list of time zones, and a lock on codes whose number is limited.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { NoticeChannel, NoticeHoursDto } from '@mall/contracts/chat';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { Locale } from '@mall/validation';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { NoticeReader } from '../notices/notice-reader.entity.js';
import { NoticeSetting } from '../notices/notice-setting.entity.js';
import type { Reader } from '../sockets/reader.js';
import { ContactCode } from './contact-code.entity.js';
import { Contact, type AddressedChannel } from './contact.entity.js';

export type NewCode = Pick<ContactCode, 'reader' | 'channel' | 'address' | 'hash' | 'salt'>;

const MINUTE_MS = 60_000;
const MAX_PER_HOUR = 5;
/** Maximum codes a day to one address; text messages cost money. */
const MAX_PER_DAY: Readonly<Record<AddressedChannel, number>> = { email: 50, sms: 10 };
/** Maximum codes a day of the whole mall, whoever requests them. */
const BUDGET_OF_DAY: Readonly<Record<AddressedChannel, number>> = { email: 5_000, sms: 500 };
const MAX_TRIES = 5;
const VALID_MS = 15 * MINUTE_MS;

/** Addresses of readers and their settings. */
@Injectable()
export class ContactRepository {
  constructor(private readonly dataSource: DataSource) {}

  all(reader: Reader): Promise<Contact[]> {
    return this.dataSource.getRepository(Contact).findBy({ reader });
  }

  byId(contactId: string): Promise<Contact | null> {
    return this.dataSource.getRepository(Contact).findOneBy({ contactId });
  }

  async remove(reader: Reader, channel: NoticeChannel): Promise<void> {
    await this.dataSource.getRepository(Contact).delete({ reader, channel });
  }

  async disable(contactId: string, reason: string): Promise<void> {
    await this.dataSource
      .getRepository(Contact)
      .update({ contactId }, { disabledAt: new Date(), disabledReason: reason });
  }

  /**
   * Adds a code. @returns 'tooSoon' when the reader, or others for that address, requested a code a moment ago or too many;
   * 'usedUp' when the mall sends no more of them today.
   */
  async addCode(code: NewCode): Promise<'added' | 'tooSoon' | 'usedUp'> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext('contact_code'))`);
      const codes = tx.getRepository(ContactCode);
      const sentAt = (ms: number) => ({ sentAt: MoreThan(new Date(Date.now() - ms)) });
      const { reader, address, channel } = code;
      const day = sentAt(24 * 60 * MINUTE_MS);
      const [ofAll, ofDay, addressOfDay, lately, ofReader, ofAddress] = [
        await codes.countBy({ channel, ...day }),
        await codes.countBy({ reader, channel, ...day }),
        await codes.countBy({ address, ...day }),
        await codes.countBy({ reader, ...sentAt(MINUTE_MS) }),
        await codes.countBy({ reader, ...sentAt(60 * MINUTE_MS) }),
        await codes.countBy({ address, ...sentAt(60 * MINUTE_MS) }),
      ];
      if (lately > 0 || ofReader >= MAX_PER_HOUR || ofAddress >= MAX_PER_HOUR) return 'tooSoon';
      if (Math.max(ofDay, addressOfDay) >= MAX_PER_DAY[channel]) return 'tooSoon';
      if (ofAll >= BUDGET_OF_DAY[channel]) return 'usedUp';
      await tx.insert(ContactCode, code);
      return 'added';
    });
  }

  /**
   * Returns the reader's last code on that channel, with one more try counted; undefined when it is too old or tried
   * too often.
   */
  async tryCode(reader: Reader, channel: AddressedChannel): Promise<ContactCode | undefined> {
    return this.dataSource.transaction(async (tx) => {
      const code = await tx.findOne(ContactCode, {
        where: { reader, channel },
        order: { codeId: 'DESC' },
        lock: { mode: 'pessimistic_write' },
      });
      if (!code || code.tries >= MAX_TRIES || Date.now() - code.sentAt.getTime() > VALID_MS) return undefined;
      await tx.update(ContactCode, { codeId: code.codeId }, { tries: code.tries + 1 });
      return code;
    });
  }

  /** Stores a proved address of the reader; messages use the language in which the code was entered. */
  async verified(
    { reader, channel, address }: Pick<ContactCode, 'reader' | 'channel' | 'address'>,
    locale: Locale,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await tx.delete(Contact, { reader, channel });
      await tx.insert(Contact, {
        reader,
        channel,
        address,
        secret: randomUUID(),
        verifiedAt: new Date(),
      });
      await tx.delete(ContactCode, { reader, channel });
      await putReader(tx, { reader, locale });
    });
  }

  reader(reader: Reader): Promise<NoticeReader | null> {
    return this.dataSource.getRepository(NoticeReader).findOneBy({ reader });
  }

  /** Whether the database knows the zone: it decides which deliveries are due. */
  async knowsTimeZone(name: string): Promise<boolean> {
    const [row] = await queryRows(
      this.dataSource,
      rowShape({ found: column.boolean }),
      `SELECT EXISTS (SELECT FROM pg_timezone_names WHERE name = $1) AS found`,
      [name],
    );
    return row!.found;
  }

  /** Stores the hours; messages use the language in which they were chosen. */
  async setHours(reader: Reader, hours: NoticeHoursDto, locale: Locale): Promise<void> {
    const { timeZone, quietFrom = null, quietTo = null, digestHour = null } = hours;
    await putReader(this.dataSource.manager, { reader, timeZone, quietFrom, quietTo, digestHour, locale });
  }

  settingsOf(reader: Reader): Promise<NoticeSetting[]> {
    return this.dataSource.getRepository(NoticeSetting).findBy({ reader });
  }

  async set(setting: NoticeSetting): Promise<void> {
    await this.dataSource.getRepository(NoticeSetting).upsert(setting, ['reader', 'kind', 'channel']);
  }

  async switchOff(contact: Contact, kind: NoticeSetting['kind']): Promise<void> {
    const { reader, channel } = contact;
    await this.set({ reader, kind, channel, isOn: false });
  }
}

const putReader = async (
  tx: EntityManager,
  reader: Partial<NoticeReader> & Pick<NoticeReader, 'reader'>,
): Promise<void> => {
  await tx.upsert(NoticeReader, reader, ['reader']);
};

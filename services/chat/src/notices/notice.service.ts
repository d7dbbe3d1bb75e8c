import { Injectable } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Fanout } from '../sockets/fanout.js';
import type { Audience } from '../sockets/socket-hub.js';
import type { NoticeParams, NoticeTemplate } from './notice-texts.js';

const KEEP_DAYS = 90;

/** Notices to people: stored once per event and recipient, then broadcast to open sockets. */
@Injectable()
export class NoticeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly fanout: Fanout,
  ) {}

  async notify(
    tx: EntityManager,
    eventId: string,
    audience: Audience,
    template: NoticeTemplate,
    params: NoticeParams = {},
  ): Promise<void> {
    const recipient = 'desk' in audience ? 'desk' : `person:${audience.personId}`;
    const fresh = (await tx.query(
      `INSERT INTO notice (event_id, recipient, template, params) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING notice_id`,
      [eventId, recipient, template, JSON.stringify(params)],
    )) as unknown[];
    if (fresh.length > 0) this.fanout.tell({ kind: 'notice', audience, template, params: { ...params } });
  }

  @Every(3_600_000)
  async forgetOld(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM notice WHERE created_at < now() - make_interval(days => ${KEEP_DAYS})`,
    );
  }
}

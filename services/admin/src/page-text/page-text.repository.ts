// SQL: a version is added only onto the one that it follows, in one statement.
import { Injectable } from '@nestjs/common';
import type { PageTextCode, PageTextVersionsDto } from '@mall/contracts/admin';
import { column, type ListOrder, orderList, type Page, pageOf, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { PageText } from './page-text.entity.js';
import { SHIPPED_TEXTS } from './shipped/index.js';

export type NewPageText = Pick<
  PageText,
  'code' | 'content' | 'isShipped' | 'restoredVersion' | 'note' | 'changedBy'
>;

const written = rowShape({ version: column.integer });

const VERSIONS: ListOrder = {
  sortable: { version: 'text.version' },
  order: { 'text.version': 'DESC' },
};

@Injectable()
export class PageTextRepository {
  private readonly texts: Repository<PageText>;

  constructor(private readonly dataSource: DataSource) {
    this.texts = dataSource.getRepository(PageText);
  }

  /** Returns every text that is in force. */
  inForce(): Promise<PageText[]> {
    return this.texts
      .createQueryBuilder('text')
      .distinctOn(['text.code'])
      .orderBy('text.code')
      .addOrderBy('text.version', 'DESC')
      .getMany();
  }

  async last(code: PageTextCode): Promise<PageText | undefined> {
    return (await this.texts.findOne({ where: { code }, order: { version: 'DESC' } })) ?? undefined;
  }

  async version(code: PageTextCode, version: number): Promise<PageText | undefined> {
    return (await this.texts.findOneBy({ code, version })) ?? undefined;
  }

  versions(request: PageTextVersionsDto): Promise<Page<PageText>> {
    const { code, inForceAt, size, current } = request;
    const query = this.texts.createQueryBuilder('text').where('text.code = :code', { code });
    if (inForceAt)
      query.andWhere(
        `text.version = (SELECT max(former.version) FROM page_text former
                          WHERE former.code = :code AND former.changed_at <= :inForceAt)`,
        { inForceAt },
      );
    return pageOf(orderList(query, request, VERSIONS), { limit: size, offset: (current - 1) * size });
  }

  /**
   * Adds the version after `follows`.
   * @returns false when that is not the last version. @throws a unique violation when another is being added at the
   * same time.
   */
  async add(follows: number, text: NewPageText): Promise<boolean> {
    const { code, content, isShipped, restoredVersion, note, changedBy } = text;
    const rows = await queryRows(
      this.dataSource,
      written,
      `INSERT INTO page_text (code, version, content, is_shipped, restored_version, note, changed_by)
       SELECT $1, $2::int + 1, $3, $4, $5, $6, $7
        WHERE $2::int = (SELECT max(version) FROM page_text WHERE code = $1)
       RETURNING version`,
      [code, follows, content, isShipped, restoredVersion, note, changedBy],
    );
    return rows.length > 0;
  }

  /**
   * Puts shipped texts in force that are new, or whose predecessor nobody has changed. A text that was shipped before
   * stays as it is: while releases run side by side, the older one does not restore its own text.
   */
  async addShipped(tx: EntityManager, shipped: Partial<typeof SHIPPED_TEXTS> = SHIPPED_TEXTS): Promise<void> {
    for (const [code, content] of Object.entries(shipped))
      await tx.query(
        `INSERT INTO page_text (code, version, content, is_shipped)
         SELECT $1, coalesce(max(version), 0) + 1, $2, true FROM page_text WHERE code = $1
         HAVING coalesce((array_agg(is_shipped ORDER BY version DESC))[1], true)
            AND NOT coalesce(bool_or(is_shipped AND content = $2), false)`,
        [code, content],
      );
  }
}

import { Injectable } from '@nestjs/common';
import type { ShopApplicationDto } from '@mall/contracts/tenant';
import { likePhone, likeText } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReviewReason, ShopApplication } from './application.js';

const SELECT = `SELECT application_id AS "applicationId", shop_id AS "shopId", owner_user_id AS "ownerUserId", attempt,
  shop_name AS "shopName", intro, shop_logo AS "shopLogo", mobile_background_pic AS "mobileBackgroundPic",
  business_license AS "businessLicense", identity_card_front AS "identityCardFront",
  identity_card_later AS "identityCardLater", contact_name AS "contactName", mobile, uscc,
  bank_account AS "bankAccount", export_licence_no AS "exportLicenceNo", status, reasons,
  reviewed_by_name AS "reviewedByName", reviewed_at AS "reviewedAt", submitted_at AS "submittedAt"
  FROM shop_application`;

export interface ApplicationFilter {
  readonly ids?: readonly string[];
  readonly keyWord?: string;
  readonly status?: number;
  readonly shopId?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly sortBy?: string;
  readonly sortOrder?: 'ASC' | 'DESC';
}

const SORTABLE: Readonly<Record<string, string>> = {
  applicationId: 'application_id',
  submitTime: 'application_id',
  shopName: 'shop_name',
  status: 'status',
};

@Injectable()
export class ApplicationRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(applicationId: string): Promise<ShopApplication | undefined> {
    const [application] = (await this.dataSource.query(`${SELECT} WHERE application_id = $1`, [
      applicationId,
    ])) as ShopApplication[];
    return application;
  }

  async latest(
    shopId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<ShopApplication | undefined> {
    const [application] = (await db.query(`${SELECT} WHERE shop_id = $1 ORDER BY attempt DESC LIMIT 1`, [
      shopId,
    ])) as ShopApplication[];
    return application;
  }

  async insert(
    shopId: string,
    ownerUserId: string,
    { shopName, ...papers }: ShopApplicationDto,
    tx: EntityManager,
  ): Promise<string> {
    const [row] = (await tx.query(
      `INSERT INTO shop_application (shop_id, owner_user_id, attempt, shop_name, intro, shop_logo, mobile_background_pic,
         business_license, identity_card_front, identity_card_later, contact_name, mobile, uscc, bank_account, export_licence_no)
       VALUES ($1, $2, 1 + COALESCE((SELECT max(attempt) FROM shop_application WHERE shop_id = $1), 0),
         $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING application_id`,
      [
        shopId,
        ownerUserId,
        shopName,
        papers.intro ?? null,
        papers.shopLogo ?? null,
        papers.mobileBackgroundPic ?? null,
        papers.businessLicense,
        papers.identityCardFront,
        papers.identityCardLater,
        papers.contactName,
        papers.mobile,
        papers.uscc,
        papers.bankAccount ?? null,
        papers.exportLicenceNo ?? null,
      ],
    )) as { application_id: string }[];
    return row!.application_id;
  }

  async decide(
    applicationId: string,
    verdict: {
      status: 1 | -1;
      reasons: readonly ReviewReason[];
      reviewerId: string;
      reviewerName: string;
    },
    tx: EntityManager,
  ): Promise<void> {
    await tx.query(
      `UPDATE shop_application SET status = $2, reasons = $3, reviewed_by_id = $4, reviewed_by_name = $5, reviewed_at = now()
        WHERE application_id = $1 AND status = 0`,
      [
        applicationId,
        verdict.status,
        JSON.stringify(verdict.reasons),
        verdict.reviewerId,
        verdict.reviewerName,
      ],
    );
  }

  /** Those that wait come first, the longest waiting on top, unless told otherwise. */
  async page(
    filter: ApplicationFilter,
    paging: { limit: number; offset: number },
  ): Promise<{ rows: ShopApplication[]; total: number }> {
    const params: unknown[] = [];
    const bind = (value: unknown): string => `$${params.push(value)}`;
    const where = ['true'];
    if (filter.ids) where.push(`application_id = ANY(${bind(filter.ids)}::bigint[])`);
    if (filter.keyWord)
      where.push(`(concat_ws(' ', shop_name, contact_name, uscc) ILIKE ${bind(likeText(filter.keyWord))}
           OR mobile LIKE ${bind(likePhone(filter.keyWord) ?? null)})`);
    if (filter.status !== undefined && filter.status !== null) where.push(`status = ${bind(filter.status)}`);
    if (filter.shopId) where.push(`shop_id = ${bind(filter.shopId)}`);
    if (filter.startTime) where.push(`submitted_at >= ${bind(filter.startTime)}::timestamptz`);
    if (filter.endTime) where.push(`submitted_at <= ${bind(filter.endTime)}::timestamptz`);
    const condition = where.join(' AND ');
    const [count] = (await this.dataSource.query(
      `SELECT count(*)::int AS n FROM shop_application WHERE ${condition}`,
      params,
    )) as { n: number }[];
    const column = SORTABLE[filter.sortBy ?? ''];
    const direction = filter.sortOrder === 'DESC' ? 'DESC' : 'ASC';
    const order = column ? `${column} ${direction}` : '(status = 0) DESC';
    const rows = (await this.dataSource.query(
      `${SELECT} WHERE ${condition} ORDER BY ${order}, application_id
        LIMIT ${bind(paging.limit)} OFFSET ${bind(paging.offset)}`,
      params,
    )) as ShopApplication[];
    return { rows, total: count!.n };
  }
}

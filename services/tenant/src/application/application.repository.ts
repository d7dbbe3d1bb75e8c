import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { reviewStatuses, type ShopApplicationDto } from '@mall/contracts/tenant';
import { andOccurs, type ListOrder, orderList, type Page, pageOf, type Paging } from '@mall/persistence';
import { type EntityManager, Repository } from 'typeorm';
import { type ReviewReason, ShopApplication } from './shop-application.entity.js';

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

export interface Decision {
  readonly status: 1 | -1;
  readonly reasons: readonly ReviewReason[];
  readonly reviewerId: string;
  readonly reviewerName: string;
}

const ORDER: ListOrder = {
  sortable: {
    applicationId: 'application.applicationId',
    submitTime: 'application.applicationId',
    shopName: 'application.shopName',
    status: 'application.status',
  },
  order: { '(application.status = 0)': 'DESC', 'application.applicationId': 'ASC' },
};

@Injectable()
export class ApplicationRepository {
  constructor(
    @InjectRepository(ShopApplication) private readonly applications: Repository<ShopApplication>,
  ) {}

  async find(applicationId: string): Promise<ShopApplication | undefined> {
    return (await this.applications.findOneBy({ applicationId })) ?? undefined;
  }

  async latest(shopId: string, tx?: EntityManager): Promise<ShopApplication | undefined> {
    const applications = tx ? tx.getRepository(ShopApplication) : this.applications;
    return (await applications.findOne({ where: { shopId }, order: { attempt: 'DESC' } })) ?? undefined;
  }

  async insert(
    shopId: string,
    ownerUserId: string,
    application: ShopApplicationDto,
    tx: EntityManager,
  ): Promise<string> {
    const { identifiers } = await tx
      .createQueryBuilder()
      .insert()
      .into(ShopApplication)
      .values({
        shopId,
        ownerUserId,
        attempt: () => '1 + COALESCE((SELECT max(attempt) FROM shop_application WHERE shop_id = :shop), 0)',
        shopName: application.shopName,
        intro: application.intro ?? null,
        shopLogo: application.shopLogo ?? null,
        mobileBackgroundPic: application.mobileBackgroundPic ?? null,
        businessLicense: application.businessLicense,
        identityCardFront: application.identityCardFront,
        identityCardLater: application.identityCardLater,
        contactName: application.contactName,
        mobile: application.mobile,
        uscc: application.uscc,
        bankAccount: application.bankAccount ?? null,
        exportLicenceNo: application.exportLicenceNo ?? null,
      })
      .setParameter('shop', shopId)
      .execute();
    return (identifiers[0] as Pick<ShopApplication, 'applicationId'>).applicationId;
  }

  /** Stores the decision unless another one was stored before. */
  async decide(applicationId: string, decision: Decision, tx: EntityManager): Promise<void> {
    await tx.update(
      ShopApplication,
      { applicationId, status: reviewStatuses.reviewing.code },
      {
        status: decision.status,
        reasons: decision.reasons,
        reviewedById: decision.reviewerId,
        reviewedByName: decision.reviewerName,
        reviewedAt: () => 'now()',
      },
    );
  }

  /** Returns waiting applications first, the longest waiting on top, unless another order is requested. */
  page(filter: ApplicationFilter, paging: Paging): Promise<Page<ShopApplication>> {
    const query = this.applications.createQueryBuilder('application');
    if (filter.ids) query.andWhere('application.applicationId = ANY(:ids)', { ids: filter.ids });
    andOccurs(
      query,
      filter.keyWord,
      (matching) =>
        `application.applicationId IN (SELECT application_id FROM shop_application_text WHERE ${matching})`,
    );
    if (filter.status !== undefined && filter.status !== null)
      query.andWhere('application.status = :status', { status: filter.status });
    if (filter.shopId) query.andWhere('application.shopId = :shopId', { shopId: filter.shopId });
    if (filter.startTime) query.andWhere('application.submittedAt >= :from', { from: filter.startTime });
    if (filter.endTime) query.andWhere('application.submittedAt <= :to', { to: filter.endTime });
    return pageOf(orderList(query, filter, ORDER), paging);
  }
}

import { adminPageTextApi } from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import { fileListApi } from '@mall/contracts/file';
import {
  shopClosingApi,
  shopPlaceApi,
  shopReviewApi,
  tenantApi,
  tenantErrors,
  usccCheckSign,
} from '@mall/contracts/tenant';
import {
  userAddressApi,
  userApi,
  userBuyerApi,
  userConsentApi,
  userDivisionDeskApi,
  userErrors,
  userFavouriteApi,
  userPersonalApi,
  userSavedSearchApi,
} from '@mall/contracts/user';
import { anAddress, anId, aPassport } from '@mall/testing';
import { upload } from '../authorization/belongings.js';
import type { Person } from '../authorization/cast.js';
import { another, asked, GONE, refused, same, type Row } from './row.js';
import { inAll, type World } from './world.js';

const aBuyer = { from: (world: World) => world.cast.buyer() };

async function anApplication(world: World, sender: Person) {
  const { url } = await upload(world.mall, sender, 'licence');
  const company = `9135010${anId().slice(-10)}`;
  return {
    shopName: world.word(),
    businessLicense: url,
    identityCardFront: url,
    identityCardLater: url,
    contactName: 'Ван Ли',
    mobile: '+8613800138000',
    uscc: company + usccCheckSign(company),
  };
}

async function anAppliedShop(world: World): Promise<string> {
  const person = await world.cast.buyer();
  const application = await anApplication(world, person);
  return (await world.mall.callAs(person.caller)(tenantApi).apply(application)).shopId;
}

const UNDER_REVIEW = 'The application that was sent is under review.';
const REJECTED = [{ document: 'businessLicense', code: 'unreadable' }] as const;

const aShop = (world: World): Promise<string> => {
  const shopName = world.word();
  return world.service(tenantApi).importShop({ shopKey: shopName, ownerUserId: anId(), shopName, type: 2 });
};

const anAddressOf = (world: World) => ({ ...anAddress, addr: `улица ${world.word()}` });
const aStoredAddress = async (world: World) =>
  (await world.buyer(userAddressApi).create(anAddressOf(world))).addrId;

export const peopleRows: readonly Row[] = [
  asked(tenantApi.apply, refused(tenantErrors.reviewPending, UNDER_REVIEW), anApplication, aBuyer),
  asked(
    tenantApi.correct,
    refused(tenantErrors.reviewPending, UNDER_REVIEW),
    async (world, sender) => {
      const application = await anApplication(world, sender);
      const { shopId } = await world.mall.callAs(sender.caller)(tenantApi).apply(application);
      await world.staff(shopReviewApi).audit({ shopId, result: -1, reasons: [...REJECTED] });
      return application;
    },
    aBuyer,
  ),
  asked(
    shopReviewApi.audit,
    refused(tenantErrors.alreadyReviewed, 'A decision is final; another one may be a colleague’s.'),
    async (world) => ({ shopId: await anAppliedShop(world), result: 1 }),
  ),
  asked(
    shopClosingApi.close,
    refused(tenantErrors.shopNotOpen, 'It is closed, with the reason of whoever closed it.'),
    async (world) => ({ shopId: await aShop(world), reason: 'по просьбе владельца' }),
  ),
  asked(
    shopClosingApi.reopen,
    refused(tenantErrors.shopNotClosed, 'It is open, which is what was asked for.'),
    async (world) => {
      const shopId = await aShop(world);
      await world.staff(shopClosingApi).close({ shopId, reason: 'по просьбе владельца' });
      return { shopId };
    },
  ),
  asked(shopPlaceApi.save, same, async (world) => ({
    shopId: await aShop(world),
    regions: [],
    areas: [],
    zone: 'Asia/Shanghai',
    hours: [],
    closedDays: [],
    extraDays: [],
  })),
  asked(userAddressApi.create, same, anAddressOf),
  asked(userAddressApi.change, same, async (world) => ({
    addrId: await aStoredAddress(world),
    ...anAddressOf(world),
  })),
  asked(userAddressApi.remove, refused(userErrors.addressNotFound, GONE), async (world) => ({
    addrId: await aStoredAddress(world),
  })),
  asked(userApi.update, same, () => ({ ...aPassport, nickName: 'Пётр' })),
  asked(
    userBuyerApi.reveal,
    another('Each look at a passport is written down, with its reason.'),
    async (world) => {
      await world.buyer(userApi).update(aPassport);
      return { userId: world.people.buyer.caller.userId!, reason: 'сверка с договором' };
    },
  ),
  asked(
    userConsentApi.give,
    same,
    async (world) => {
      const { version } = await world.service(adminPageTextApi).inForce({ code: 'privacy' });
      return { purpose: 'marketing' as const, version, language: 'ru' as const };
    },
    aBuyer,
  ),
  asked(
    userPersonalApi.withdrawConsent,
    same,
    async (world, sender) => {
      const { version } = await world.service(adminPageTextApi).inForce({ code: 'privacy' });
      const given = { purpose: 'account' as const, version, language: 'ru' as const };
      await world.mall.callAs(sender.caller)(userConsentApi).give(given);
      return { purpose: given.purpose };
    },
    aBuyer,
  ),
  asked(userPersonalApi.ask, same, () => ({ kind: 'erasure' as const }), aBuyer),
  asked(
    userPersonalApi.cancel,
    same,
    async (world, sender) => {
      const { requestId } = await world.mall.callAs(sender.caller)(userPersonalApi).ask({ kind: 'erasure' });
      return { requestId };
    },
    aBuyer,
  ),
  asked(
    userPersonalApi.refuse,
    refused(userErrors.personalRequestEnded, 'The request is refused, which is what was asked for.'),
    async (world) => {
      const { caller } = await world.cast.buyer();
      const { requestId } = await world.mall.callAs(caller)(userPersonalApi).ask({ kind: 'erasure' });
      return { requestId, reason: 'Личность не подтверждена' };
    },
  ),
  asked(
    userPersonalApi.erase,
    refused(userErrors.personalRequestEnded, 'The erasure is carried out, which is what was asked for.'),
    async (world) => {
      const { caller } = await world.cast.buyer();
      const { requestId } = await world.mall.callAs(caller)(userPersonalApi).ask({ kind: 'erasure' });
      return { requestId };
    },
  ),
  asked(userDivisionDeskApi.rename, same, (world) => ({ code: '230000', name: inAll(world.word()) })),
  asked(userFavouriteApi.add, same, async (world) => ({ spuId: (await world.someCar()).spuId })),
  asked(userFavouriteApi.remove, same, async (world) => {
    const { spuId } = await world.someCar();
    await world.buyer(userFavouriteApi).add({ spuId });
    return { spuId };
  }),
  asked(userSavedSearchApi.keep, same, (world) => ({ query: `keyword=${world.word()}` })),
  asked(userSavedSearchApi.remove, same, async (world) => {
    const query = `keyword=${world.word()}`;
    await world.buyer(userSavedSearchApi).keep({ query });
    return { query };
  }),
  asked(fileListApi.removeOrphan, refused(platformErrors.notFound, GONE), async (world) => {
    const { url } = await upload(world.mall, world.people.buyer);
    const fileId = /(\d+)$/.exec(url)![1]!;
    const sent = `UPDATE file SET created_at = now() - interval '2 days' WHERE file_id = $1`;
    await world.query('file', sent, [fileId]);
    return { fileId };
  }),
];

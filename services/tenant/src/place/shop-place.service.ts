import { Injectable } from '@nestjs/common';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import { tenantCalls } from '@mall/contracts/services/tenant';
import {
  MOST_REGIONS,
  shopStatuses,
  tenantErrors,
  type PublicPlaceView,
  type SaveShopPlaceDto,
  type ShopPlacePageDto,
  type ShopPlaceView,
} from '@mall/contracts/tenant';
import { InjectClient, invalidInput, type ClientOf } from '@mall/messaging';
import type { Shop } from '../shop/shop.entity.js';
import { ShopRepository } from '../shop/shop.repository.js';
import { placeProblems, unknownRegions } from './place-problems.js';
import { toPlaceView, toPublicView, type PlaceFacts } from './shop-place.mapper.js';
import { ShopPlaceRepository } from './shop-place.repository.js';
import { YardPlaceService } from './yard-place.service.js';

/** Yards, delivery regions and working calendars of shops. */
@Injectable()
export class ShopPlaceService {
  constructor(
    private readonly shops: ShopRepository,
    private readonly places: ShopPlaceRepository,
    private readonly yards: YardPlaceService,
    @InjectClient(tenantCalls.divisions) private readonly divisions: ClientOf<typeof tenantCalls.divisions>,
  ) {}

  /** Returns the place of an open shop; without an id that of the exporter's own. @throws tenantErrors.shopNotFound */
  async ofShop(shopId: string | undefined, caller: Caller): Promise<PublicPlaceView> {
    const shop = shopId === undefined ? await this.shops.ofExporter() : await this.shops.find(shopId);
    if (!shop || shop.shopStatus !== shopStatuses.open.code) throw tenantErrors.shopNotFound();
    const view = toPublicView((await this.factsOf([shop], caller))[0]!);
    return { ...view, yardPlace: view.yard && (await this.yards.nameOf(view.yard.address, caller)) };
  }

  async page(request: ShopPlacePageDto, caller: Caller): Promise<AdminPage<ShopPlaceView>> {
    const { current, size, ids } = request;
    const own = caller.kind === 'merchant' ? [caller.shopId!] : ids;
    const asked = ids && own?.filter((id) => ids.includes(id));
    const filter = { ...request, ids: asked ?? own };
    const { rows, total } = await this.shops.page(filter, { limit: size, offset: (current - 1) * size });
    return adminPage((await this.factsOf(rows, caller)).map(toPlaceView), total, request);
  }

  /** Returns the place of the caller's shop. @throws tenantErrors.shopNotFound also for the shop of somebody else. */
  async one(shopId: string, caller: Caller): Promise<ShopPlaceView> {
    return toPlaceView((await this.factsOf([await this.own(shopId, caller)], caller))[0]!);
  }

  /**
   * Saves the place of the caller's shop.
   * @throws tenantErrors.shopNotFound, and invalidInput naming each field that contradicts another.
   */
  async save(request: SaveShopPlaceDto, caller: Caller): Promise<ShopPlaceView> {
    const { shopId } = await this.own(request.shopId, caller);
    const problems = placeProblems(request);
    const known = new Set((await this.namesOf(request.regions, caller)).keys());
    problems.push(...unknownRegions(request.regions, known));
    if (problems.length > 0) throw invalidInput(problems);
    await this.places.save({
      ...request,
      shopId,
      yard: request.yard ?? null,
      closedDays: request.closedDays.toSorted(),
      extraDays: request.extraDays.toSorted(),
      extraFrom: request.extraFrom ?? null,
      extraTo: request.extraTo ?? null,
      changedBy: caller.username ?? null,
    });
    return this.one(shopId, caller);
  }

  private async own(shopId: string, caller: Caller): Promise<Shop> {
    const isTheirs = caller.kind !== 'merchant' || caller.shopId === shopId;
    const shop = isTheirs ? await this.shops.find(shopId) : undefined;
    if (!shop) throw tenantErrors.shopNotFound();
    return shop;
  }

  private async factsOf(shops: readonly Shop[], caller: Caller): Promise<PlaceFacts[]> {
    const places = await this.places.findMany(shops.map(({ shopId }) => shopId));
    const names = await this.namesOf([...new Set(places.flatMap(({ regions }) => regions))], caller);
    const ofShop = new Map(places.map((place) => [place.shopId, place]));
    const shared = { names, locale: caller.locale, now: new Date() };
    return shops.map((shop) => ({ shop, place: ofShop.get(shop.shopId), ...shared }));
  }

  /** Returns the names of divisions from the country down, by code; unknown ones are left out. */
  private async namesOf(codes: readonly string[], caller: Caller): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (let start = 0; start < codes.length; start += MOST_REGIONS) {
      const some = codes.slice(start, start + MOST_REGIONS);
      for (const path of await this.divisions.cascaderPaths({ codes: some }, caller))
        names.set(path.dmCode, path.names.join(' / '));
    }
    return names;
  }
}

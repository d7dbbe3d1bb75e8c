import { CarApproval } from './car/car-approval.entity.js';
import { CarAffirmation } from './facts/car-affirmation.entity.js';
import { AffirmedFacts1766000000097 } from './migrations/0097-affirmed-facts.js';
import { WhoAffirmed1766000000098 } from './migrations/0098-who-affirmed.js';
import { CarApprovals1766000000099 } from './migrations/0099-car-approvals.js';
import { listingRuleRecords } from './listing-rule/listing-rule-records.js';
import { ListingRules1766000000100 } from './migrations/0100-listing-rules.js';
import { StockLists1766000000101 } from './migrations/0101-stock-lists.js';
import { StockList, StockListRow } from './stock-list/stock-list.entities.js';
import type { DatabaseSchema } from '@mall/persistence';
import type { RecordBinding } from '@mall/service-kit/records';
import { BadgeLimit } from './badge/badge-limit.entity.js';
import { Brand } from './entities/brand.entity.js';
import { Setting } from './car/setting.entity.js';
import { Spu } from './entities/spu.entity.js';
import { SpuText } from './entities/spu-text.entity.js';
import { CarPriceChange } from './entities/car-price-change.entity.js';
import { AttrCategory } from './entities/attr-category.entity.js';
import { Attr, AttrValue } from './entities/attr.entity.js';
import { Category } from './entities/category.entity.js';
import { ClosedOrder } from './hold/closed-order.entity.js';
import { SkuStockLock } from './hold/sku-stock-lock.entity.js';
import { Baseline1700001700000 } from './migrations/0001-baseline.js';
import { CarWatches1700001800000 } from './migrations/0018-car-watches.js';
import { SearchCars1700001900000 } from './migrations/0019-search-cars.js';
import { PriceHistory1700002000000 } from './migrations/0020-price-history.js';
import { SearchByBrand1700002100000 } from './migrations/0021-search-by-brand.js';
import { FeedFiles1700002400000 } from './migrations/0024-feed-files.js';
import { DeskListsByFilter1700002500000 } from './migrations/0025-desk-lists-by-filter.js';
import { RemovedCars1700002700000 } from './migrations/0027-removed-cars.js';
import { ListOfRemovedCars1700002900000 } from './migrations/0029-list-of-removed-cars.js';
import { HoldMargins1700003800000 } from './migrations/0038-hold-margins.js';
import { CarsSetAside1700003500000 } from './migrations/0035-cars-set-aside.js';
import { GuardPrices1700003000000 } from './migrations/0030-guard-prices.js';
import { PricesByVin1700004500000 } from './migrations/0045-prices-by-vin.js';
import { OneCarOnePlace1700004600000 } from './migrations/0046-one-car-one-place.js';
import { IndexVins1700004700000 } from './migrations/0047-index-vins.js';
import { VinsOfOrders1700004800000 } from './migrations/0048-vins-of-orders.js';
import { FoldSearches1766000000090 } from './migrations/0090-fold-searches.js';
import { NewListingsByTwo1766000000091 } from './migrations/0091-new-listings-by-two.js';
import { FoldedTextAlone1766000000094 } from './migrations/0094-folded-text-alone.js';
import { VinsOfSetAsideCars1766000000095 } from './migrations/0095-vins-of-set-aside-cars.js';
import { RecordTables1766300000000 } from './migrations/0102-record-tables.js';
import { CarAuthor } from './price/car-author.entity.js';
import { CarPriceLog, PriceProposal } from './price/price.entities.js';
import { StoredRate } from './rate/stored-rate.entity.js';
import { ReviewReminder } from './review/review-reminder.entity.js';
import { CarChange } from './search/read-model/car-change.entity.js';
import { CatalogueVersion } from './search/read-model/catalogue-version.entity.js';
import { SearchCount } from './search/search-count.entity.js';
import { ViewedCar } from './search/viewed-car.entity.js';
import { Shop } from './shop/shop.entity.js';
import { SkuStock } from './entities/sku-stock.entity.js';
import { Sku } from './entities/sku.entity.js';
import { NamedVin } from './stock/named-vin.entity.js';
import { SetAside, SetAsideDecision } from './stock/set-aside.entity.js';
import { synonymRecords } from './synonym/synonym-records.js';
import { CarWatch } from './watch/car-watch.entity.js';

/** Tables that staff edit row by row. */
export const productRecords: readonly RecordBinding[] = [listingRuleRecords, synonymRecords];

export const productSchema: DatabaseSchema = {
  entities: [
    BadgeLimit,
    Brand,
    CarPriceChange,
    CarAuthor,
    CarAffirmation,
    CarApproval,
    CarPriceLog,
    PriceProposal,
    Setting,
    Spu,
    SpuText,
    AttrCategory,
    AttrValue,
    Attr,
    Category,
    ClosedOrder,
    SkuStockLock,
    StoredRate,
    CarChange,
    CatalogueVersion,
    SearchCount,
    ViewedCar,
    Shop,
    SkuStock,
    Sku,
    CarWatch,
    ReviewReminder,
    SetAside,
    SetAsideDecision,
    NamedVin,
    StockList,
    StockListRow,
    ...productRecords.map(({ entity }) => entity),
  ],
  migrations: [
    Baseline1700001700000,
    CarWatches1700001800000,
    SearchCars1700001900000,
    PriceHistory1700002000000,
    SearchByBrand1700002100000,
    FeedFiles1700002400000,
    DeskListsByFilter1700002500000,
    RemovedCars1700002700000,
    ListOfRemovedCars1700002900000,
    GuardPrices1700003000000,
    CarsSetAside1700003500000,
    HoldMargins1700003800000,
    PricesByVin1700004500000,
    OneCarOnePlace1700004600000,
    IndexVins1700004700000,
    VinsOfOrders1700004800000,
    FoldSearches1766000000090,
    NewListingsByTwo1766000000091,
    FoldedTextAlone1766000000094,
    VinsOfSetAsideCars1766000000095,
    AffirmedFacts1766000000097,
    WhoAffirmed1766000000098,
    CarApprovals1766000000099,
    ListingRules1766000000100,
    StockLists1766000000101,
    RecordTables1766300000000,
  ],
};

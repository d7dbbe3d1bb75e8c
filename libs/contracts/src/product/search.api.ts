import {
  MallPageDto,
  anyOf,
  anyone,
  buyer,
  defineApi,
  internal,
  listOf,
  mallPageOf,
  nothing,
  signedIn,
} from '../define/index.js';
import { CarIdDto } from './car.dto.js';
import { cachedAttrCounts, cachedFacets, cachedSearch, cachedSuggestions } from './cache-policies.js';
import { productErrors, searchErrors } from './product.errors.js';
import { FacetsView } from './search-facets.dto.js';
import {
  CountSearchesDto,
  HotSearchesDto,
  HotSearchView,
  SuggestDto,
  SuggestionView,
} from './search-words.dto.js';
import {
  AttrCountView,
  CarCardView,
  CountAttrsDto,
  FindCarsDto,
  SearchPageView,
  SimilarCarsDto,
  SimplePageDto,
} from './search.dto.js';

/** Price of facets: counting every value of every filter takes as long as a few pages without counts. */
const COUNTING_PRICE = 4;
/** Price of a search for similar cars: they are looked for among the cars of a few pages. */
const SIMILAR_PRICE = 4;
const pageWithCounts = ({ facets }: SimplePageDto): number => (facets === 1 ? COUNTING_PRICE : 1);

/** Search for cars. The two variants of the page answer alike; the second one identifies the caller. */
export const productSearchApi = defineApi('product.search', {
  simplePage: {
    http: 'GET /mall4cloud_search/ua/search/simple_page',
    request: SimplePageDto,
    response: SearchPageView,
    access: anyone(),
    family: 'mall',
    errors: searchErrors,
    cache: cachedSearch,
    price: pageWithCounts,
    summary: 'Search cars on sale without signing in; with `facets=1` it counts every filter too.',
  },
  simplePageSignedIn: {
    http: 'GET /mall4cloud_search/app/productSearch/simple_page',
    request: SimplePageDto,
    response: SearchPageView,
    access: anyOf(buyer(), signedIn()),
    family: 'mall',
    errors: searchErrors,
    price: pageWithCounts,
    summary: 'Search cars on sale as a signed-in person: tells which ones are favourites or were looked at.',
  },
  similar: {
    http: 'GET /mall4cloud_search/ua/search/similar',
    request: SimilarCarsDto,
    response: listOf(CarCardView),
    access: anyone(),
    family: 'mall',
    price: () => SIMILAR_PRICE,
    summary:
      'The cars that can be ordered now and are most like a car on sale: by make, series, body, fuel, price, year and power.',
  },
  facets: {
    http: 'GET /mall4cloud_search/ua/search/facets',
    request: FindCarsDto,
    response: FacetsView,
    access: anyone(),
    family: 'mall',
    errors: [productErrors.filterUnknown],
    cache: cachedFacets,
    price: () => COUNTING_PRICE,
    summary: 'How many cars every value of every filter would leave, without cars.',
  },
  attrCounts: {
    http: 'GET /mall4cloud_search/ua/search/attr_counts',
    request: CountAttrsDto,
    response: listOf(AttrCountView),
    access: anyone(),
    family: 'mall',
    errors: [productErrors.filterUnknown],
    cache: cachedAttrCounts,
    price: () => COUNTING_PRICE,
    summary:
      'How many of the cars that are found have each of these values of free attributes: those that choosing it beside the others leaves.',
  },
  suggest: {
    http: 'GET /mall4cloud_search/ua/search/suggest',
    request: SuggestDto,
    response: listOf(SuggestionView),
    access: anyone(),
    family: 'mall',
    cache: cachedSuggestions,
    summary: 'Makes, series and popular searches that what was typed may become; popular ones for nothing.',
  },
  hotSearches: {
    http: 'GET /mall4cloud_search/ua/search/hot_searches',
    request: HotSearchesDto,
    response: listOf(HotSearchView),
    access: anyone(),
    family: 'mall',
    summary: 'What people search for most these days, and finds something.',
  },
  countSearches: {
    request: CountSearchesDto,
    response: nothing,
    access: internal(),
    summary: 'Count searches that a gateway has answered from memory as the others are counted.',
  },
  viewed: {
    http: 'GET /mall4cloud_search/app/productSearch/viewed',
    request: MallPageDto,
    response: mallPageOf(CarCardView),
    access: anyOf(buyer(), signedIn()),
    family: 'mall',
    summary: 'Cars on sale that you have looked at lately, the last one first.',
  },
  view: {
    http: 'POST /mall4cloud_search/app/productSearch/viewed',
    request: CarIdDto,
    response: nothing,
    access: anyOf(buyer(), signedIn()),
    family: 'mall',
    summary: 'Remember that you have looked at a car; the last 100 are kept.',
  },
});

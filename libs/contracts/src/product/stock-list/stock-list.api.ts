import {
  adminPageOf,
  anyOf,
  defineApi,
  merchant,
  nothing,
  platformErrors,
  staff,
} from '../../define/index.js';
import { productErrors } from '../product.errors.js';
import {
  AddStockListRowsDto,
  AffirmStockListRowsDto,
  BeginStockListDto,
  FindStockListRowsDto,
  FindStockListsDto,
  StockListRefDto,
  StockListRowView,
  StockListView,
} from './stock-list.dto.js';

const editsCars = anyOf(merchant(), staff('car_edit'));

/**
 * Lists of cars that a shop loads from a file: whoever reads the file sends its rows, the service checks each of them by writing it
 * and taking it back, and applies them on request. Checking and applying go on in the service, whether or not anybody waits.
 */
export const productStockListApi = defineApi('product.stockList', {
  page: {
    http: 'GET /mall4cloud_product/admin/stock_list/page',
    request: FindStockListsDto,
    response: adminPageOf(StockListView),
    access: editsCars,
    family: 'admin',
    summary: 'Lists of cars, the newest first; a merchant sees those of the own shop.',
  },
  rows: {
    http: 'GET /mall4cloud_product/admin/stock_list/rows',
    request: FindStockListRowsDto,
    response: adminPageOf(StockListRowView),
    access: editsCars,
    family: 'admin',
    errors: [platformErrors.notFound],
    summary:
      'Rows of a list in the order of the file, with reasons and changes in the language of the reader.',
  },
  one: {
    http: 'GET /mall4cloud_product/admin/stock_list/{stockListId}',
    request: StockListRefDto,
    response: StockListView,
    access: editsCars,
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'One list with the number of its rows in each state, by which progress is read.',
  },
  begin: {
    http: 'POST /mall4cloud_product/admin/stock_list',
    request: BeginStockListDto,
    response: StockListView,
    access: editsCars,
    family: 'admin',
    errors: [
      productErrors.shopNeeded,
      productErrors.stockListColumnUnknown,
      productErrors.stockListColumnTwice,
      productErrors.stockListUnitDiffers,
    ],
    summary: 'Begin a list: its headings, and the field that each column holds.',
  },
  addRows: {
    http: 'POST /mall4cloud_product/admin/stock_list/rows',
    request: AddStockListRowsDto,
    response: nothing,
    access: editsCars,
    family: 'admin',
    errors: [
      platformErrors.notFound,
      productErrors.stockListRowOutside,
      productErrors.stockListTooLong,
      productErrors.stockListBusy,
      productErrors.stockListApplied,
    ],
    summary: 'Add rows, or replace those with the same places, which then wait for the check.',
  },
  check: {
    http: 'PUT /mall4cloud_product/admin/stock_list/check',
    request: StockListRefDto,
    response: nothing,
    access: editsCars,
    family: 'admin',
    errors: [
      platformErrors.notFound,
      productErrors.stockListRowsMissing,
      productErrors.stockListBusy,
      productErrors.stockListApplied,
    ],
    summary: 'Check the rows that wait for it; no car is written.',
  },
  affirm: {
    http: 'PUT /mall4cloud_product/admin/stock_list/affirm',
    request: AffirmStockListRowsDto,
    response: nothing,
    access: editsCars,
    family: 'admin',
    errors: [platformErrors.notFound, productErrors.stockListBusy, productErrors.stockListApplied],
    summary: 'Affirm the questions about unusual facts of these rows, and check them again.',
  },
  apply: {
    http: 'PUT /mall4cloud_product/admin/stock_list/apply',
    request: StockListRefDto,
    response: nothing,
    access: editsCars,
    family: 'admin',
    errors: [platformErrors.notFound, productErrors.stockListBusy, productErrors.stockListNotChecked],
    summary:
      'Write the rows that passed the check: new cars as drafts, and changes as those of the shop in the form. Refused rows are left out.',
  },
});

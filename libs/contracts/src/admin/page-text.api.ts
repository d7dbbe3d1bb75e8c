import { adminPageOf, anyone, defineApi, platformErrors, staff } from '../define/index.js';
import {
  PageTextCodeDto,
  PageTextContentDto,
  PageTextPageDto,
  PageTextVersionDto,
  PageTextVersionsDto,
  PublicPageTextDto,
  RestorePageTextDto,
  SavePageTextDto,
} from './page-text.dto.js';
import { PageTextRowView, PageTextVersionView, PageTextView, PublicPageTextView } from './page-text.views.js';

const { notFound, staleData } = platformErrors;

/** Texts of the storefront's pages. Nothing is lost: each save is a new version, and the last one is in force. */
export const adminPageTextApi = defineApi('admin.pageText', {
  shown: {
    http: 'GET /admin/page_text/public/{code}',
    request: PublicPageTextDto,
    response: PublicPageTextView,
    access: anyone(),
    family: 'admin',
    errors: [notFound],
    isRevalidated: true,
    summary: 'A text of the storefront in one language, with the facts of the company in it.',
  },
  page: {
    http: 'GET /admin/page_text/page',
    request: PageTextPageDto,
    response: adminPageOf(PageTextRowView),
    access: staff('sys_page_text_view'),
    family: 'admin',
    summary: 'Texts of the storefront that staff edit.',
  },
  one: {
    http: 'GET /admin/page_text/{code}',
    request: PageTextCodeDto,
    response: PageTextView,
    access: staff('sys_page_text_view'),
    family: 'admin',
    errors: [notFound],
    summary: 'One text as it is in force.',
  },
  save: {
    http: 'PUT /admin/page_text/{code}',
    request: SavePageTextDto,
    response: PageTextView,
    access: staff('sys_page_text_edit'),
    family: 'admin',
    errors: [notFound, staleData],
    summary: 'Put a text in force at once; the one before stays among the versions.',
  },
  versions: {
    http: 'GET /admin/page_text/{code}/versions',
    request: PageTextVersionsDto,
    response: adminPageOf(PageTextVersionView),
    access: staff('sys_page_text_view'),
    family: 'admin',
    summary: 'All versions of a text, the newest first, or the one that was in force at a moment.',
  },
  version: {
    http: 'GET /admin/page_text/{code}/versions/{version}',
    request: PageTextVersionDto,
    response: PageTextView,
    access: staff('sys_page_text_view'),
    family: 'admin',
    errors: [notFound],
    summary: 'One version of a text.',
  },
  shipped: {
    http: 'GET /admin/page_text/{code}/shipped',
    request: PageTextCodeDto,
    response: PageTextContentDto,
    access: staff('sys_page_text_view'),
    family: 'admin',
    summary: 'The text that this release ships.',
  },
  restore: {
    http: 'PUT /admin/page_text/{code}/restore',
    request: RestorePageTextDto,
    response: PageTextView,
    access: staff('sys_page_text_edit'),
    family: 'admin',
    errors: [notFound, staleData],
    summary: 'Put a former version in force again, or the text that this release ships.',
  },
});

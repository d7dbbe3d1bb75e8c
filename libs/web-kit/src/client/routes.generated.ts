// Generated from the contract tables: `npm run generate -w @mall/web-kit`.
import type * as admin from '@mall/contracts/admin';
import type * as auth from '@mall/contracts/auth';
import type * as chat from '@mall/contracts/chat';
import type * as file from '@mall/contracts/file';
import type * as order from '@mall/contracts/order';
import type * as product from '@mall/contracts/product';
import type * as tenant from '@mall/contracts/tenant';
import type * as user from '@mall/contracts/user';

/** `family METHOD /path`, and the request field that is the whole body where there is one. */
export const visitorRoutes = {
  'admin.dict.codeTable': 'admin GET /core/{name}/list',
  'admin.dict.ofType': 'admin GET /admin/dict/type/{type}',
  'admin.menu.shop': 'admin GET /admin/menu/shop',
  'admin.pageText.shown': 'admin GET /admin/page_text/public/{code}',
  'admin.pageText.shownVersion': 'admin GET /admin/page_text/public/{code}/versions/{version}',
  'admin.param.company': 'admin GET /admin/param/company',
  'admin.param.publicValue': 'admin GET /admin/param/publicValue/{key}',
  'admin.staff.register': 'admin POST /admin/register/user',
  'auth.checkToken': 'plain GET /auth/token/check_token',
  'auth.createCaptcha': 'admin GET /auth/code/create',
  'auth.login': 'mall POST /mall4cloud_auth/ua/login',
  'auth.refresh': 'mall POST /mall4cloud_auth/ua/token/refresh',
  'auth.register': 'mall POST /mall4cloud_user/ua/user/register',
  'auth.registerSocial': 'admin POST /auth/social/register',
  'auth.requestLoginCode': 'admin POST /admin/sysMessage/send/smsCode',
  'auth.sendLoginCode': 'admin GET /admin/sysMessage/send/smsCode',
  'auth.sendRegistrationCode': 'mall POST /mall4cloud_user/ua/user/register/sendSms',
  'auth.socialWays': 'admin GET /auth/social/ways',
  'auth.startSocial': 'admin POST /auth/social/start',
  'auth.token': 'plain POST /auth/oauth2/token',
  'chat.noticeSettings.unsubscribe': 'mall POST /mall4cloud_chat/ua/notice/unsubscribe',
  'order.document.verify': 'mall GET /mall4cloud_order/ua/document/verify',
  'order.inspection.pdf': 'mall GET /mall4cloud_order/ua/car/inspection/pdf',
  'order.landed.calculate': 'mall GET /mall4cloud_order/ua/landed_cost/calculate',
  'order.landed.cities': 'mall GET /mall4cloud_order/ua/landed_cost/cities',
  'order.landed.forCar': 'mall GET /mall4cloud_order/ua/landed_cost',
  'order.landed.preference': 'mall GET /mall4cloud_order/ua/preferential_fee',
  'order.rate.all': 'mall GET /mall4cloud_payment/ua/exchange_rates',
  'order.rate.current': 'mall GET /mall4cloud_payment/ua/exchange_rate',
  'order.square': 'mall GET /mall4cloud_order/ua/order_square',
  'order.template.specimen': 'mall GET /mall4cloud_order/ua/contract/specimen',
  'order.template.specimenPdf': 'mall GET /mall4cloud_order/ua/contract/specimen/pdf',
  'product.brand.childPage': 'mall GET /mall4cloud_product/ua/brand/childPage',
  'product.brand.listByCategory': 'mall GET /mall4cloud_product/ua/brand/list_by_category',
  'product.brand.page': 'mall GET /mall4cloud_product/ua/brand/page',
  'product.brand.relationPage': 'mall GET /mall4cloud_product/ua/brand/getBrandRelationPage',
  'product.brand.topList': 'mall GET /mall4cloud_product/ua/brand/top_brand_list',
  'product.car.page': 'mall GET /mall4cloud_product/ua/spu/page',
  'product.car.prodInfo': 'mall GET /mall4cloud_product/ua/spu/prod_info',
  'product.car.spuCheck': 'mall GET /mall4cloud_product/admin/spuCheck/spuCheckGet',
  'product.category.attrs': 'mall GET /mall4cloud_product/ua/attr/getAllattrValueByCategoryId',
  'product.category.list': 'mall GET /mall4cloud_product/ua/category/category_list',
  'product.category.shopList': 'mall GET /mall4cloud_product/ua/category/shop_category_list',
  'product.search.attrCounts': 'mall GET /mall4cloud_search/ua/search/attr_counts',
  'product.search.facets': 'mall GET /mall4cloud_search/ua/search/facets',
  'product.search.hotSearches': 'mall GET /mall4cloud_search/ua/search/hot_searches',
  'product.search.similar': 'mall GET /mall4cloud_search/ua/search/similar',
  'product.search.simplePage': 'mall GET /mall4cloud_search/ua/search/simple_page',
  'product.search.suggest': 'mall GET /mall4cloud_search/ua/search/suggest',
  'tenant.checkShopName': 'mall GET /mall4cloud_multishop/ua/shop_detail/check_shop_name',
  'tenant.headInfo': 'mall GET /mall4cloud_multishop/ua/shop_detail/head_info',
  'tenant.place.ofShop': 'mall GET /mall4cloud_multishop/ua/shop_detail/place',
  'user.division.areas': 'mall GET /mall4cloud_user/area/list',
  'user.division.areasByParent': 'mall GET /mall4cloud_user/area/list_by_pid',
  'user.division.cascaderPath': 'admin GET /core/dmxingzhengquhua/getCascaderData/{code}',
  'user.division.cascaderPaths': 'admin GET /core/dmxingzhengquhua/getCascaderDataByArray/{codes}',
  'user.division.children': 'admin GET /core/dmxingzhengquhua/list/{parentCode}',
  'user.division.infoByCode': 'admin GET /core/dmxingzhengquhua/infoByCode/{code}',
  'user.division.one': 'admin GET /core/dmxingzhengquhua/{code}',
  'user.division.roots': 'admin GET /core/dmxingzhengquhua/list',
} as const;

/** Operations for staff and merchants only; the shop does not load them. */
export const officeRoutes = {
  'admin.access.ownScope': 'admin GET /admin/access/scope',
  'admin.access.secondSigners': 'admin GET /admin/access/second_signers',
  'admin.dept.all': 'admin GET /admin/dept/findAllByIsDel',
  'admin.dept.create': 'admin POST /admin/dept',
  'admin.dept.fallbackTree': 'admin GET /system/department',
  'admin.dept.merge': 'admin POST /admin/dept/merge',
  'admin.dept.one': 'admin GET /admin/dept/{deptId}',
  'admin.dept.remove': 'admin DELETE /admin/dept/{deptId}',
  'admin.dept.tree': 'admin GET /admin/dept/tree',
  'admin.dept.update': 'admin PUT /admin/dept',
  'admin.dict.create': 'admin POST /admin/dict',
  'admin.dict.one': 'admin GET /admin/dict/{id}',
  'admin.dict.page': 'admin GET /admin/dict/page',
  'admin.dict.remove': 'admin DELETE /admin/dict/{id}',
  'admin.dict.sync': 'admin PUT /admin/dict/sync',
  'admin.dict.update': 'admin PUT /admin/dict',
  'admin.dictItem.create': 'admin POST /admin/dict/item',
  'admin.dictItem.one': 'admin GET /admin/dict/item/{id}',
  'admin.dictItem.page': 'admin GET /admin/dict/item/page',
  'admin.dictItem.remove': 'admin DELETE /admin/dict/item/{id}',
  'admin.dictItem.update': 'admin PUT /admin/dict/item',
  'admin.directory.cpDepartments': 'admin POST /admin/connect/sync/cp/dept',
  'admin.directory.cpUsers': 'admin POST /admin/connect/sync/cp/user',
  'admin.directory.dingDepartments': 'admin POST /admin/connect/sync/ding/dept',
  'admin.directory.dingUsers': 'admin POST /admin/connect/sync/ding/user',
  'admin.history.ofRecord': 'admin GET /admin/history/{record}/{recordId}',
  'admin.history.page': 'admin GET /admin/history/page',
  'admin.log.one': 'admin GET /admin/log/{id}',
  'admin.log.page': 'admin GET /admin/log/page',
  'admin.log.remove': 'admin DELETE /admin/log/{id}',
  'admin.log.removeMany': 'admin DELETE /admin/log ids',
  'admin.menu.create': 'admin POST /admin/menu',
  'admin.menu.ofRole': 'admin GET /admin/menu/tree/{roleId}',
  'admin.menu.one': 'admin GET /admin/menu/{menuId}',
  'admin.menu.own': 'admin GET /admin/menu',
  'admin.menu.remove': 'admin DELETE /admin/menu/{menuId}',
  'admin.menu.tree': 'admin GET /admin/menu/tree',
  'admin.menu.update': 'admin PUT /admin/menu',
  'admin.microApp.create': 'admin POST /admin/sysexmicroapp',
  'admin.microApp.one': 'admin GET /admin/sysexmicroapp/{id}',
  'admin.microApp.page': 'admin GET /admin/sysexmicroapp/page',
  'admin.microApp.remove': 'admin DELETE /admin/sysexmicroapp/{id}',
  'admin.microApp.update': 'admin PUT /admin/sysexmicroapp',
  'admin.ownSetting.all': 'admin GET /admin/own_setting/list',
  'admin.ownSetting.keep': 'admin PUT /admin/own_setting',
  'admin.pageText.one': 'admin GET /admin/page_text/{code}',
  'admin.pageText.page': 'admin GET /admin/page_text/page',
  'admin.pageText.restore': 'admin PUT /admin/page_text/{code}/restore',
  'admin.pageText.save': 'admin PUT /admin/page_text/{code}',
  'admin.pageText.shipped': 'admin GET /admin/page_text/{code}/shipped',
  'admin.pageText.version': 'admin GET /admin/page_text/{code}/versions/{version}',
  'admin.pageText.versions': 'admin GET /admin/page_text/{code}/versions',
  'admin.param.create': 'admin POST /admin/param',
  'admin.param.one': 'admin GET /admin/param/{publicId}',
  'admin.param.page': 'admin GET /admin/param/page',
  'admin.param.remove': 'admin DELETE /admin/param/{publicId}',
  'admin.param.sync': 'admin PUT /admin/param/sync',
  'admin.param.update': 'admin PUT /admin/param',
  'admin.parkedEvents.discard': 'admin POST /admin/parked_event/discard',
  'admin.parkedEvents.one': 'admin GET /admin/parked_event/{parkedId}',
  'admin.parkedEvents.page': 'admin GET /admin/parked_event/page',
  'admin.parkedEvents.replay': 'admin POST /admin/parked_event/replay',
  'admin.parkedEvents.summary': 'admin GET /admin/parked_event/summary',
  'admin.process.page': 'admin GET /admin/process/page',
  'admin.process.profile': 'admin GET /admin/process/profile/{profileId}',
  'admin.process.setLogLevel': 'admin POST /admin/process/log_level',
  'admin.process.startProfile': 'admin POST /admin/process/profile',
  'admin.role.byCode': 'admin GET /admin/role/code/{code}',
  'admin.role.create': 'admin POST /admin/role',
  'admin.role.list': 'admin GET /admin/role/list',
  'admin.role.one': 'admin GET /admin/role/{roleId}',
  'admin.role.page': 'admin GET /admin/role/page',
  'admin.role.remove': 'admin DELETE /admin/role/{roleId}',
  'admin.role.setMenus': 'admin PUT /admin/role/menu',
  'admin.role.update': 'admin PUT /admin/role',
  'admin.savedFilter.own': 'admin GET /admin/saved_filter/list',
  'admin.savedFilter.remove': 'admin DELETE /admin/saved_filter/{filterId}',
  'admin.savedFilter.save': 'admin POST /admin/saved_filter',
  'admin.session.end': 'admin DELETE /admin/session/{sessionId}',
  'admin.session.page': 'admin GET /admin/session/page',
  'admin.staff.create': 'admin POST /admin/user',
  'admin.staff.details': 'admin GET /admin/user/details/{name}',
  'admin.staff.detailsByPhone': 'admin GET /admin/user/detailsByPhone/{phone}',
  'admin.staff.edit': 'admin PUT /admin/user/edit',
  'admin.staff.getByIds': 'admin GET /admin/user/getuserbyids',
  'admin.staff.getByLogins': 'admin GET /admin/user/getbylogins',
  'admin.staff.list': 'admin GET /admin/user/page',
  'admin.staff.lock': 'admin PUT /admin/user/lock/{username}',
  'admin.staff.moveToDepartment': 'admin PUT /admin/user/dept',
  'admin.staff.one': 'admin GET /admin/user/{userId}',
  'admin.staff.remove': 'admin DELETE /admin/user/{userId}',
  'admin.staff.update': 'admin PUT /admin/user',
  'auth.accountState': 'admin GET /admin/account/{userId}',
  'auth.askFactorReset': 'admin POST /admin/factor_reset',
  'auth.confirmFactorReset': 'admin PUT /admin/factor_reset/{resetId}/confirm',
  'auth.factorReset': 'admin GET /admin/factor_reset/{resetId}',
  'auth.factorResets': 'admin GET /admin/factor_reset/page',
  'auth.lockAccount': 'admin PUT /admin/account/{userId}/lock',
  'auth.refuseFactorReset': 'admin PUT /admin/factor_reset/{resetId}/refuse',
  'chat.cannedAnswer.filled': 'admin GET /admin/chat/canned/{conversationId}',
  'chat.delivery.one': 'admin GET /admin/notice/delivery/{deliveryId}',
  'chat.delivery.page': 'admin GET /admin/notice/delivery/page',
  'chat.delivery.sendAgain': 'admin PUT /admin/notice/delivery/sendAgain',
  'chat.desk.addNote': 'admin POST /admin/chat/note',
  'chat.desk.assign': 'admin PUT /admin/chat/assign',
  'chat.desk.figures': 'admin GET /admin/chat/figures',
  'chat.desk.one': 'admin GET /admin/chat/{conversationId}',
  'chat.desk.page': 'admin GET /admin/chat/page',
  'chat.desk.record': 'admin GET /admin/chat/record/{conversationId}',
  'file.page': 'admin GET /admin/sys-file/page',
  'file.removeOrphan': 'admin DELETE /admin/sys-file/{fileId}',
  'order.contractCheck.accept': 'admin POST /admin/contract-check/{scanId}/accept',
  'order.contractCheck.one': 'admin GET /admin/contract-check/{scanId}',
  'order.contractCheck.page': 'admin GET /admin/contract-check/page',
  'order.contractCheck.sendBack': 'admin POST /admin/contract-check/{scanId}/send-back',
  'order.desk.cancel': 'admin PUT /admin/order/{orderId}/cancel',
  'order.desk.extendPayTime': 'admin PUT /admin/order/{orderId}/pay_time',
  'order.desk.list': 'admin GET /admin/order/page',
  'order.desk.merchantInfo': 'mall GET /mall4cloud_order/m/order/order_info/{orderId}',
  'order.desk.merchantPage': 'mall GET /mall4cloud_order/m/order/page',
  'order.desk.note': 'admin POST /admin/order/{orderId}/note',
  'order.desk.one': 'admin GET /admin/order/{orderId}',
  'order.desk.ship': 'mall POST /mall4cloud_order/m/order/delivery',
  'order.document.list': 'admin GET /admin/document/page',
  'order.document.nameVins': 'admin PUT /admin/order/{orderId}/vins',
  'order.document.one': 'admin GET /admin/document/{documentId}',
  'order.heldCars.allow': 'admin PUT /admin/held_cars/{userId}',
  'order.heldCars.list': 'admin GET /admin/held_cars/page',
  'order.heldCars.one': 'admin GET /admin/held_cars/{userId}',
  'order.milestone.delay': 'admin POST /admin/order/{orderId}/delay',
  'order.milestone.figures': 'admin GET /admin/order_way/figures',
  'order.milestone.write': 'mall POST /mall4cloud_order/m/order/milestone',
  'order.rate.acceptCentral': 'admin POST /admin/central_rate/accept',
  'order.rate.board': 'admin GET /admin/central_rate',
  'order.rate.enter': 'admin POST /admin/exchange_rate',
  'order.rate.fetchNow': 'admin POST /admin/central_rate/fetch',
  'order.rate.list': 'admin GET /admin/exchange_rate/page',
  'order.rate.one': 'admin GET /admin/exchange_rate/{rateId}',
  'order.reconciliation.checkLedger': 'admin GET /admin/ledger/check',
  'order.reconciliation.ledger': 'admin GET /admin/ledger/order',
  'order.reconciliation.list': 'admin GET /admin/reconciliation/page',
  'order.reconciliation.one': 'admin GET /admin/reconciliation/{voucherId}',
  'order.refund.audit': 'mall PUT /mall4cloud_order/m/refund/audit',
  'order.refund.list': 'admin GET /admin/refund/page',
  'order.refund.one': 'admin GET /admin/refund/{refundId}',
  'order.refund.pay': 'mall PUT /mall4cloud_order/m/refund/pay',
  'order.setting.change': 'admin PUT /admin/deal_setting/{settingKey}',
  'order.setting.list': 'admin GET /admin/deal_setting/page',
  'order.setting.one': 'admin GET /admin/deal_setting/{settingKey}',
  'order.tariff.create': 'admin POST /admin/tariff',
  'order.tariff.list': 'admin GET /admin/tariff/page',
  'order.tariff.one': 'admin GET /admin/tariff/{tableId}',
  'order.tariff.remove': 'admin DELETE /admin/tariff/{tableId}',
  'order.tariff.update': 'admin PUT /admin/tariff/{tableId}',
  'order.template.edit': 'admin PUT /admin/document_template/{templateId}',
  'order.template.list': 'admin GET /admin/document_template/page',
  'order.template.one': 'admin GET /admin/document_template/{templateId}',
  'order.template.placeholders': 'admin GET /admin/document_template/placeholders/{kind}',
  'order.template.preview': 'admin POST /admin/document_template/preview',
  'order.template.previewPdf': 'admin POST /admin/document_template/preview/pdf',
  'order.template.publish': 'admin PUT /admin/document_template/{templateId}/publish',
  'order.template.remove': 'admin DELETE /admin/document_template/{templateId}',
  'order.template.start': 'admin POST /admin/document_template',
  'order.voucher.audit': 'mall PUT /mall4cloud_order/m/voucher/audit',
  'order.voucher.list': 'admin GET /admin/voucher/page',
  'order.voucher.one': 'admin GET /admin/voucher/{voucherId}',
  'product.car.needs': 'admin GET /mall4cloud_product/admin/spu/needs',
  'product.car.offShelf': 'admin PUT /mall4cloud_product/admin/spu/off_shelf',
  'product.car.publish': 'admin PUT /mall4cloud_product/admin/spu/publish',
  'product.car.restore': 'admin PUT /mall4cloud_product/admin/spu/restore',
  'product.car.review': 'admin PUT /mall4cloud_product/admin/spu/audit',
  'product.car.setSpuCheck': 'mall PUT /mall4cloud_product/admin/spuCheck/spuCheckSet',
  'product.car.takeDown': 'admin PUT /mall4cloud_product/admin/spu/offline',
  'product.price.approve': 'admin PUT /mall4cloud_product/admin/price_change/approve',
  'product.price.list': 'admin GET /mall4cloud_product/admin/price_change/page',
  'product.price.one': 'admin GET /mall4cloud_product/admin/price_change/{proposalId}',
  'product.price.reject': 'admin PUT /mall4cloud_product/admin/price_change/reject',
  'product.setAside.decide': 'admin PUT /admin/set-aside/{setAsideId}',
  'product.setAside.one': 'admin GET /admin/set-aside/{setAsideId}',
  'product.setAside.page': 'admin GET /admin/set-aside/page',
  'product.stockList.addRows': 'admin POST /mall4cloud_product/admin/stock_list/rows',
  'product.stockList.affirm': 'admin PUT /mall4cloud_product/admin/stock_list/affirm',
  'product.stockList.apply': 'admin PUT /mall4cloud_product/admin/stock_list/apply',
  'product.stockList.begin': 'admin POST /mall4cloud_product/admin/stock_list',
  'product.stockList.check': 'admin PUT /mall4cloud_product/admin/stock_list/check',
  'product.stockList.one': 'admin GET /mall4cloud_product/admin/stock_list/{stockListId}',
  'product.stockList.page': 'admin GET /mall4cloud_product/admin/stock_list/page',
  'product.stockList.rows': 'admin GET /mall4cloud_product/admin/stock_list/rows',
  'tenant.closing.close': 'admin PUT /admin/shop/close',
  'tenant.closing.reopen': 'admin PUT /admin/shop/reopen',
  'tenant.place.one': 'admin GET /admin/shop_place/{shopId}',
  'tenant.place.page': 'admin GET /admin/shop_place/page',
  'tenant.place.save': 'admin PUT /admin/shop_place',
  'tenant.review.application': 'admin GET /admin/shop_application/{applicationId}',
  'tenant.review.applications': 'admin GET /admin/shop_application/page',
  'tenant.review.audit': 'mall PUT /mall4cloud_multishop/platform/shop_auditing/audit',
  'tenant.review.auditingPage': 'mall GET /mall4cloud_multishop/platform/shop_auditing/page',
  'tenant.review.shop': 'admin GET /admin/shop/{shopId}',
  'tenant.review.shopInfo': 'mall GET /mall4cloud_multishop/platform/shop_detail/info',
  'tenant.review.shopPage': 'mall GET /mall4cloud_multishop/platform/shop_detail/page',
  'tenant.review.shops': 'admin GET /admin/shop/page',
  'user.buyer.list': 'admin GET /admin/buyer/page',
  'user.buyer.one': 'admin GET /admin/buyer/{userId}',
  'user.buyer.reveal': 'admin POST /admin/buyer/{userId}/reveal',
  'user.buyer.reveals': 'admin GET /admin/buyer/reveal/page',
  'user.personal.erase': 'admin PUT /admin/personal_request/{requestId}/erase',
  'user.personal.one': 'admin GET /admin/personal_request/{requestId}',
  'user.personal.page': 'admin GET /admin/personal_request/page',
  'user.personal.refuse': 'admin PUT /admin/personal_request/{requestId}/refuse',
} as const;

/** The contract row behind each key. */
export interface Operations {
  'admin.access.ownScope': typeof admin.adminAccessApi.ownScope;
  'admin.access.secondSigners': typeof admin.adminAccessApi.secondSigners;
  'admin.dept.all': typeof admin.adminDeptApi.all;
  'admin.dept.create': typeof admin.adminDeptApi.create;
  'admin.dept.fallbackTree': typeof admin.adminDeptApi.fallbackTree;
  'admin.dept.merge': typeof admin.adminDeptApi.merge;
  'admin.dept.one': typeof admin.adminDeptApi.one;
  'admin.dept.remove': typeof admin.adminDeptApi.remove;
  'admin.dept.tree': typeof admin.adminDeptApi.tree;
  'admin.dept.update': typeof admin.adminDeptApi.update;
  'admin.dict.codeTable': typeof admin.adminDictApi.codeTable;
  'admin.dict.create': typeof admin.adminDictApi.create;
  'admin.dict.ofType': typeof admin.adminDictApi.ofType;
  'admin.dict.one': typeof admin.adminDictApi.one;
  'admin.dict.page': typeof admin.adminDictApi.page;
  'admin.dict.remove': typeof admin.adminDictApi.remove;
  'admin.dict.sync': typeof admin.adminDictApi.sync;
  'admin.dict.update': typeof admin.adminDictApi.update;
  'admin.dictItem.create': typeof admin.adminDictItemApi.create;
  'admin.dictItem.one': typeof admin.adminDictItemApi.one;
  'admin.dictItem.page': typeof admin.adminDictItemApi.page;
  'admin.dictItem.remove': typeof admin.adminDictItemApi.remove;
  'admin.dictItem.update': typeof admin.adminDictItemApi.update;
  'admin.directory.cpDepartments': typeof admin.adminDirectoryApi.cpDepartments;
  'admin.directory.cpUsers': typeof admin.adminDirectoryApi.cpUsers;
  'admin.directory.dingDepartments': typeof admin.adminDirectoryApi.dingDepartments;
  'admin.directory.dingUsers': typeof admin.adminDirectoryApi.dingUsers;
  'admin.history.ofRecord': typeof admin.adminHistoryApi.ofRecord;
  'admin.history.page': typeof admin.adminHistoryApi.page;
  'admin.log.one': typeof admin.adminLogApi.one;
  'admin.log.page': typeof admin.adminLogApi.page;
  'admin.log.remove': typeof admin.adminLogApi.remove;
  'admin.log.removeMany': typeof admin.adminLogApi.removeMany;
  'admin.log.report': typeof admin.adminLogApi.report;
  'admin.menu.create': typeof admin.adminMenuApi.create;
  'admin.menu.ofRole': typeof admin.adminMenuApi.ofRole;
  'admin.menu.one': typeof admin.adminMenuApi.one;
  'admin.menu.own': typeof admin.adminMenuApi.own;
  'admin.menu.remove': typeof admin.adminMenuApi.remove;
  'admin.menu.shop': typeof admin.adminMenuApi.shop;
  'admin.menu.tree': typeof admin.adminMenuApi.tree;
  'admin.menu.update': typeof admin.adminMenuApi.update;
  'admin.microApp.create': typeof admin.adminMicroAppApi.create;
  'admin.microApp.list': typeof admin.adminMicroAppApi.list;
  'admin.microApp.one': typeof admin.adminMicroAppApi.one;
  'admin.microApp.page': typeof admin.adminMicroAppApi.page;
  'admin.microApp.remove': typeof admin.adminMicroAppApi.remove;
  'admin.microApp.update': typeof admin.adminMicroAppApi.update;
  'admin.ownSetting.all': typeof admin.adminOwnSettingApi.all;
  'admin.ownSetting.keep': typeof admin.adminOwnSettingApi.keep;
  'admin.pageText.one': typeof admin.adminPageTextApi.one;
  'admin.pageText.page': typeof admin.adminPageTextApi.page;
  'admin.pageText.restore': typeof admin.adminPageTextApi.restore;
  'admin.pageText.save': typeof admin.adminPageTextApi.save;
  'admin.pageText.shipped': typeof admin.adminPageTextApi.shipped;
  'admin.pageText.shown': typeof admin.adminPageTextApi.shown;
  'admin.pageText.shownVersion': typeof admin.adminPageTextApi.shownVersion;
  'admin.pageText.version': typeof admin.adminPageTextApi.version;
  'admin.pageText.versions': typeof admin.adminPageTextApi.versions;
  'admin.param.company': typeof admin.adminParamApi.company;
  'admin.param.create': typeof admin.adminParamApi.create;
  'admin.param.one': typeof admin.adminParamApi.one;
  'admin.param.page': typeof admin.adminParamApi.page;
  'admin.param.publicValue': typeof admin.adminParamApi.publicValue;
  'admin.param.remove': typeof admin.adminParamApi.remove;
  'admin.param.sync': typeof admin.adminParamApi.sync;
  'admin.param.update': typeof admin.adminParamApi.update;
  'admin.parkedEvents.discard': typeof admin.adminParkedApi.discard;
  'admin.parkedEvents.one': typeof admin.adminParkedApi.one;
  'admin.parkedEvents.page': typeof admin.adminParkedApi.page;
  'admin.parkedEvents.replay': typeof admin.adminParkedApi.replay;
  'admin.parkedEvents.summary': typeof admin.adminParkedApi.summary;
  'admin.process.page': typeof admin.adminProcessApi.page;
  'admin.process.profile': typeof admin.adminProcessApi.profile;
  'admin.process.setLogLevel': typeof admin.adminProcessApi.setLogLevel;
  'admin.process.startProfile': typeof admin.adminProcessApi.startProfile;
  'admin.role.byCode': typeof admin.adminRoleApi.byCode;
  'admin.role.create': typeof admin.adminRoleApi.create;
  'admin.role.list': typeof admin.adminRoleApi.list;
  'admin.role.one': typeof admin.adminRoleApi.one;
  'admin.role.page': typeof admin.adminRoleApi.page;
  'admin.role.remove': typeof admin.adminRoleApi.remove;
  'admin.role.setMenus': typeof admin.adminRoleApi.setMenus;
  'admin.role.update': typeof admin.adminRoleApi.update;
  'admin.savedFilter.own': typeof admin.adminSavedFilterApi.own;
  'admin.savedFilter.remove': typeof admin.adminSavedFilterApi.remove;
  'admin.savedFilter.save': typeof admin.adminSavedFilterApi.save;
  'admin.session.end': typeof admin.adminSessionApi.end;
  'admin.session.page': typeof admin.adminSessionApi.page;
  'admin.staff.create': typeof admin.adminStaffApi.create;
  'admin.staff.details': typeof admin.adminStaffApi.details;
  'admin.staff.detailsByPhone': typeof admin.adminStaffApi.detailsByPhone;
  'admin.staff.edit': typeof admin.adminStaffApi.edit;
  'admin.staff.getByIds': typeof admin.adminStaffApi.getByIds;
  'admin.staff.getByLogins': typeof admin.adminStaffApi.getByLogins;
  'admin.staff.info': typeof admin.adminStaffApi.info;
  'admin.staff.list': typeof admin.adminStaffApi.list;
  'admin.staff.lock': typeof admin.adminStaffApi.lock;
  'admin.staff.moveToDepartment': typeof admin.adminStaffApi.moveToDepartment;
  'admin.staff.one': typeof admin.adminStaffApi.one;
  'admin.staff.register': typeof admin.adminStaffApi.register;
  'admin.staff.remove': typeof admin.adminStaffApi.remove;
  'admin.staff.update': typeof admin.adminStaffApi.update;
  'auth.accountState': typeof auth.authAccountApi.accountState;
  'auth.askFactorReset': typeof auth.authApi.askFactorReset;
  'auth.bindSocial': typeof auth.authApi.bindSocial;
  'auth.changePassword': typeof auth.authApi.changePassword;
  'auth.checkToken': typeof auth.authApi.checkToken;
  'auth.confirmFactorReset': typeof auth.authApi.confirmFactorReset;
  'auth.createCaptcha': typeof auth.authApi.createCaptcha;
  'auth.endOwnSession': typeof auth.authApi.endOwnSession;
  'auth.factorReset': typeof auth.authApi.factorReset;
  'auth.factorResets': typeof auth.authApi.factorResets;
  'auth.freshenFactor': typeof auth.authApi.freshenFactor;
  'auth.lockAccount': typeof auth.authAccountApi.lockAccount;
  'auth.login': typeof auth.authApi.login;
  'auth.logout': typeof auth.authApi.logout;
  'auth.logoutEverywhere': typeof auth.authApi.logoutEverywhere;
  'auth.ownFactor': typeof auth.authApi.ownFactor;
  'auth.ownPassword': typeof auth.authApi.ownPassword;
  'auth.ownSessions': typeof auth.authApi.ownSessions;
  'auth.ownSocialLinks': typeof auth.authApi.ownSocialLinks;
  'auth.refresh': typeof auth.authApi.refresh;
  'auth.refuseFactorReset': typeof auth.authApi.refuseFactorReset;
  'auth.register': typeof auth.authApi.register;
  'auth.registerSocial': typeof auth.authApi.registerSocial;
  'auth.renewRecovery': typeof auth.authApi.renewRecovery;
  'auth.requestLoginCode': typeof auth.authApi.requestLoginCode;
  'auth.sendFirstPasswordCode': typeof auth.authApi.sendFirstPasswordCode;
  'auth.sendLoginCode': typeof auth.authApi.sendLoginCode;
  'auth.sendRegistrationCode': typeof auth.authApi.sendRegistrationCode;
  'auth.setFirstPassword': typeof auth.authApi.setFirstPassword;
  'auth.socialWays': typeof auth.authApi.socialWays;
  'auth.socketTicket': typeof auth.authApi.socketTicket;
  'auth.startFactor': typeof auth.authApi.startFactor;
  'auth.startSocial': typeof auth.authApi.startSocial;
  'auth.token': typeof auth.authApi.token;
  'auth.turnFactorOff': typeof auth.authApi.turnFactorOff;
  'auth.turnFactorOn': typeof auth.authApi.turnFactorOn;
  'auth.unbindSocial': typeof auth.authApi.unbindSocial;
  'chat.cannedAnswer.filled': typeof chat.chatCannedAnswerApi.filled;
  'chat.conversation.messages': typeof chat.chatConversationApi.messages;
  'chat.conversation.mine': typeof chat.chatConversationApi.mine;
  'chat.conversation.one': typeof chat.chatConversationApi.one;
  'chat.conversation.open': typeof chat.chatConversationApi.open;
  'chat.conversation.picture': typeof chat.chatConversationApi.picture;
  'chat.delivery.one': typeof chat.chatDeliveryApi.one;
  'chat.delivery.page': typeof chat.chatDeliveryApi.page;
  'chat.delivery.sendAgain': typeof chat.chatDeliveryApi.sendAgain;
  'chat.desk.addNote': typeof chat.chatDeskApi.addNote;
  'chat.desk.assign': typeof chat.chatDeskApi.assign;
  'chat.desk.figures': typeof chat.chatDeskApi.figures;
  'chat.desk.one': typeof chat.chatDeskApi.one;
  'chat.desk.page': typeof chat.chatDeskApi.page;
  'chat.desk.record': typeof chat.chatDeskApi.record;
  'chat.notice.count': typeof chat.chatNoticeApi.count;
  'chat.notice.page': typeof chat.chatNoticeApi.page;
  'chat.notice.read': typeof chat.chatNoticeApi.read;
  'chat.notice.readAll': typeof chat.chatNoticeApi.readAll;
  'chat.noticeSettings.addBrowser': typeof chat.chatNoticeSettingsApi.addBrowser;
  'chat.noticeSettings.own': typeof chat.chatNoticeSettingsApi.own;
  'chat.noticeSettings.removeBrowser': typeof chat.chatNoticeSettingsApi.removeBrowser;
  'chat.noticeSettings.removeEmail': typeof chat.chatNoticeSettingsApi.removeEmail;
  'chat.noticeSettings.removeMobile': typeof chat.chatNoticeSettingsApi.removeMobile;
  'chat.noticeSettings.set': typeof chat.chatNoticeSettingsApi.set;
  'chat.noticeSettings.setEmail': typeof chat.chatNoticeSettingsApi.setEmail;
  'chat.noticeSettings.setHours': typeof chat.chatNoticeSettingsApi.setHours;
  'chat.noticeSettings.setMobile': typeof chat.chatNoticeSettingsApi.setMobile;
  'chat.noticeSettings.unsubscribe': typeof chat.chatNoticeSettingsApi.unsubscribe;
  'chat.noticeSettings.verifyEmail': typeof chat.chatNoticeSettingsApi.verifyEmail;
  'chat.noticeSettings.verifyMobile': typeof chat.chatNoticeSettingsApi.verifyMobile;
  'file.linkFor': typeof file.fileApi.linkFor;
  'file.page': typeof file.fileListApi.page;
  'file.removeOrphan': typeof file.fileListApi.removeOrphan;
  'order.cancel': typeof order.orderApi.cancel;
  'order.cart.amountInfo': typeof order.orderCartApi.amountInfo;
  'order.cart.changeItem': typeof order.orderCartApi.changeItem;
  'order.cart.checkItems': typeof order.orderCartApi.checkItems;
  'order.cart.deleteAll': typeof order.orderCartApi.deleteAll;
  'order.cart.deleteItem': typeof order.orderCartApi.deleteItem;
  'order.cart.expiredList': typeof order.orderCartApi.expiredList;
  'order.cart.info': typeof order.orderCartApi.info;
  'order.cart.prodCount': typeof order.orderCartApi.prodCount;
  'order.confirm': typeof order.orderCheckoutApi.confirm;
  'order.contract.one': typeof order.orderContractApi.one;
  'order.contract.sendSigningCode': typeof order.orderContractApi.sendSigningCode;
  'order.contract.sign': typeof order.orderContractApi.sign;
  'order.contract.upload': typeof order.orderContractApi.upload;
  'order.contractCheck.accept': typeof order.orderContractCheckApi.accept;
  'order.contractCheck.one': typeof order.orderContractCheckApi.one;
  'order.contractCheck.page': typeof order.orderContractCheckApi.page;
  'order.contractCheck.sendBack': typeof order.orderContractCheckApi.sendBack;
  'order.count': typeof order.orderViewApi.count;
  'order.desk.cancel': typeof order.orderDeskApi.cancel;
  'order.desk.extendPayTime': typeof order.orderDeskApi.extendPayTime;
  'order.desk.list': typeof order.orderDeskViewApi.list;
  'order.desk.merchantInfo': typeof order.orderDeskViewApi.merchantInfo;
  'order.desk.merchantPage': typeof order.orderDeskViewApi.merchantPage;
  'order.desk.note': typeof order.orderDeskApi.note;
  'order.desk.one': typeof order.orderDeskViewApi.one;
  'order.desk.ship': typeof order.orderDeskApi.ship;
  'order.detail': typeof order.orderViewApi.detail;
  'order.document.contract': typeof order.orderDocumentApi.contract;
  'order.document.download': typeof order.orderDocumentApi.download;
  'order.document.invoice': typeof order.orderDocumentApi.invoice;
  'order.document.list': typeof order.orderDocumentApi.list;
  'order.document.nameVins': typeof order.orderDocumentApi.nameVins;
  'order.document.ofOrder': typeof order.orderDocumentApi.ofOrder;
  'order.document.one': typeof order.orderDocumentApi.one;
  'order.document.verify': typeof order.orderDocumentApi.verify;
  'order.heldCars.allow': typeof order.orderHeldCarsApi.allow;
  'order.heldCars.list': typeof order.orderHeldCarsApi.list;
  'order.heldCars.one': typeof order.orderHeldCarsApi.one;
  'order.inspection.pdf': typeof order.orderInspectionApi.pdf;
  'order.landed.calculate': typeof order.orderLandedCostApi.calculate;
  'order.landed.cities': typeof order.orderLandedCostApi.cities;
  'order.landed.forCar': typeof order.orderLandedCostApi.forCar;
  'order.landed.forCart': typeof order.orderLandedCostApi.forCart;
  'order.landed.preference': typeof order.orderLandedCostApi.preference;
  'order.milestone.delay': typeof order.orderMilestoneApi.delay;
  'order.milestone.figures': typeof order.orderMilestoneApi.figures;
  'order.milestone.file': typeof order.orderMilestoneApi.file;
  'order.milestone.list': typeof order.orderMilestoneApi.list;
  'order.milestone.write': typeof order.orderMilestoneApi.write;
  'order.payInfo': typeof order.orderViewApi.payInfo;
  'order.rate.acceptCentral': typeof order.orderRateApi.acceptCentral;
  'order.rate.all': typeof order.orderRateApi.all;
  'order.rate.board': typeof order.orderRateApi.board;
  'order.rate.current': typeof order.orderRateApi.current;
  'order.rate.enter': typeof order.orderRateApi.enter;
  'order.rate.fetchNow': typeof order.orderRateApi.fetchNow;
  'order.rate.list': typeof order.orderRateApi.list;
  'order.rate.one': typeof order.orderRateApi.one;
  'order.receive': typeof order.orderApi.receive;
  'order.reconciliation.checkLedger': typeof order.orderReconciliationApi.checkLedger;
  'order.reconciliation.ledger': typeof order.orderReconciliationApi.ledger;
  'order.reconciliation.list': typeof order.orderReconciliationApi.list;
  'order.reconciliation.one': typeof order.orderReconciliationApi.one;
  'order.refund.apply': typeof order.orderRefundApi.apply;
  'order.refund.audit': typeof order.orderRefundApi.audit;
  'order.refund.list': typeof order.orderRefundApi.list;
  'order.refund.mine': typeof order.orderRefundApi.mine;
  'order.refund.one': typeof order.orderRefundApi.one;
  'order.refund.pay': typeof order.orderRefundApi.pay;
  'order.refund.returnable': typeof order.orderRefundApi.returnable;
  'order.remove': typeof order.orderApi.remove;
  'order.requote': typeof order.orderApi.requote;
  'order.search': typeof order.orderViewApi.search;
  'order.setting.change': typeof order.orderSettingApi.change;
  'order.setting.list': typeof order.orderSettingApi.list;
  'order.setting.one': typeof order.orderSettingApi.one;
  'order.square': typeof order.orderViewApi.square;
  'order.squareConsent': typeof order.orderViewApi.squareConsent;
  'order.submit': typeof order.orderCheckoutApi.submit;
  'order.tariff.create': typeof order.orderTariffApi.create;
  'order.tariff.list': typeof order.orderTariffApi.list;
  'order.tariff.one': typeof order.orderTariffApi.one;
  'order.tariff.remove': typeof order.orderTariffApi.remove;
  'order.tariff.update': typeof order.orderTariffApi.update;
  'order.template.edit': typeof order.orderTemplateApi.edit;
  'order.template.list': typeof order.orderTemplateApi.list;
  'order.template.one': typeof order.orderTemplateApi.one;
  'order.template.placeholders': typeof order.orderTemplateApi.placeholders;
  'order.template.preview': typeof order.orderTemplateApi.preview;
  'order.template.previewPdf': typeof order.orderTemplateApi.previewPdf;
  'order.template.publish': typeof order.orderTemplateApi.publish;
  'order.template.remove': typeof order.orderTemplateApi.remove;
  'order.template.specimen': typeof order.orderTemplateApi.specimen;
  'order.template.specimenPdf': typeof order.orderTemplateApi.specimenPdf;
  'order.template.start': typeof order.orderTemplateApi.start;
  'order.voucher.audit': typeof order.orderVoucherApi.audit;
  'order.voucher.list': typeof order.orderVoucherApi.list;
  'order.voucher.one': typeof order.orderVoucherApi.one;
  'order.voucher.upload': typeof order.orderVoucherApi.upload;
  'product.brand.childPage': typeof product.productBrandApi.childPage;
  'product.brand.listByCategory': typeof product.productBrandApi.listByCategory;
  'product.brand.page': typeof product.productBrandApi.page;
  'product.brand.relationPage': typeof product.productBrandApi.relationPage;
  'product.brand.topList': typeof product.productBrandApi.topList;
  'product.car.needs': typeof product.productCarApi.needs;
  'product.car.offShelf': typeof product.productCarApi.offShelf;
  'product.car.page': typeof product.productCarApi.page;
  'product.car.prodInfo': typeof product.productCarApi.prodInfo;
  'product.car.publish': typeof product.productCarApi.publish;
  'product.car.restore': typeof product.productCarApi.restore;
  'product.car.review': typeof product.productCarApi.review;
  'product.car.setSpuCheck': typeof product.productCarApi.setSpuCheck;
  'product.car.spuCheck': typeof product.productCarApi.spuCheck;
  'product.car.takeDown': typeof product.productCarApi.takeDown;
  'product.carWatch.add': typeof product.productCarWatchApi.add;
  'product.carWatch.mine': typeof product.productCarWatchApi.mine;
  'product.carWatch.remove': typeof product.productCarWatchApi.remove;
  'product.category.attrs': typeof product.productCategoryApi.attrs;
  'product.category.list': typeof product.productCategoryApi.list;
  'product.category.shopList': typeof product.productCategoryApi.shopList;
  'product.price.approve': typeof product.productPriceApi.approve;
  'product.price.list': typeof product.productPriceApi.list;
  'product.price.one': typeof product.productPriceApi.one;
  'product.price.reject': typeof product.productPriceApi.reject;
  'product.search.attrCounts': typeof product.productSearchApi.attrCounts;
  'product.search.facets': typeof product.productSearchApi.facets;
  'product.search.hotSearches': typeof product.productSearchApi.hotSearches;
  'product.search.similar': typeof product.productSearchApi.similar;
  'product.search.simplePage': typeof product.productSearchApi.simplePage;
  'product.search.simplePageSignedIn': typeof product.productSearchApi.simplePageSignedIn;
  'product.search.suggest': typeof product.productSearchApi.suggest;
  'product.search.view': typeof product.productSearchApi.view;
  'product.search.viewed': typeof product.productSearchApi.viewed;
  'product.setAside.decide': typeof product.productSetAsideApi.decide;
  'product.setAside.one': typeof product.productSetAsideApi.one;
  'product.setAside.page': typeof product.productSetAsideApi.page;
  'product.stockList.addRows': typeof product.productStockListApi.addRows;
  'product.stockList.affirm': typeof product.productStockListApi.affirm;
  'product.stockList.apply': typeof product.productStockListApi.apply;
  'product.stockList.begin': typeof product.productStockListApi.begin;
  'product.stockList.check': typeof product.productStockListApi.check;
  'product.stockList.one': typeof product.productStockListApi.one;
  'product.stockList.page': typeof product.productStockListApi.page;
  'product.stockList.rows': typeof product.productStockListApi.rows;
  'tenant.apply': typeof tenant.tenantApi.apply;
  'tenant.checkShopName': typeof tenant.tenantApi.checkShopName;
  'tenant.closing.close': typeof tenant.shopClosingApi.close;
  'tenant.closing.reopen': typeof tenant.shopClosingApi.reopen;
  'tenant.correct': typeof tenant.tenantApi.correct;
  'tenant.headInfo': typeof tenant.tenantApi.headInfo;
  'tenant.mine': typeof tenant.tenantApi.mine;
  'tenant.place.ofShop': typeof tenant.shopPlaceApi.ofShop;
  'tenant.place.one': typeof tenant.shopPlaceApi.one;
  'tenant.place.page': typeof tenant.shopPlaceApi.page;
  'tenant.place.save': typeof tenant.shopPlaceApi.save;
  'tenant.review.application': typeof tenant.shopReviewApi.application;
  'tenant.review.applications': typeof tenant.shopReviewApi.applications;
  'tenant.review.audit': typeof tenant.shopReviewApi.audit;
  'tenant.review.auditingPage': typeof tenant.shopReviewApi.auditingPage;
  'tenant.review.shop': typeof tenant.shopReviewApi.shop;
  'tenant.review.shopInfo': typeof tenant.shopReviewApi.shopInfo;
  'tenant.review.shopPage': typeof tenant.shopReviewApi.shopPage;
  'tenant.review.shops': typeof tenant.shopReviewApi.shops;
  'user.address.change': typeof user.userAddressApi.change;
  'user.address.create': typeof user.userAddressApi.create;
  'user.address.list': typeof user.userAddressApi.list;
  'user.address.one': typeof user.userAddressApi.one;
  'user.address.remove': typeof user.userAddressApi.remove;
  'user.buyer.list': typeof user.userBuyerApi.list;
  'user.buyer.one': typeof user.userBuyerApi.one;
  'user.buyer.reveal': typeof user.userBuyerApi.reveal;
  'user.buyer.reveals': typeof user.userBuyerApi.reveals;
  'user.consent.give': typeof user.userConsentApi.give;
  'user.consent.own': typeof user.userConsentApi.own;
  'user.detail': typeof user.userApi.detail;
  'user.division.areas': typeof user.userDivisionApi.areas;
  'user.division.areasByParent': typeof user.userDivisionApi.areasByParent;
  'user.division.cascaderPath': typeof user.userDivisionApi.cascaderPath;
  'user.division.cascaderPaths': typeof user.userDivisionApi.cascaderPaths;
  'user.division.children': typeof user.userDivisionApi.children;
  'user.division.infoByCode': typeof user.userDivisionApi.infoByCode;
  'user.division.one': typeof user.userDivisionApi.one;
  'user.division.roots': typeof user.userDivisionApi.roots;
  'user.favourite.add': typeof user.userFavouriteApi.add;
  'user.favourite.page': typeof user.userFavouriteApi.page;
  'user.favourite.remove': typeof user.userFavouriteApi.remove;
  'user.personal.ask': typeof user.userPersonalApi.ask;
  'user.personal.cancel': typeof user.userPersonalApi.cancel;
  'user.personal.download': typeof user.userPersonalApi.download;
  'user.personal.erase': typeof user.userPersonalApi.erase;
  'user.personal.one': typeof user.userPersonalApi.one;
  'user.personal.own': typeof user.userPersonalApi.own;
  'user.personal.page': typeof user.userPersonalApi.page;
  'user.personal.refuse': typeof user.userPersonalApi.refuse;
  'user.personal.withdrawConsent': typeof user.userPersonalApi.withdrawConsent;
  'user.savedSearch.keep': typeof user.userSavedSearchApi.keep;
  'user.savedSearch.list': typeof user.userSavedSearchApi.list;
  'user.savedSearch.remove': typeof user.userSavedSearchApi.remove;
  'user.update': typeof user.userApi.update;
}

/** Request fields that have a default. */
export interface Defaults {
  'admin.dict.page': 'current' | 'size';
  'admin.dictItem.page': 'current' | 'size';
  'admin.history.ofRecord': 'size';
  'admin.history.page': 'current' | 'size';
  'admin.log.page': 'current' | 'size';
  'admin.menu.create': 'parentId' | 'menuType' | 'place';
  'admin.microApp.page': 'current' | 'size';
  'admin.pageText.page': 'current' | 'size';
  'admin.pageText.versions': 'current' | 'size';
  'admin.param.create': 'publicType';
  'admin.param.page': 'current' | 'size';
  'admin.parkedEvents.page': 'current' | 'size';
  'admin.process.page': 'current' | 'size';
  'admin.role.create': 'menuIds';
  'admin.role.page': 'current' | 'size';
  'admin.session.page': 'current' | 'size';
  'admin.staff.create': 'roleIds';
  'admin.staff.list': 'current' | 'size';
  'admin.staff.lock': 'lockFlag';
  'auth.factorResets': 'current' | 'size';
  'auth.login': 'sysType';
  'auth.sendRegistrationCode': 'countryCode';
  'chat.delivery.page': 'current' | 'size';
  'chat.desk.page': 'current' | 'size';
  'chat.notice.page': 'pageNum' | 'pageSize';
  'file.page': 'current' | 'size';
  'order.confirm': 'dvyType';
  'order.contractCheck.page': 'current' | 'size';
  'order.desk.list': 'current' | 'size';
  'order.desk.merchantPage': 'pageNum' | 'pageSize';
  'order.document.list': 'current' | 'size';
  'order.heldCars.list': 'current' | 'size';
  'order.landed.calculate': 'importer';
  'order.landed.forCar': 'importer' | 'count';
  'order.milestone.figures': 'days';
  'order.rate.current': 'from' | 'to';
  'order.rate.enter': 'from' | 'to' | 'purpose';
  'order.rate.list': 'current' | 'size';
  'order.reconciliation.list': 'current' | 'size';
  'order.refund.apply': 'currency';
  'order.refund.list': 'current' | 'size';
  'order.search': 'pageNum' | 'pageSize';
  'order.setting.list': 'current' | 'size';
  'order.square': 'pageNum' | 'pageSize';
  'order.tariff.list': 'current' | 'size';
  'order.template.list': 'current' | 'size';
  'order.voucher.list': 'current' | 'size';
  'product.brand.childPage': 'pageNum' | 'pageSize' | 'sort';
  'product.brand.listByCategory': 'pageNum' | 'pageSize' | 'sort';
  'product.brand.page': 'pageNum' | 'pageSize' | 'sort' | 'brandParentId';
  'product.brand.relationPage': 'pageNum' | 'pageSize' | 'sort';
  'product.brand.topList': 'pageNum' | 'pageSize' | 'sort';
  'product.car.page': 'pageNum' | 'pageSize' | 'sort';
  'product.category.list': 'shopId' | 'parentId';
  'product.category.shopList': 'shopId';
  'product.price.list': 'current' | 'size';
  'product.search.attrCounts': 'pageNum' | 'pageSize';
  'product.search.facets': 'pageNum' | 'pageSize';
  'product.search.hotSearches': 'limit';
  'product.search.similar': 'limit';
  'product.search.simplePage': 'pageNum' | 'pageSize' | 'sort';
  'product.search.simplePageSignedIn': 'pageNum' | 'pageSize' | 'sort';
  'product.search.suggest': 'keyword' | 'limit';
  'product.search.viewed': 'pageNum' | 'pageSize';
  'product.setAside.page': 'current' | 'size';
  'product.stockList.page': 'current' | 'size';
  'product.stockList.rows': 'current' | 'size';
  'tenant.place.page': 'current' | 'size';
  'tenant.place.save': 'regions' | 'areas' | 'zone' | 'hours' | 'closedDays' | 'extraDays';
  'tenant.review.applications': 'current' | 'size';
  'tenant.review.auditingPage': 'pageNum' | 'pageSize';
  'tenant.review.shopPage': 'pageNum' | 'pageSize';
  'tenant.review.shops': 'current' | 'size';
  'user.address.change': 'country' | 'isDefault';
  'user.address.create': 'country' | 'isDefault';
  'user.buyer.list': 'current' | 'size';
  'user.buyer.reveals': 'current' | 'size';
  'user.favourite.page': 'pageNum' | 'pageSize';
  'user.personal.page': 'current' | 'size';
}

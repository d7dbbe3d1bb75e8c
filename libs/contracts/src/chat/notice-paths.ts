import type { NoticeSubject } from './notice-kinds.js';

type PathOf = (subjectId: string) => string;

/** The page of the record that a notice leads to, in the shop. */
export const shopNoticePaths: Readonly<Record<NoticeSubject, PathOf>> = {
  order: (id) => `/secoundHandCar/orders-details?orderId=${id}`,
  shopApplication: () => '/secoundHandCar/tenant',
  conversation: (id) => `/secoundHandCar/messages?conversationId=${id}`,
  car: (id) => `/secoundHandCar/details?spuId=${id}`,
  account: () => '/secoundHandCar/userinfo/setpwd',
};

/** The page of the record that a notice leads to in the console, below the console's address. */
export const consoleNoticePaths: Readonly<Record<NoticeSubject, PathOf>> = {
  order: (id) => `/orders/${id}/show`,
  shopApplication: (id) => `/shop-applications/${id}/show`,
  conversation: (id) => `/conversations?conversationId=${id}`,
  car: (id) => `/cars/${id}/show`,
  account: () => '/info/index',
};

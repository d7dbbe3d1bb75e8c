import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import type { DictionaryOptionView, MenuNode } from '@mall/contracts/admin';
import { fileIdOf } from '@mall/contracts/file';
import type { LinkView } from '@mall/contracts/file';
import type { SalesContractView } from '@mall/contracts/order';
import type { RevealedPassportView } from '@mall/contracts/user';
import type { InputOf } from '@mall/web-kit';
import { asHttpError, client, restHttp } from './rest-http.js';

/** Records come in the simple-rest dialect; what is more than reading and writing one has a method of its own. */
export interface MallDataProvider extends DataProvider {
  /** The menu of whoever is signed in. */
  menu(): Promise<readonly MenuNode[]>;
  /** Every menu item and button, for the rights of a role. */
  menuTree(): Promise<readonly MenuNode[]>;
  dictionary(type: string): Promise<readonly DictionaryOptionView[]>;
  /** A link that opens a private file for a minute. */
  openFile(url: string): Promise<LinkView>;
  /** Stores a file; answers the address to keep. */
  upload(file: File, purpose: string): Promise<string>;
  auditSlip(decision: InputOf<'order.voucher.audit'>): Promise<void>;
  ship(details: InputOf<'order.desk.ship'>): Promise<void>;
  cancelOrder(orderId: string, reason: string): Promise<void>;
  contractOf(orderId: string): Promise<SalesContractView>;
  auditShop(decision: InputOf<'tenant.review.audit'>): Promise<void>;
  publishCars(spuIds: readonly string[]): Promise<void>;
  withdrawCars(spuIds: readonly string[]): Promise<void>;
  takeCarsDown(spuIds: readonly string[], reason: string): Promise<void>;
  reviewCar(decision: InputOf<'product.car.review'>): Promise<void>;
  revealBuyer(userId: string, reason: string): Promise<RevealedPassportView>;
  changePassword(oldPassword: string, newPassword: string): Promise<void>;
}

const records = simpleRestProvider('/api/rest', restHttp);

const done = async (work: Promise<unknown>): Promise<void> => {
  await asHttpError(work);
};

export const dataProvider: MallDataProvider = {
  ...records,
  menu: () => asHttpError(client.call('admin.menu.own', {})),
  menuTree: () => asHttpError(client.call('admin.menu.tree', {})),
  dictionary: (type) => asHttpError(client.call('admin.dict.ofType', { type })),
  openFile: (url) => asHttpError(client.call('file.linkFor', { fileId: fileIdOf(url) ?? '' })),
  upload: async (file, purpose) => (await asHttpError(client.upload(file, { purpose }))).url,
  auditSlip: (decision) => done(client.call('order.voucher.audit', decision)),
  ship: (details) => done(client.call('order.desk.ship', details)),
  cancelOrder: (orderId, reason) => done(client.call('order.desk.cancel', { orderId, reason })),
  contractOf: (orderId) => asHttpError(client.call('order.contract.one', { orderId })),
  auditShop: (decision) => done(client.call('tenant.review.audit', decision)),
  publishCars: (spuIds) => done(client.call('product.car.publish', { spuIds: [...spuIds] })),
  withdrawCars: (spuIds) => done(client.call('product.car.offShelf', { spuIds: [...spuIds] })),
  takeCarsDown: (spuIds, reason) =>
    done(client.call('product.car.takeDown', { spuIds: [...spuIds], reason })),
  reviewCar: (decision) => done(client.call('product.car.review', decision)),
  revealBuyer: (userId, reason) => asHttpError(client.call('user.buyer.reveal', { userId, reason })),
  changePassword: (oldPassword, newPassword) =>
    done(client.call('auth.changePassword', { oldPassword, newPassword })),
};

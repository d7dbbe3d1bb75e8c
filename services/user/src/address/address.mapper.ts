import type { UserAddrView } from '@mall/contracts/user';
import { placeLine } from '@mall/validation/typography';
import type { Address } from './address.entity.js';

export function toAddressView(row: Address): UserAddrView {
  return {
    addrId: row.addrId,
    consignee: row.consignee,
    mobile: row.mobile,
    isDefault: row.isDefault ? 1 : 0,
    country: row.country,
    provinceId: row.provinceId,
    province: row.province,
    cityId: row.cityId,
    city: row.city,
    areaId: row.areaId,
    area: row.area,
    addr: row.addr,
    postCode: row.postCode,
    regionPath: placeLine({ country: row.country, province: row.province, area: row.area, city: row.city }),
    lng: row.lng,
    lat: row.lat,
    createTime: row.createdAt.toISOString(),
    updateTime: row.updatedAt.toISOString(),
  };
}

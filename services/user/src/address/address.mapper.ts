import type { UserAddrView } from '@mall/contracts/user';
import type { AddressRow } from './address.repository.js';

export function toAddressView(row: AddressRow): UserAddrView {
  return {
    addrId: row.addr_id,
    consignee: row.consignee,
    mobile: row.mobile,
    isDefault: row.is_default ? 1 : 0,
    country: row.country,
    provinceId: row.province_id,
    province: row.province,
    cityId: row.city_id,
    city: row.city,
    areaId: row.area_id,
    area: row.area,
    addr: row.addr,
    postCode: row.post_code,
    regionPath: [row.province, row.city, row.area].filter(Boolean).join(', '),
    lng: row.lng,
    lat: row.lat,
    createTime: row.created_at.toISOString(),
    updateTime: row.updated_at.toISOString(),
  };
}

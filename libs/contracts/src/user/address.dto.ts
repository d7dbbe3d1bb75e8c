import { Decimal, Flag, Id, Mobile, Text, type Texts } from '@mall/validation';

export const addressLabels = {
  consignee: { ru: 'Получатель', zh: '收货人', en: 'Recipient name' },
  mobile: { ru: 'Телефон получателя', zh: '收货人电话', en: 'Recipient phone' },
  country: { ru: 'Страна', zh: '国家', en: 'Country' },
  province: { ru: 'Регион', zh: '省/州', en: 'Region' },
  city: { ru: 'Город', zh: '城市', en: 'City' },
  area: { ru: 'Район', zh: '区', en: 'District' },
  addr: { ru: 'Улица, дом, квартира', zh: '详细地址', en: 'Detailed address' },
  postCode: { ru: 'Почтовый индекс', zh: '邮政编码', en: 'Postal code' },
  isDefault: { ru: 'Адрес по умолчанию', zh: '默认地址', en: 'Default address' },
  addrId: { ru: 'Адрес', zh: '收货地址', en: 'Address' },
} as const satisfies Record<string, Texts>;

const L = addressLabels;

export class NewAddressDto {
  @Text({ label: L.consignee, max: 100, kind: 'name' }) consignee!: string;
  @Mobile({ label: L.mobile }) mobile!: string;
  @Text({
    label: L.country,
    min: 2,
    max: 2,
    pattern: /^[A-Z]{2}$/,
    optional: true,
    description: 'ISO 3166-1 alpha-2',
    kind: 'code',
  })
  country = 'RU';
  @Id({ label: L.province, optional: true }) provinceId?: string;
  @Text({ label: L.province, max: 100, kind: 'name' }) province!: string;
  @Id({ label: L.city, optional: true }) cityId?: string;
  @Text({ label: L.city, max: 100, kind: 'name' }) city!: string;
  @Id({ label: L.area, optional: true }) areaId?: string;
  @Text({ label: L.area, max: 100, optional: true, kind: 'name' }) area?: string;
  @Text({ label: L.addr, max: 300 }) addr!: string;
  @Text({
    label: L.postCode,
    pattern: /^\d{6}$/,
    message: {
      ru: 'Почтовый индекс: 6 цифр',
      zh: '邮政编码为 6 位数字',
      en: 'A postal code has 6 digits',
    },
    kind: 'code',
  })
  postCode!: string;
  @Decimal({ min: -180, max: 180, optional: true }) lng?: number;
  @Decimal({ min: -90, max: 90, optional: true }) lat?: number;
  @Flag({ label: L.isDefault, optional: true }) isDefault = 0;
}

export class ChangeAddressDto extends NewAddressDto {
  @Id({ label: L.addrId }) addrId!: string;
}

export class AddressRefDto {
  @Id({ label: L.addrId }) addrId!: string;
}

export class AddressOfDto {
  @Id() userId!: string;
  @Id({ label: L.addrId, optional: true, description: 'Missing: the default address' }) addrId?: string;
}

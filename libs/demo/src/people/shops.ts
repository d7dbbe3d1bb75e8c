import type { Trilingual } from '../catalogue/model.js';

export interface DemoShop {
  shopId: string;
  name: Trilingual;
  intro: Trilingual;
  /** 1 for the exporter itself, 2 for a merchant. */
  type: 1 | 2;
  company: {
    legalName: string;
    uscc: string;
    exportLicenceNo: string;
    bankAccount: string;
    address: string;
  };
  place: {
    /** Coordinates in WGS 84 degrees. */
    lng: number;
    lat: number;
    /** Weekdays, 1 is Monday; the same hours on each. */
    weekdays: number[];
    from: string;
    to: string;
    regions: string[];
  };
  owner: { username: string; contactName: string; mobile: string; nickName: string };
}

export const shops: DemoShop[] = [
  {
    shopId: '1',
    name: { ru: 'Уссури Авто', zh: '乌苏里汽车', en: 'Ussuri Auto' },
    intro: {
      ru: 'Собственный магазин экспортёра. Покупаем автомобили у дилеров и владельцев по всему Китаю, осматриваем на своей площадке в Суйфэньхэ и отправляем в Уссурийск.',
      zh: '出口商自营店。从全国经销商和车主处采购车辆，在绥芬河自有场地完成检测后发往乌苏里斯克。',
      en: 'The exporter’s own shop. We buy from dealers and owners all over China, inspect at our yard in Suifenhe and ship to Ussuriysk.',
    },
    type: 1,
    company: {
      legalName: '绥芬河乌苏里汽车进出口有限公司',
      uscc: '91231081MA1C4K7W09',
      exportLicenceNo: '23-2024-000817',
      bankAccount: '6222 0309 1400 1182 637',
      address: '黑龙江省绥芬河市综合保税区迎宾路18号',
    },
    place: {
      lng: 131.131204,
      lat: 44.402817,
      weekdays: [1, 2, 3, 4, 5, 6],
      from: '08:30',
      to: '18:00',
      regions: ['RU'],
    },
    owner: { username: 'ussuri', contactName: '李文博', mobile: '13845327716', nickName: '李文博' },
  },
  {
    shopId: '2',
    name: { ru: 'Юньлин Моторс', zh: '云岭汽车', en: 'Yunling Motors' },
    intro: {
      ru: 'Новые электромобили и гибриды из Чунцина и Чэнду. Прямые поставки от дилеров Changan, Deepal, AITO и Li Auto, отгрузка партиями от одной машины.',
      zh: '重庆、成都新能源新车出口。长安、深蓝、问界、理想经销商直供，一台起运。',
      en: 'New electric cars and hybrids from Chongqing and Chengdu, straight from Changan, Deepal, AITO and Li Auto dealers, from one car upwards.',
    },
    type: 2,
    company: {
      legalName: '重庆云岭汽车销售有限公司',
      uscc: '91500112MA60B8T51R',
      exportLicenceNo: '50-2023-001293',
      bankAccount: '6217 0037 6001 2290 418',
      address: '重庆市渝北区金开大道西段106号',
    },
    place: {
      lng: 106.499317,
      lat: 29.641905,
      weekdays: [1, 2, 3, 4, 5],
      from: '09:00',
      to: '18:00',
      regions: ['RU-PRI', 'RU-KHA', 'RU-AMU'],
    },
    owner: { username: 'yunling', contactName: '陈嘉怡', mobile: '13983402658', nickName: '陈嘉怡' },
  },
  {
    shopId: '3',
    name: { ru: 'Порт Биньхай', zh: '滨海名车', en: 'Binhai Port Cars' },
    intro: {
      ru: 'Автомобили с пробегом из Тяньцзиня и Пекина: японские, немецкие и китайские марки. На каждую машину есть отчёт осмотра с замером толщины краски.',
      zh: '天津、北京优质二手车出口，日系、德系、国产品牌齐全，每台车均附漆膜检测报告。',
      en: 'Used cars from Tianjin and Beijing, Japanese, German and Chinese makes, each with an inspection report and paint readings.',
    },
    type: 2,
    company: {
      legalName: '天津滨海名车汽车贸易有限公司',
      uscc: '91120118MA06Y3FX2L',
      exportLicenceNo: '12-2022-000466',
      bankAccount: '6228 4800 2017 5563 019',
      address: '天津市滨海新区天津港保税区海滨九路88号',
    },
    place: {
      lng: 117.744562,
      lat: 38.985731,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: '09:00',
      to: '19:00',
      regions: ['RU-PRI', 'RU-MOW'],
    },
    owner: { username: 'binhai', contactName: '王立新', mobile: '13602178453', nickName: '王立新' },
  },
];

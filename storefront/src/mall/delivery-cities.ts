import type { Texts } from '@mall/web-kit';

const city = (ru: string, zh: string, en: string): Texts => ({ ru, zh, en });

/** Cities offered for landed costs; the order service has their prices under the Russian name. */
export const deliveryCities: readonly Texts[] = [
  city('Уссурийск', '乌苏里斯克', 'Ussuriysk'),
  city('Владивосток', '符拉迪沃斯托克', 'Vladivostok'),
  city('Находка', '纳霍德卡', 'Nakhodka'),
  city('Хабаровск', '哈巴罗夫斯克', 'Khabarovsk'),
  city('Благовещенск', '布拉戈维申斯克', 'Blagoveshchensk'),
  city('Чита', '赤塔', 'Chita'),
  city('Иркутск', '伊尔库茨克', 'Irkutsk'),
  city('Красноярск', '克拉斯诺亚尔斯克', 'Krasnoyarsk'),
  city('Новосибирск', '新西伯利亚', 'Novosibirsk'),
  city('Омск', '鄂木斯克', 'Omsk'),
  city('Екатеринбург', '叶卡捷琳堡', 'Yekaterinburg'),
  city('Челябинск', '车里雅宾斯克', 'Chelyabinsk'),
  city('Казань', '喀山', 'Kazan'),
  city('Самара', '萨马拉', 'Samara'),
  city('Москва', '莫斯科', 'Moscow'),
  city('Санкт-Петербург', '圣彼得堡', 'Saint Petersburg'),
  city('Краснодар', '克拉斯诺达尔', 'Krasnodar'),
];

import { say, type Texts } from '@mall/validation';

/** Cities offered for landed costs; the order service has their prices under the Russian name. */
export const deliveryCities: readonly Texts[] = [
  say('Уссурийск', '乌苏里斯克', 'Ussuriysk'),
  say('Владивосток', '符拉迪沃斯托克', 'Vladivostok'),
  say('Находка', '纳霍德卡', 'Nakhodka'),
  say('Хабаровск', '哈巴罗夫斯克', 'Khabarovsk'),
  say('Благовещенск', '布拉戈维申斯克', 'Blagoveshchensk'),
  say('Чита', '赤塔', 'Chita'),
  say('Иркутск', '伊尔库茨克', 'Irkutsk'),
  say('Красноярск', '克拉斯诺亚尔斯克', 'Krasnoyarsk'),
  say('Новосибирск', '新西伯利亚', 'Novosibirsk'),
  say('Омск', '鄂木斯克', 'Omsk'),
  say('Екатеринбург', '叶卡捷琳堡', 'Yekaterinburg'),
  say('Челябинск', '车里雅宾斯克', 'Chelyabinsk'),
  say('Казань', '喀山', 'Kazan'),
  say('Самара', '萨马拉', 'Samara'),
  say('Москва', '莫斯科', 'Moscow'),
  say('Санкт-Петербург', '圣彼得堡', 'Saint Petersburg'),
  say('Краснодар', '克拉斯诺达尔', 'Krasnodar'),
];

import { makes } from './makes.js';
import type { Make, Series, Trilingual } from './model.js';

/** Spellings that buyers type, in addition to the names in the tables. */
const spellings: Record<string, string[]> = {
  haval: ['хавал', 'хавэйл', '哈佛'],
  gwm: ['great wall', 'gwm', 'грейтвол', '长城汽车'],
  chery: ['черри', '奇瑞汽车'],
  exeed: ['эксид', 'exeed sterra'],
  geely: ['гили', '吉利汽车'],
  galaxy: ['galaxy', 'галакси'],
  lynkco: ['lynk', 'линк', 'линк ко'],
  zeekr: ['зикер'],
  changan: ['чанъань', '长安汽车'],
  deepal: ['deepal shenlan'],
  byd: ['бид', 'бвд', 'build your dreams'],
  lixiang: ['ли сян', 'li auto', 'лисянг', 'lixiang', 'li', 'ли авто', '理想汽车'],
  aito: ['аито', 'вэньцзе', 'wenjie', '华为问界'],
  xiaomi: ['ксяоми', '小米汽车'],
  voyah: ['войя', 'вояж', 'воях'],
  hongqi: ['хончи', 'хонгчи', 'хунчи'],
  trumpchi: ['гак', 'трампчи', '广汽', '传祺'],
  bestune: ['faw', 'фав', 'бестун', '一汽奔腾'],
  baic: ['баик', '北汽', '北京汽车'],
  jac: ['джак', 'жак', '江淮汽车'],
  nio: ['нио'],
  hiphi: ['хайфай'],
  im: ['ай эм', 'zhiji'],
  icar: ['айкар'],
  swm: ['свм'],
  mini: ['мини'],
  mg: ['мг', 'эмджи', '上汽名爵'],
  toyota: ['тоёта', 'тайота', '丰田汽车'],
  honda: ['хонда', '东风本田', '广汽本田'],
  nissan: ['нисан', '东风日产'],
  volkswagen: ['vw', 'фольцваген', '一汽大众', '上汽大众'],
  audi: ['ауди', '一汽奥迪'],
  bmw: ['бмв', 'бэха', '华晨宝马'],
  mercedes: ['мерс', 'mercedes', 'benz', 'мерседес', '北京奔驰'],
  porsche: ['порш'],
  hyundai: ['хундай', 'хёндэ', 'хендай', '北京现代'],
  kia: ['кия', '悦达起亚'],
  skoda: ['škoda'],
  tank: ['танк 300', '长城坦克'],
};

const countries: Record<Make['origin'], Trilingual> = {
  china: { ru: 'Китай', zh: '中国', en: 'China' },
  japan: { ru: 'Япония', zh: '日本', en: 'Japan' },
  germany: { ru: 'Германия', zh: '德国', en: 'Germany' },
  korea: { ru: 'Республика Корея', zh: '韩国', en: 'Korea' },
  europe: { ru: 'Европа', zh: '欧洲', en: 'Europe' },
  america: { ru: 'США', zh: '美国', en: 'USA' },
};

export interface DemoBrand {
  brandId: string;
  brandParentId: string;
  name: Trilingual;
  desc: Trilingual;
  firstLetter: string;
  seq: number;
  aliases: string[];
  make: Make;
  series?: Series;
}

const firstMakeId = 1001;
const seriesIdsPerMake = 100;

/** Ids by make. They stay the same when makes are added at the end of their origin group. */
export const makeIdOf = new Map<Make, string>(
  makes.map((make, index) => [make, String(firstMakeId + index)]),
);
export const seriesIdOf = new Map<Series, string>(
  makes.flatMap((make, makeIndex) =>
    make.series.map((series, index): [Series, string] => [
      series,
      String((firstMakeId + makeIndex) * seriesIdsPerMake + index),
    ]),
  ),
);

/** Makes, each followed by its series. */
export const brands: DemoBrand[] = makes.flatMap((make, makeIndex) => [
  {
    brandId: makeIdOf.get(make)!,
    brandParentId: '0',
    name: make.name,
    desc: countries[make.origin],
    firstLetter: firstLetterOf(make.name.en),
    seq: makeIndex + 1,
    aliases: [...make.aliases, ...(spellings[make.key] ?? [])],
    make,
  },
  ...make.series.map((series, index) => ({
    brandId: seriesIdOf.get(series)!,
    brandParentId: makeIdOf.get(make)!,
    name: series.name,
    desc: { ru: '', zh: '', en: '' },
    firstLetter: firstLetterOf(series.name.en),
    seq: index + 1,
    aliases: series.aliases,
    make,
    series,
  })),
]);

function firstLetterOf(name: string): string {
  const letter = name[0]!.toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

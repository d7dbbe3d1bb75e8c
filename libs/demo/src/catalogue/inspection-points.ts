import type { INSPECTION_SECTIONS } from '@mall/contracts/product';
import type { Trilingual } from './model.js';

type Section = (typeof INSPECTION_SECTIONS)[number];

export interface Remark {
  title: Trilingual;
  note: Trilingual;
  verdict: 'wear' | 'defect';
  /** Minimum age of cars with this remark, in years. */
  fromYears: number;
  /** Set when the remark applies only to cars with an engine, or only to cars with a traction battery. */
  only?: 'engine' | 'battery';
}

const remark = (
  verdict: Remark['verdict'],
  fromYears: number,
  title: [ru: string, zh: string, en: string],
  note: [ru: string, zh: string, en: string],
  only?: Remark['only'],
): Remark => ({
  verdict,
  fromYears,
  only,
  title: { ru: title[0], zh: title[1], en: title[2] },
  note: { ru: note[0], zh: note[1], en: note[2] },
});

/** The number of points in each section, and the possible remarks. */
export const points: Record<Section, { total: number; remarks: Remark[] }> = {
  body: {
    total: 38,
    remarks: [
      remark(
        'wear',
        1,
        ['Сколы на капоте', '引擎盖石击点', 'Stone chips on the bonnet'],
        ['До 5 точек, металл не открыт', '5处以内，未露底材', 'Up to 5, no bare metal'],
      ),
      remark(
        'wear',
        2,
        ['Потёртости порогов', '门槛磨损', 'Worn sill plates'],
        ['Следы обуви, без сколов', '踩踏痕迹，无掉漆', 'Shoe marks, no chips'],
      ),
      remark(
        'defect',
        4,
        ['Фары', '大灯', 'Headlamps'],
        ['Лёгкое помутнение поликарбоната', '灯罩轻微发黄', 'Slightly dull lenses'],
      ),
    ],
  },
  interior: {
    total: 32,
    remarks: [
      remark(
        'wear',
        1,
        ['Обивка водительского сиденья', '驾驶座椅面料', 'Driver’s seat trim'],
        ['Складки на боковой поддержке', '侧翼轻微褶皱', 'Creases on the bolster'],
      ),
      remark(
        'wear',
        2,
        ['Руль', '方向盘', 'Steering wheel'],
        ['Кожа немного залоснилась', '皮质轻微发亮', 'Leather slightly shiny'],
      ),
      remark(
        'defect',
        5,
        ['Кнопки центральной консоли', '中控按键', 'Console buttons'],
        ['Стёрта маркировка одной кнопки', '一处按键标识磨损', 'Marking of one button worn off'],
      ),
    ],
  },
  engine: {
    total: 26,
    remarks: [
      remark(
        'wear',
        3,
        ['Ремень навесных агрегатов', '附件皮带', 'Auxiliary belt'],
        [
          'Мелкие трещины, заменить к следующему ТО',
          '细小裂纹，建议下次保养更换',
          'Fine cracks, replace at the next service',
        ],
        'engine',
      ),
      remark(
        'wear',
        2,
        ['Моторное масло', '机油', 'Engine oil'],
        ['До замены около 2 000 км', '距更换约2000公里', 'About 2,000 km to the next change'],
        'engine',
      ),
      remark(
        'defect',
        5,
        ['Крышка клапанов', '气门室盖', 'Valve cover'],
        ['Следы запотевания маслом', '轻微渗油', 'Slight oil sweating'],
        'engine',
      ),
      remark(
        'wear',
        1,
        ['Тяговая батарея', '动力电池', 'Traction battery'],
        ['Остаточная ёмкость выше 92 %', '电池健康度92%以上', 'State of health above 92 %'],
        'battery',
      ),
    ],
  },
  chassis: {
    total: 24,
    remarks: [
      remark(
        'wear',
        2,
        ['Тормозные колодки', '刹车片', 'Brake pads'],
        ['Остаток 5–6 мм', '剩余5至6毫米', '5 to 6 mm left'],
      ),
      remark(
        'wear',
        3,
        ['Тормозные диски', '刹车盘', 'Brake discs'],
        ['Буртик в пределах нормы', '边缘轻微磨损，正常范围', 'Lip within limits'],
      ),
      remark(
        'defect',
        6,
        ['Сайлент-блоки рычагов', '下摆臂胶套', 'Control arm bushes'],
        ['Трещины резины', '胶套开裂', 'Cracked rubber'],
      ),
    ],
  },
  electrics: {
    total: 22,
    remarks: [
      remark(
        'wear',
        3,
        ['Аккумулятор 12 В', '12V蓄电池', '12 V battery'],
        [
          'Ток холодной прокрутки 78 % от паспортного',
          '冷启动电流为标称值的78%',
          'Cold cranking current 78 % of rated',
        ],
      ),
      remark(
        'defect',
        4,
        ['Парковочные датчики', '倒车雷达', 'Parking sensors'],
        ['Один задний датчик срабатывает с задержкой', '一个后探头响应迟缓', 'One rear sensor reacts late'],
      ),
    ],
  },
  testDrive: {
    total: 14,
    remarks: [
      remark(
        'wear',
        3,
        ['Шум подвески', '底盘异响', 'Suspension noise'],
        ['Слышен на крупных неровностях', '过大坎时可闻', 'Audible on large bumps'],
      ),
      remark(
        'wear',
        1,
        ['Развал-схождение', '四轮定位', 'Wheel alignment'],
        [
          'Лёгкий увод вправо, рекомендована регулировка',
          '轻微右偏，建议做四轮定位',
          'Pulls slightly right, alignment advised',
        ],
      ),
    ],
  },
  documents: { total: 8, remarks: [] },
};

/** The exporter's inspectors. */
export const inspectors: Trilingual[] = [
  { ru: 'Чжао Лэй', zh: '赵磊', en: 'Zhao Lei' },
  { ru: 'Сунь Гоцян', zh: '孙国强', en: 'Sun Guoqiang' },
  { ru: 'Лю Ян', zh: '刘洋', en: 'Liu Yang' },
  { ru: 'Хань Мэй', zh: '韩梅', en: 'Han Mei' },
];

export const tyreMakes = [
  'Michelin',
  'Continental',
  'Goodyear',
  'Bridgestone',
  'Giti',
  'Chaoyang',
  'Linglong',
];

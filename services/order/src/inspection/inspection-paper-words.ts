import { fillPlainText, type Locale, type Texts } from '@mall/validation';
import { figure } from '@mall/validation/typography';

const words = {
  title: { ru: 'Отчёт об осмотре', zh: '检测报告', en: 'Inspection report' },
  number: { ru: 'Номер', zh: '编号', en: 'Number' },
  date: { ru: 'Дата осмотра', zh: '检测日期', en: 'Inspected on' },
  inspector: { ru: 'Инспектор', zh: '检测员', en: 'Inspector' },
  listing: { ru: 'Номер объявления', zh: '车辆编号', en: 'Listing number' },
  of100: { ru: 'из 100', zh: '满分 100', en: 'of 100' },
  mileageVerified: { ru: 'Пробег подтверждён', zh: '里程已核实', en: 'Mileage verified' },
  floodDamage: { ru: 'Следы затопления', zh: '有泡水痕迹', en: 'Signs of flooding' },
  fireDamage: { ru: 'Следы пожара', zh: '有火烧痕迹', en: 'Signs of fire' },
  structuralDamage: { ru: 'Повреждения силового каркаса', zh: '车身结构受损', en: 'Structural damage' },
  yes: { ru: 'да', zh: '是', en: 'yes' },
  no: { ru: 'нет', zh: '否', en: 'no' },
  body: { ru: 'Кузов и краска', zh: '车身与漆面', en: 'Body and paint' },
  paint: { ru: 'Толщина краски по деталям', zh: '各部位漆膜厚度', en: 'Paint thickness by panel' },
  factory: {
    ru: 'Заводская краска обычно от {from} до {to}. Заметно больше — деталь окрашена или шпатлевалась.',
    zh: '原厂漆厚度通常为 {from} 至 {to}。明显偏厚说明该部位补过漆或刮过腻子。',
    en: 'Factory paint is usually {from} to {to}. Much more means that the panel was painted again or filled.',
  },
  defects: { ru: 'Дефекты', zh: '缺陷', en: 'Defects' },
  photos: {
    ru: 'Фотографии дефектов — на странице отчёта на сайте.',
    zh: '缺陷照片见网站上的检测报告页面。',
    en: 'Pictures of the defects are on the page of the report on the site.',
  },
  noDefects: {
    ru: 'Дефектов больше нормального износа не найдено.',
    zh: '未发现超出正常磨损的缺陷。',
    en: 'No defects beyond normal wear were found.',
  },
  passed: {
    ru: '{passed} из {total} без замечаний',
    zh: '{total} 项中 {passed} 项正常',
    en: '{passed} of {total} without remark',
  },
  sections: { ru: 'Что проверено', zh: '检测项目', en: 'What was checked' },
  remarks: { ru: 'Замечания: {section}', zh: '{section}：异常项', en: 'Remarks: {section}' },
  tyres: { ru: 'Шины, остаток протектора', zh: '轮胎花纹深度', en: 'Tyres, tread left' },
  leastTread: {
    ru: 'По правилам в России нужно не менее {summer} у летних шин и {winter} у зимних.',
    zh: '俄罗斯规定：夏季轮胎不低于 {summer}，冬季轮胎不低于 {winter}。',
    en: 'Russian rules ask for at least {summer} on summer tyres and {winter} on winter tyres.',
  },
  comma: { ru: ', ', zh: '，', en: ', ' },
  mm: { ru: 'мм', zh: 'mm', en: 'mm' },
  micron: { ru: 'мкм', zh: 'µm', en: 'µm' },
} as const satisfies Record<string, Texts>;

export type InspectionWord = keyof typeof words;

/** Returns the text with its `{names}` filled in. */
export const sayOf = (
  word: InspectionWord,
  lang: Locale,
  values: Readonly<Record<string, string>> = {},
): string => fillPlainText(words[word], lang, values);

export const inMm = (value: number, lang: Locale): string =>
  `${figure(value, lang)}\u00a0${sayOf('mm', lang)}`;

export const inMicrons = (value: number, lang: Locale): string =>
  `${figure(value, lang)}\u00a0${sayOf('micron', lang)}`;

/** Joins the known values. */
export const listed = (known: readonly (string | number | undefined)[], lang: Locale): string =>
  known.filter(Boolean).join(sayOf('comma', lang));

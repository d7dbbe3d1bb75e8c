import {
  Bool,
  Day,
  Decimal,
  FileUrl,
  Int,
  ListOf,
  ListOfValues,
  OneOf,
  say,
  Text,
  Trilingual,
  type Texts,
} from '@mall/validation';

export const INSPECTION_SECTIONS = [
  'body',
  'interior',
  'engine',
  'chassis',
  'electrics',
  'testDrive',
  'documents',
] as const;
export const INSPECTION_VERDICTS = ['ok', 'wear', 'defect'] as const;
export const PANELS = [
  'bonnet',
  'roof',
  'bootLid',
  'frontBumper',
  'rearBumper',
  'frontLeftWing',
  'frontRightWing',
  'rearLeftWing',
  'rearRightWing',
  'frontLeftDoor',
  'frontRightDoor',
  'rearLeftDoor',
  'rearRightDoor',
  'leftSill',
  'rightSill',
  'windscreen',
  'interior',
] as const;
export const PAINT_VERDICTS = ['original', 'repainted', 'filler', 'replaced'] as const;
export const DEFECT_KINDS = ['scratch', 'dent', 'chip', 'corrosion', 'crack', 'wear', 'stain'] as const;
export const TYRE_PLACES = ['frontLeft', 'frontRight', 'rearLeft', 'rearRight', 'spare'] as const;

export type Panel = (typeof PANELS)[number];

export class InspectionItem {
  @Trilingual({ label: say('Замечание', '问题', 'Remark') }) title!: Texts;
  @OneOf(INSPECTION_VERDICTS, { label: say('Заключение', '结果', 'Verdict') })
  verdict!: (typeof INSPECTION_VERDICTS)[number];
  @Trilingual({ label: say('Пояснение', '说明', 'Explanation'), optional: true }) note?: Texts;
}

export class InspectionSection {
  @OneOf(INSPECTION_SECTIONS, { label: say('Раздел', '项目', 'Section') })
  section!: (typeof INSPECTION_SECTIONS)[number];
  @Int({
    label: say('Пунктов без замечаний', '正常项数', 'Points without remarks'),
    description: 'Points without a remark.',
  })
  passed!: number;
  @Int({ label: say('Всего пунктов', '总项数', 'Points in all'), description: 'Points looked at.' })
  total!: number;
  /** The points worth reading; points without a remark may be left out. */
  @ListOf(() => InspectionItem, {
    label: say('Замечания', '问题项', 'Remarks'),
    optional: true,
    maxItems: 100,
  })
  items?: InspectionItem[];
}

/** One body panel under the paint gauge. */
export class PaintReading {
  @OneOf(PANELS, { label: say('Деталь', '部位', 'Panel') }) panel!: Panel;
  @Int({
    label: say('Толщина, мкм', '厚度（μm）', 'Thickness, µm'),
    max: 5000,
    description: 'Paint thickness in micrometres.',
  })
  microns!: number;
  @OneOf(PAINT_VERDICTS, { label: say('Заключение', '结果', 'Verdict') })
  verdict!: (typeof PAINT_VERDICTS)[number];
}

export class Defect {
  @OneOf(PANELS, { label: say('Деталь', '部位', 'Panel') }) panel!: Panel;
  @OneOf(DEFECT_KINDS, { label: say('Вид дефекта', '瑕疵类型', 'Kind of defect') })
  kind!: (typeof DEFECT_KINDS)[number];
  @Int({ label: say('Размер, мм', '尺寸（mm）', 'Size, mm'), optional: true, max: 10_000 }) sizeMm?: number;
  @Trilingual({ label: say('Пояснение', '说明', 'Explanation'), optional: true }) note?: Texts;
  /** Address of the close-up. */
  @FileUrl({ label: say('Фотография', '图片', 'Picture'), optional: true }) imgUrl?: string;
}

export class TyreReading {
  @OneOf(TYRE_PLACES, { label: say('Колесо', '位置', 'Wheel') }) place!: (typeof TYRE_PLACES)[number];
  @Decimal({ label: say('Протектор, мм', '花纹深度（mm）', 'Tread, mm'), min: 0, max: 30 }) treadMm!: number;
  @Text({ label: say('Марка шины', '轮胎品牌', 'Tyre make'), optional: true, max: 64 }) brand?: string;
  @Int({
    label: say('Год выпуска шины', '轮胎生产年份', 'Year of the tyre'),
    optional: true,
    min: 1990,
    max: 2100,
  })
  madeIn?: number;
}

/** An inspection report as data, so that it reads in every language and two of them can be compared. */
export class InspectionReport {
  @Text({ label: say('Номер отчёта', '报告编号', 'Report number'), max: 64, kind: 'code' }) reportNo!: string;
  @Day({ label: say('Дата осмотра', '检测日期', 'Inspected on'), of: 'event' }) inspectedOn!: string;
  @Trilingual({ label: say('Кто осматривал', '检测人', 'Inspector'), optional: true }) inspector?: Texts;
  /** 0 to 100. */
  @Int({ label: say('Оценка из 100', '评分（满分100）', 'Score of 100'), max: 100 }) score!: number;
  @Trilingual({ label: say('Вывод', '结论', 'Conclusion'), optional: true }) summary?: Texts;
  @Bool({ label: say('Пробег подтверждён', '里程已核实', 'Mileage verified'), optional: true })
  mileageVerified?: boolean;
  @Bool({ label: say('Следы затопления', '有泡水痕迹', 'Signs of flooding'), optional: true })
  floodDamage?: boolean;
  @Bool({ label: say('Следы пожара', '有火烧痕迹', 'Signs of fire'), optional: true }) fireDamage?: boolean;
  @Bool({ label: say('Повреждён силовой каркас', '骨架受损', 'Structure damaged'), optional: true })
  structuralDamage?: boolean;
  @ListOf(() => InspectionSection, {
    label: say('Что проверено', '检测项目', 'What was checked'),
    maxItems: 20,
  })
  sections!: InspectionSection[];
  @ListOf(() => PaintReading, {
    label: say('Толщина краски по деталям', '漆膜厚度', 'Paint thickness by panel'),
    optional: true,
    maxItems: 40,
  })
  paint?: PaintReading[];
  @ListOf(() => Defect, { label: say('Дефекты', '瑕疵', 'Defects'), optional: true, maxItems: 200 })
  defects?: Defect[];
  @ListOf(() => TyreReading, { label: say('Шины', '轮胎', 'Tyres'), optional: true, maxItems: 6 })
  tyres?: TyreReading[];
  @ListOfValues('fileUrl', {
    label: say('Фотографии осмотра', '检测图片', 'Pictures of the inspection'),
    optional: true,
    maxItems: 40,
  })
  imgUrls?: string[];
}

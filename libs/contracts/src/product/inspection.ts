import {
  Bool,
  Day,
  Decimal,
  FileUrl,
  Int,
  ListOf,
  ListOfValues,
  OneOf,
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
  @Trilingual() title!: Texts;
  @OneOf(INSPECTION_VERDICTS) verdict!: (typeof INSPECTION_VERDICTS)[number];
  @Trilingual({ optional: true }) note?: Texts;
}

export class InspectionSection {
  @OneOf(INSPECTION_SECTIONS) section!: (typeof INSPECTION_SECTIONS)[number];
  @Int({ description: 'Points without a remark.' }) passed!: number;
  @Int({ description: 'Points looked at.' }) total!: number;
  /** The points worth reading; points without a remark may be left out. */
  @ListOf(() => InspectionItem, { optional: true, maxItems: 100 }) items?: InspectionItem[];
}

/** One body panel under the paint gauge. */
export class PaintReading {
  @OneOf(PANELS) panel!: Panel;
  @Int({ max: 5000, description: 'Paint thickness in micrometres.' }) microns!: number;
  @OneOf(PAINT_VERDICTS) verdict!: (typeof PAINT_VERDICTS)[number];
}

export class Defect {
  @OneOf(PANELS) panel!: Panel;
  @OneOf(DEFECT_KINDS) kind!: (typeof DEFECT_KINDS)[number];
  @Int({ optional: true, max: 10_000 }) sizeMm?: number;
  @Trilingual({ optional: true }) note?: Texts;
  /** Address of the close-up. */
  @FileUrl({ optional: true }) imgUrl?: string;
}

export class TyreReading {
  @OneOf(TYRE_PLACES) place!: (typeof TYRE_PLACES)[number];
  @Decimal({ min: 0, max: 30 }) treadMm!: number;
  @Text({ optional: true, max: 64 }) brand?: string;
  @Int({ optional: true, min: 1990, max: 2100 }) madeIn?: number;
}

/** An inspection report as data, so that it reads in every language and two of them can be compared. */
export class InspectionReport {
  @Text({ max: 64, kind: 'code' }) reportNo!: string;
  @Day({ of: 'event' }) inspectedOn!: string;
  @Trilingual({ optional: true }) inspector?: Texts;
  /** 0 to 100. */
  @Int({ max: 100 }) score!: number;
  @Trilingual({ optional: true }) summary?: Texts;
  @Bool({ optional: true }) mileageVerified?: boolean;
  @Bool({ optional: true }) floodDamage?: boolean;
  @Bool({ optional: true }) fireDamage?: boolean;
  @Bool({ optional: true }) structuralDamage?: boolean;
  @ListOf(() => InspectionSection, { maxItems: 20 }) sections!: InspectionSection[];
  @ListOf(() => PaintReading, { optional: true, maxItems: 40 }) paint?: PaintReading[];
  @ListOf(() => Defect, { optional: true, maxItems: 200 }) defects?: Defect[];
  @ListOf(() => TyreReading, { optional: true, maxItems: 6 }) tyres?: TyreReading[];
  @ListOfValues('fileUrl', { optional: true, maxItems: 40 }) imgUrls?: string[];
}

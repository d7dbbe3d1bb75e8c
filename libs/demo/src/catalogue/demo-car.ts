import type { Accident, Colour, Condition } from '@mall/contracts/product';
import type { EcoClass } from './eco-class.js';
import type { bodyOf, Shape, Trilingual, Trim } from './model.js';

/** One car as plain data, in the words of the catalogue's contract; prices are CNY fen. */
export interface DemoCar {
  index: number;
  shape: Shape;
  spuId: string;
  shopId: string;
  brandId: string;
  seriesId: string;
  categoryId: string;
  name: Trilingual;
  sellingPoint: Trilingual;
  trim: Trilingual;
  condition: Condition;
  year: number;
  bodyType: (typeof bodyOf)[Shape];
  fuel: Trim['fuel'];
  engineCc: number;
  powerKw: number;
  powerHp: number;
  power30MinKw?: number;
  enginePowerKw?: number;
  motorPowerKw?: number;
  torqueNm: number;
  batteryKwh?: number;
  rangeKm?: number;
  gearbox: Trim['gearbox'];
  drive: Trim['drive'];
  steering: 'left';
  colour: Colour;
  interiorColour: Colour;
  seats: number;
  doors: number;
  ecoClass: EcoClass;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  wheelbaseMm: number;
  curbWeightKg: number;
  locationCity: Trilingual;
  incoterm: string;
  exportReadyDate: string;
  keys: number;
  mileageKm: number;
  partyCode: string;
  priceFee: number;
  marketPriceFee: number;
  stock: number;
  saleNum: number;
  createTime: string;
  attrValueIds: string[];
  /** The fields from here on are for used cars only. */
  vin?: string;
  firstRegDate?: string;
  transferCount?: number;
  accidentGrade?: Accident;
  /** Price for more than ten units; new cars only. */
  wholesalePriceFee?: number;
}

import type { Accident, Colour, Condition } from '@mall/contracts/product';
import type { CommonFacts } from './common-facts.js';
import type { Trilingual } from './model.js';

/** One car as plain data, in the words of the catalogue's contract; prices are CNY fen. */
export interface DemoCar extends CommonFacts {
  index: number;
  spuId: string;
  shopId: string;
  sellingPoint: Trilingual;
  condition: Condition;
  steering: 'left';
  colour: Colour;
  interiorColour: Colour;
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

import { Day, Decimal, Int, OneOf, Text, Trilingual, type Texts } from '@mall/validation';
import {
  ACCIDENTS,
  BODIES,
  COLOURS,
  CONDITIONS,
  DRIVES,
  FUELS,
  GEARBOXES,
  STEERINGS,
  type Accident,
  type Body,
  type Colour,
  type Condition,
  type Drive,
  type Fuel,
  type Gearbox,
  type Steering,
} from './car-words.js';

/** A fact that may be missing; null removes it. */
const label = (ru: string, zh: string, en: string) => ({
  label: { ru, zh, en },
  optional: true,
  nullable: true,
});

/**
 * Facts about one car. Everything is optional here, because a draft may lack anything; publishing requires the facts in
 * `FACTS_TO_PUBLISH`.
 */
export class CarFacts {
  @OneOf(CONDITIONS, label('Состояние', '车况', 'Condition')) condition?: Condition;
  /** Model year. */
  @Int({ ...label('Год выпуска', '年款', 'Year'), min: 1950, max: 2100 }) year?: number;
  @Day({ ...label('Дата первой регистрации', '首次上牌日期', 'First registration'), of: 'registration' })
  firstRegDate?: string;
  @Int({ ...label('Пробег, км', '行驶里程', 'Mileage, km'), max: 2_000_000 }) mileageKm?: number;
  @OneOf(BODIES, label('Кузов', '车身形式', 'Body')) bodyType?: Body;
  @OneOf(FUELS, label('Топливо', '燃料类型', 'Fuel')) fuel?: Fuel;
  /** Engine displacement; absent or 0 for an electric car. */
  @Int({ ...label('Объём двигателя, см³', '排量', 'Engine, cc'), max: 20_000 }) engineCc?: number;
  @Text({ ...label('Модель двигателя', '发动机型号', 'Engine code'), max: 64, kind: 'code' })
  engineCode?: string;
  @Decimal({ ...label('Мощность, кВт', '功率', 'Power, kW'), min: 0, max: 2000 }) powerKw?: number;
  /** Metric horsepower, 1 hp = 0.73549875 kW; the product service derives it when only kW is given. */
  @Int({ ...label('Мощность, л. с.', '马力', 'Power, hp'), max: 2700 }) powerHp?: number;
  /** 30-minute power of the electric motor, which customs use. */
  @Decimal({ ...label('30-минутная мощность, кВт', '30分钟功率', '30-minute power, kW'), min: 0, max: 2000 })
  power30MinKw?: number;
  /** Power of the combustion engine alone and of all electric motors together; hybrids only. */
  @Decimal({ ...label('Мощность ДВС, кВт', '发动机功率', 'Engine power, kW'), min: 0, max: 2000 })
  enginePowerKw?: number;
  @Decimal({ ...label('Мощность электромоторов, кВт', '电机功率', 'Motor power, kW'), min: 0, max: 2000 })
  motorPowerKw?: number;
  @Int({ ...label('Крутящий момент, Н·м', '扭矩', 'Torque, Nm'), max: 5000 }) torqueNm?: number;
  @Decimal({ ...label('Батарея, кВт·ч', '电池容量', 'Battery, kWh'), min: 0, max: 500 }) batteryKwh?: number;
  @Int({ ...label('Запас хода, км', '纯电续航', 'Electric range, km'), max: 3000 }) rangeKm?: number;
  @OneOf(GEARBOXES, label('Коробка передач', '变速箱', 'Gearbox')) gearbox?: Gearbox;
  @OneOf(DRIVES, label('Привод', '驱动方式', 'Drive')) drive?: Drive;
  @OneOf(STEERINGS, label('Руль', '方向盘位置', 'Steering side')) steering?: Steering;
  @OneOf(COLOURS, label('Цвет', '车身颜色', 'Colour')) colour?: Colour;
  @OneOf(COLOURS, label('Цвет салона', '内饰颜色', 'Interior colour')) interiorColour?: Colour;
  @Int({ ...label('Мест', '座位数', 'Seats'), min: 1, max: 60 }) seats?: number;
  @Int({ ...label('Дверей', '车门数', 'Doors'), min: 1, max: 8 }) doors?: number;
  /** Emission class as on the papers: `Euro 5`, `China 6b`. */
  @Text({ ...label('Экологический класс', '排放标准', 'Emission class'), max: 32 }) ecoClass?: string;
  @Int({ ...label('Смен владельца', '过户次数', 'Transfers'), max: 100 }) transferCount?: number;
  @OneOf(ACCIDENTS, label('ДТП', '事故等级', 'Accidents')) accidentGrade?: Accident;
  @Int({ ...label('Ключей', '钥匙数量', 'Keys'), max: 10 }) keys?: number;
  @Int({ ...label('Длина, мм', '车长', 'Length, mm'), max: 20_000 }) lengthMm?: number;
  @Int({ ...label('Ширина, мм', '车宽', 'Width, mm'), max: 5000 }) widthMm?: number;
  @Int({ ...label('Высота, мм', '车高', 'Height, mm'), max: 6000 }) heightMm?: number;
  @Int({ ...label('Колёсная база, мм', '轴距', 'Wheelbase, mm'), max: 12_000 }) wheelbaseMm?: number;
  @Int({ ...label('Снаряжённая масса, кг', '整备质量', 'Kerb weight, kg'), max: 40_000 })
  curbWeightKg?: number;
  /** Equipment line as the maker names it. */
  @Trilingual(label('Комплектация', '配置版本', 'Trim')) trim?: Texts;
  /** City where the car stands now. */
  @Trilingual(label('Город', '所在城市', 'Location')) locationCity?: Texts;
  /** Delivery term; DAP Ussuriysk by default. */
  @Text({ ...label('Условие поставки', '贸易条款', 'Delivery term'), max: 64 }) incoterm?: string;
  @Day({ ...label('Готов к экспорту с', '可出口日期', 'Ready to export from'), of: 'readiness' })
  exportReadyDate?: string;
}

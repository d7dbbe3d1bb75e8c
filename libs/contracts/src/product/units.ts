import { say, type Texts } from '@mall/validation';

/** Units of figures about cars, as they are written behind a number. */
export const units = {
  km: say('км', '公里', 'km'),
  litre: say('л', 'L', 'L'),
  cc: say('см³', 'mL', 'cc'),
  hp: say('л.\u00a0с.', '马力', 'hp'),
  kw: say('кВт', 'kW', 'kW'),
  kwh: say('кВт·ч', 'kWh', 'kWh'),
  nm: say('Н·м', 'N·m', 'Nm'),
  mm: say('мм', 'mm', 'mm'),
  kg: say('кг', 'kg', 'kg'),
  micron: say('мкм', 'μm', 'µm'),
} as const satisfies Record<string, Texts>;

export type Unit = keyof typeof units;

import { useTranslate } from 'react-admin';
import type { DealSettingView } from '@mall/contracts/order';
import { numberFormat } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { shapeOf } from './setting-shape.js';

interface SettingValueProps {
  readonly setting: DealSettingView;
  readonly value: number;
}

/** Formats a value: `500 000 ¥`, `2,5 %`, `72 ч` */
export function SettingValue({ setting, value }: SettingValueProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { scale, unit, choices } = shapeOf(setting);
  const choice = choices?.find(({ id }) => id === value);
  if (choice) return translate(choice.name);
  const number = numberFormat(locale, { maximumFractionDigits: 2 });
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {number.format(value / scale)}
      {unit && ` ${unit}`}
    </span>
  );
}

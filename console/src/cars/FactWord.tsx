import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import {
  brokenRules,
  fieldsReadAt,
  hpFromKw,
  isElectricDrive,
  type JudgedCar,
} from '@mall/contracts/product';
import { fillText, figure, newestDay, say, type Texts } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';

/** Reason why a car has no 30-minute power, and what is counted instead. */
const NO_30_MINUTES = say(
  'Не указана: сбор считают по доле от полной мощности, а отметки «До 80 л. с. за 30 минут» не будет',
  '未填写：报废税按总功率的一定比例估算，且不显示“30分钟功率80马力以内”标签',
  'Not given: the recycling fee is estimated from a share of the power, and the badge “Up to 80 hp for 30 minutes” is not shown',
);

/** Facts that are counted from others, by the field from which they follow. */
const FOLLOWING: Readonly<
  Record<string, { reads: readonly (keyof JudgedCar)[]; derive: (car: JudgedCar) => Following }>
> = {
  powerKw: { reads: ['powerKw'], derive: ({ powerKw }) => (powerKw ? { hp: hpFromKw(powerKw) } : undefined) },
  power30MinKw: {
    reads: ['fuel', 'power30MinKw'],
    derive: ({ fuel, power30MinKw }) =>
      fuel && isElectricDrive(fuel) && !power30MinKw ? { text: NO_30_MINUTES } : undefined,
  },
};

type Following = { readonly hp: number } | { readonly text: Texts } | undefined;

/**
 * Returns what is to be said at the field of a fact: the rule that it breaks at present, or what follows from it. The server
 * applies the same rules, and others that need the cars on sale.
 */
export function useFactWord(name: string): ReactElement | undefined {
  const locale = useReaderLocale();
  const following = FOLLOWING[name];
  const fields = [...new Set([...fieldsReadAt(name), ...(following?.reads ?? [])])];
  const values = useWatch({ name: fields }) as unknown[];
  const car: JudgedCar = Object.fromEntries(
    fields.map((field, nth) => [field, values[nth] === '' ? null : values[nth]]),
  );
  const broken = brokenRules(car, { today: newestDay() }).find(({ field }) => field === name);
  if (broken)
    return (
      <Box component="span" sx={{ color: broken.weight === 'refused' ? 'error.main' : 'warning.main' }}>
        {fillText(broken.text, locale, broken.params)}
      </Box>
    );
  const follows = following?.derive(car);
  if (!follows) return undefined;
  return <span>{'hp' in follows ? `= ${figure(follows.hp, 'hp', locale)}` : follows.text[locale]}</span>;
}

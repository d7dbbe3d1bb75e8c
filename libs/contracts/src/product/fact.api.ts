import { Id, ListOf, Text } from '@mall/validation';
import { defineApi, internal, nothing } from '../define/index.js';
import { Affirmed } from './car.dto.js';
import { productErrors } from './product.errors.js';

/** A VIN that is to be named for a car of the catalogue. */
export class VinOfCarDto {
  @Id() spuId!: string;
  @Text({ max: 17 }) vin!: string;
}

export class JudgeVinsDto {
  @ListOf(() => VinOfCarDto, { maxItems: 1_000 }) vins!: VinOfCarDto[];
  @Affirmed() affirmed?: string[];
}

/** Facts of cars, judged for other services. */
export const productFactApi = defineApi('product.fact', {
  judgeVins: {
    request: JudgeVinsDto,
    response: nothing,
    access: internal(),
    errors: [productErrors.factsContradict, productErrors.factsQuestioned],
    summary:
      'Refuse VINs that contradict the make or the year of their cars, at `vins.0.vin` and so on, unless a person affirmed them.',
  },
});

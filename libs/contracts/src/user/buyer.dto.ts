import { Flag, Id, Instant, ListOfValues, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';

export class BuyerPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100, description: 'Part of a name, login or the end of a phone number' })
  keyWord?: string;
  @Flag({ optional: true }) profileComplete?: number;
  @Instant({ of: 'period', optional: true }) startTime?: string;
  @Instant({ of: 'period', optional: true, notBelow: 'startTime' }) endTime?: string;
}

export class BuyerRefDto {
  @Id() userId!: string;
}

export class RevealPassportDto {
  @Id() userId!: string;
  @Text({
    label: { ru: 'Причина просмотра', zh: '查看原因', en: 'Reason' },
    min: 5,
    max: 300,
    kind: 'lines',
  })
  reason!: string;
}

export class RevealPageDto extends AdminPageDto {
  @Id({ optional: true }) userId?: string;
}

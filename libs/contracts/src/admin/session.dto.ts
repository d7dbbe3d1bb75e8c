import { ListOfValues, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';

/** Page of staff sessions, the one used last first. */
export class OnlineSessionPageDto extends AdminPageDto {
  @ListOfValues('string', { optional: true, maxItems: 1_000 }) ids?: string[];
  @Text({ optional: true, max: 100, description: 'Part of a name, login or phone number' }) keyWord?: string;
  @Text({ optional: true, max: 64, description: 'Part of an address', kind: 'code' }) remoteAddr?: string;
}

import { Instant, Text } from '@mall/validation';
import { adminLabels } from './admin.labels.js';

/** Maximum number of settings per user: a few for each list, with room to spare. */
export const MOST_OWN_SETTINGS = 200;

/** A display setting of one user of a console, under the name that the console gives it, such as `orders.datatable`. */
export class KeepSettingDto {
  @Text({
    label: adminLabels.settingName,
    max: 80,
    pattern: /^[a-z][\w-]{0,39}(?:\.[\w-]{1,39}){0,2}$/,
    kind: 'code',
  })
  name!: string;
  /** Value as serialized by the console, stored unchanged. A missing value removes the setting. */
  @Text({ label: adminLabels.settingValue, max: 4000, optional: true, nullable: true, kind: 'raw' }) value?:
    string | null;
}

export class OwnSettingView {
  @Text() name!: string;
  @Text({ min: 0, max: 4000 }) value!: string;
  @Instant() changedTime!: string;
}

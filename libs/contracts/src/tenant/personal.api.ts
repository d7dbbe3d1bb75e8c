import { defineApi, internal, PersonalDataDto, personalDataRows, texts } from '../define/index.js';

/** Operations on the data of one person, for requests about personal data. */
export const tenantPersonalApi = defineApi('tenant.personal', {
  ...personalDataRows,
  ownShops: {
    request: PersonalDataDto,
    response: texts,
    access: internal(),
    summary: 'Names of the shops that a person has or applies for.',
  },
});

import { defineApi, personalDataRows } from '../define/index.js';

/** Operations on the data of one person, for requests about personal data. */
export const productPersonalApi = defineApi('product.personal', personalDataRows);

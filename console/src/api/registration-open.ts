import { queryOptions } from '@tanstack/react-query';
import { connection } from './mall.js';

/** Whether people may apply to become staff. */
export const registrationOpen = queryOptions({
  ...connection.read('admin.param.publicValue', { key: 'SITE_REGISTER_ENABLE' }),
  select: (value) => value === '1',
});

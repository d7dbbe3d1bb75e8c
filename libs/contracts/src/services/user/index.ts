import { authEvents } from '../../auth/index.js';
import { consumptions, defineService, only } from '../../define/index.js';
import { fileApi } from '../../file/index.js';

export const userCalls = { files: only(fileApi, 'attach') };

export const userDeclaration = defineService({
  name: 'user',
  calls: userCalls,
  consumes: consumptions(authEvents.accountRegistered),
});

import { defineService, only } from '../../define/index.js';
import { userPersonalApi } from '../../user/index.js';

export const fileCalls = { copies: only(userPersonalApi, 'copyOf') };

export const fileDeclaration = defineService({ name: 'file', calls: fileCalls, consumes: [] });

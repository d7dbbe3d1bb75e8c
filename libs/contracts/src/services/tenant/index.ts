import { defineService, only } from '../../define/index.js';
import { fileApi } from '../../file/index.js';

export const tenantCalls = { files: only(fileApi, 'attach') };

export const tenantDeclaration = defineService({ name: 'tenant', calls: tenantCalls, consumes: [] });

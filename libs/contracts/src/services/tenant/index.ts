import { defineService, only } from '../../define/index.js';
import { fileApi } from '../../file/index.js';
import { userDivisionApi } from '../../user/index.js';

export const tenantCalls = {
  files: only(fileApi, 'attach'),
  divisions: only(userDivisionApi, 'cascaderPaths', 'areasByParent'),
};

export const tenantDeclaration = defineService({ name: 'tenant', calls: tenantCalls, consumes: [] });

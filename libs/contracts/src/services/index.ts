import type { ServiceDeclaration } from '../define/index.js';
import { adminDeclaration } from './admin/index.js';
import { authDeclaration } from './auth/index.js';
import { chatDeclaration } from './chat/index.js';
import { fileDeclaration } from './file/index.js';
import { gatewayDeclaration } from './gateway/index.js';
import { orderDeclaration } from './order/index.js';
import { productDeclaration } from './product/index.js';
import { tenantDeclaration } from './tenant/index.js';
import { userDeclaration } from './user/index.js';

/** Every service of the mall. A service imports only its own declaration, from `@mall/contracts/services/<name>`. */
export const allServices: readonly ServiceDeclaration[] = [
  gatewayDeclaration,
  authDeclaration,
  productDeclaration,
  orderDeclaration,
  userDeclaration,
  tenantDeclaration,
  adminDeclaration,
  fileDeclaration,
  chatDeclaration,
];

export { GatewayByNumber } from './gateway-by-number.js';
export * from './sms-environment.js';
export type * from './sms-gateway.js';

export { lockFlags, logTypes, menuTypes } from '@mall/contracts/admin';

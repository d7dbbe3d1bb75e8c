export { lockFlags, logTypes, menuTypes, microAppStatuses } from '@mall/contracts/admin';

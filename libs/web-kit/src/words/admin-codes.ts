export { lockFlags, logTypes, menuPlaces, menuTypes, microAppStatuses } from '@mall/contracts/admin';

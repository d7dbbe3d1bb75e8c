export {
  lockFlags,
  logTypes,
  menuPlaces,
  menuTypes,
  microAppStatuses,
  OWN_ADDRESSES,
} from '@mall/contracts/admin';

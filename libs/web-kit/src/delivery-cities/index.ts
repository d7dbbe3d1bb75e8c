export { deliveryCities } from '@mall/contracts/product';

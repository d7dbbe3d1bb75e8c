import { read } from '../../../mall/api.js';

export const ownRequests = read('user.personal.own', {});

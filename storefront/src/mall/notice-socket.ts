/** Apart from `live.ts`, so that it loads when somebody is signed in. */
export { NoticeSocket } from '@mall/web-kit';

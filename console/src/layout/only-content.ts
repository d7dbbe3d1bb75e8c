import { forgetRecord, keepRecord, keptRecord } from '../api/records.js';

const RECORD = 'onlyContent';

/** Whether the page is shown without menu and tabs, in this browser tab: `?onlyContent=1` at the first address. */
export function isOnlyContent(): boolean {
  const asked = new URLSearchParams(window.location.search).get('onlyContent');
  if (asked === '1') keepRecord(RECORD, true, 'session');
  if (asked === '0') forgetRecord(RECORD, 'session');
  return keptRecord(RECORD, 'session') === true;
}

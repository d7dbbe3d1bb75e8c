import { forgetRecord, keepRecord, keptRecord } from '../api/records.js';

const RECORD = 'onlyContent';

/** Whether this browser tab shows the page without menu and tabs: `?onlyContent=1` at the first address. */
export function isOnlyContent(): boolean {
  const asked = new URLSearchParams(window.location.search).get('onlyContent');
  if (asked === '1') keepRecord(RECORD, true, 'session');
  if (asked === '0') forgetRecord(RECORD, 'session');
  return keptRecord(RECORD, 'session') === true;
}

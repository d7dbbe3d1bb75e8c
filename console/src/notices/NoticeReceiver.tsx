import { plainText } from '@mall/web-kit';
import { Alert, AlertTitle, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { receiveNotices } from './notice-socket.js';

/** Distance between the top of the window and a notification, in pixels. Prescribed. */
export const NOTICE_OFFSET = 60;

/** Time for which a notification is shown. */
const SHOWN_MS = 4_500;

interface Popup {
  readonly id: number;
  readonly text: string;
}

/** Shows each notice that arrives over the live socket; renders nothing until then. */
export function NoticeReceiver() {
  const translate = useTranslate();
  const [popups, setPopups] = useState<readonly Popup[]>([]);
  useEffect(() => {
    let last = 0;
    return receiveNotices((html) => {
      last += 1;
      setPopups((before) => [...before, { id: last, text: plainText(html) }]);
    });
  }, []);
  const close = (id: number) => setPopups((before) => before.filter((one) => one.id !== id));
  if (popups.length === 0) return null;
  return (
    <Stack spacing={1} sx={place} role="status">
      {popups.map(({ id, text }) => (
        <NoticePopup key={id} onClose={() => close(id)}>
          {`${asSentence(text)} ${translate('console.notices.suffix')}`}
        </NoticePopup>
      ))}
    </Stack>
  );
}

/** Adds the full stop that text typed by people, such as a reason, may lack. */
function asSentence(text: string): string {
  if (/[.!?…。！？]$/.test(text)) return text;
  return text + (/\p{Script=Han}$/u.test(text) ? '。' : '.');
}

function NoticePopup({ children, onClose }: { readonly children: string; readonly onClose: () => void }) {
  const translate = useTranslate();
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
    // The notification keeps its time, whatever is rendered meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Alert severity="warning" variant="outlined" sx={paper} onClose={onClose}>
      <AlertTitle>{translate('console.notices.popup')}</AlertTitle>
      {children}
    </Alert>
  );
}

const place = {
  position: 'fixed',
  top: NOTICE_OFFSET,
  right: 16,
  width: 330,
  maxWidth: 'calc(100vw - 32px)',
  zIndex: 'snackbar',
} as const;

const paper = { backgroundColor: 'background.paper', boxShadow: 3, overflowWrap: 'anywhere' } as const;

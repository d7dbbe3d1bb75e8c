import { paperContent } from '@mall/contracts/chat';
import { DOCUMENT_KINDS, type DocumentKind } from '@mall/contracts/order';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useNotify, useTranslate } from 'react-admin';
import { useCall } from '../api/use-call.js';
import { orderIdOf, type Conversation } from './use-conversation.js';

interface PaperMenuProps {
  readonly conversation: Conversation;
  readonly onSend: (content: string) => void;
}

/** Sends the current contract or invoice of the order, after issuing it if necessary. */
export function PaperMenu({ conversation, onSend }: PaperMenuProps) {
  const translate = useTranslate();
  const call = useCall();
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'list' });
  const [anchor, setAnchor] = useState<HTMLElement>();
  const orderId = orderIdOf(conversation);
  if (orderId === undefined || conversation.side !== 'desk' || !canAccess) return null;
  const send = async (paper: DocumentKind): Promise<void> => {
    setAnchor(undefined);
    try {
      const { documentId } = await call(`order.document.${paper}`, { orderId });
      onSend(paperContent(paper, documentId));
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <IconButton
        aria-label={translate('console.chat.sendPaper')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <DescriptionOutlined />
      </IconButton>
      <Menu anchorEl={anchor ?? null} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {DOCUMENT_KINDS.map((paper) => (
          <MenuItem key={paper} onClick={() => void send(paper)}>
            {translate(`console.documents.kinds.${paper}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

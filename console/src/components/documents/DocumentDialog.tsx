import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DocumentLinkView } from '@mall/contracts/order';
import { PrivateDocument } from '../PrivateDocument.js';

export interface DocumentToOpen {
  /** Identifies document, version and language. */
  readonly key: string;
  readonly title: string;
  readonly open: () => Promise<DocumentLinkView>;
}

interface DocumentDialogProps {
  readonly document: DocumentToOpen;
  readonly onClose: () => void;
}

/** An issued document with a button that saves it. */
export function DocumentDialog({ document, onClose }: DocumentDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth>
      <DialogTitle>{document.title}</DialogTitle>
      <DialogContent>
        <PrivateDocument
          url={document.key}
          open={document.open}
          name={`${document.title}.pdf`}
          height="70vh"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

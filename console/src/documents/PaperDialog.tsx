import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DocumentLinkView } from '@mall/contracts/order';
import { PrivateDocument } from '../components/PrivateDocument.js';

export interface PaperToOpen {
  /** Tells this paper, version and language from all others. */
  readonly key: string;
  readonly title: string;
  readonly open: () => Promise<DocumentLinkView>;
}

interface PaperDialogProps {
  readonly paper: PaperToOpen;
  readonly onClose: () => void;
}

/** A paper as its reader gets it, with the way to save it. */
export function PaperDialog({ paper, onClose }: PaperDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth>
      <DialogTitle>{paper.title}</DialogTitle>
      <DialogContent>
        <PrivateDocument url={paper.key} open={paper.open} name={`${paper.title}.pdf`} height="70vh" />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

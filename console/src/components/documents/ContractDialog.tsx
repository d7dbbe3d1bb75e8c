import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRead } from '../../api/use-call.js';
import { Moment } from '../Moment.js';
import { PrivateDocument } from '../PrivateDocument.js';
import { StatusWord } from '../StatusWord.js';

interface ContractDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** The sales contract as the buyer sees it, with the signature or the scans. */
export function ContractDialog({ orderId, onClose }: ContractDialogProps) {
  const translate = useTranslate();
  const { data: contract, error } = useRead('order.contract.one', { orderId });
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{contract?.title ?? translate('console.orders.contract')}</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!contract && !error && <Skeleton variant="rounded" sx={{ height: 320 }} />}
        {contract && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Box sx={{ display: 'flex', gap: 3, fontSize: '0.875rem' }}>
              <StatusWord dictionary="contract_status" value={contract.status} />
              <Moment at={contract.signedTime} />
            </Box>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{contract.preamble}</Typography>
            {contract.clauses.map((clause) => (
              <section key={clause.clauseId}>
                <Typography variant="h3" component="h2">
                  {clause.title}
                </Typography>
                <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
                  {clause.text}
                </Typography>
              </section>
            ))}
            {contract.signatureImg && (
              <Box
                component="img"
                src={contract.signatureImg}
                alt={translate('console.orders.signature')}
                sx={{
                  maxWidth: 320,
                  backgroundColor: '#fff',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: '6px',
                }}
              />
            )}
            {contract.scans.map((scan) => (
              <PrivateDocument key={scan.url} url={scan.url} name={scan.originName} />
            ))}
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              SHA-256 {contract.hash}
            </Typography>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

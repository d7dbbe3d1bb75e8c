import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Box, FormHelperText, IconButton, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Transfer } from './use-uploads.js';

interface TransferListProps {
  readonly transfers: readonly Transfer[];
  readonly onRetry: (transfer: Transfer) => void;
  readonly onCancel: (transfer: Transfer) => void;
}

/** Lists uploads in progress with cancelling, and with a retry after a failure. */
export function TransferList({ transfers, onRetry, onCancel }: TransferListProps) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {transfers.map((transfer) => {
        const { id, file, progress, problem } = transfer;
        return (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.875rem' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ overflowWrap: 'anywhere' }}>{file.name}</Box>
              {problem ? (
                <FormHelperText error sx={{ m: 0 }}>
                  {problem}
                </FormHelperText>
              ) : (
                <LinearProgress aria-label={file.name} variant="determinate" value={progress * 100} />
              )}
            </Box>
            {problem && (
              <IconButton
                size="small"
                aria-label={`${translate('console.widgets.upload.retry')} ${file.name}`}
                onClick={() => onRetry(transfer)}
              >
                <ReplayOutlined fontSize="small" />
              </IconButton>
            )}
            <IconButton
              size="small"
              aria-label={`${translate('ra.action.cancel')} ${file.name}`}
              onClick={() => onCancel(transfer)}
            >
              <CloseOutlined fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}

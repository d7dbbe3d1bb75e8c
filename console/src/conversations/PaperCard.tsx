import type { PaperContent } from '@mall/contracts/chat';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCall, useRead, useReaderLocale } from '../api/use-call.js';
import { DocumentDialog } from '../components/documents/DocumentDialog.js';

interface PaperCardProps {
  readonly content: PaperContent;
  readonly orderId: string | undefined;
}

/** A document of the order in the version that was sent; those who may not see orders see only its kind. */
export function PaperCard({ content: { paper, documentId }, orderId }: PaperCardProps) {
  const translate = useTranslate();
  const call = useCall();
  const locale = useReaderLocale();
  const [isOpen, setOpen] = useState(false);
  const { data } = useRead(
    'order.document.ofOrder',
    { orderId: orderId ?? '' },
    { enabled: orderId !== undefined, retry: false },
  );
  const issued = data?.find((one) => one.documentId === documentId);
  const kind = translate(`console.documents.kinds.${paper}`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5 }}>
      <DescriptionOutlined fontSize="small" />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontSize: 'inherit', fontWeight: 600 }}>{kind}</Typography>
        {issued && (
          <Typography variant="body2" color="text.secondary">
            {translate('console.chat.paperVersion', {
              number: issued.documentNumber,
              version: issued.version,
            })}
            {!issued.isLatest && ` · ${translate('console.documents.replaced')}`}
          </Typography>
        )}
      </Box>
      {issued && (
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          {translate('console.chat.openPaper')}
        </Button>
      )}
      {issued && isOpen && (
        <DocumentDialog
          document={{
            key: `${documentId}/${locale}`,
            title: `${kind} ${issued.documentNumber}`,
            open: () => call('order.document.download', { documentId, lang: locale }),
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}

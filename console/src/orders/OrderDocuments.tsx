import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OrderDetailView } from '@mall/contracts/order';
import { useCall, useRead } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { LANGUAGES } from '../i18n/languages.js';
import { IssuedDocuments } from './IssuedDocuments.js';
import { DocumentDialog, type DocumentToOpen } from '../components/documents/DocumentDialog.js';

const KINDS = ['contract', 'invoice'] as const;

/** Shows contract and invoice in each language, and every version that was ever issued. */
export function OrderDocuments({ order }: { readonly order: OrderDetailView }) {
  const translate = useTranslate();
  const call = useCall();
  const [document, setDocument] = useState<DocumentToOpen>();
  const { orderId } = order;
  const { data: issued, error, refetch } = useRead('order.document.ofOrder', { orderId });
  const close = () => {
    setDocument(undefined);
    void refetch();
  };
  return (
    <>
      <Section title={translate('console.documents.current')}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {KINDS.map((kind) => (
            <Box key={kind} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" sx={{ minWidth: 140 }}>
                {translate(`console.documents.kinds.${kind}`)}
              </Typography>
              {LANGUAGES.map(({ locale, name }) => (
                <Button
                  key={locale}
                  size="small"
                  variant="outlined"
                  lang={locale}
                  aria-label={`${translate(`console.documents.kinds.${kind}`)}: ${name}`}
                  onClick={() =>
                    setDocument({
                      key: `${orderId}/${kind}/${locale}/${order.version}`,
                      title: `${translate(`console.documents.kinds.${kind}`)} · ${name}`,
                      open: () => call(`order.document.${kind}`, { orderId, lang: locale }),
                    })
                  }
                >
                  {name}
                </Button>
              ))}
            </Box>
          ))}
        </Box>
      </Section>
      <Section title={translate('console.documents.issued')}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!issued && !error && <Skeleton variant="rounded" sx={{ height: 80 }} />}
        {issued && <IssuedDocuments documents={issued} onOpen={setDocument} />}
      </Section>
      {document && <DocumentDialog document={document} onClose={close} />}
    </>
  );
}

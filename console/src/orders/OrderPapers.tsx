import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OrderDetailView } from '@mall/contracts/order';
import { useCall, useRead } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { LANGUAGES } from '../i18n/languages.js';
import { IssuedPapers } from '../documents/IssuedPapers.js';
import { PaperDialog, type PaperToOpen } from '../documents/PaperDialog.js';

const KINDS = ['contract', 'invoice'] as const;

/** Contract and invoice in each language, and every version that was ever issued. */
export function OrderPapers({ order }: { readonly order: OrderDetailView }) {
  const translate = useTranslate();
  const call = useCall();
  const [paper, setPaper] = useState<PaperToOpen>();
  const { orderId } = order;
  const { data: issued, error, refetch } = useRead('order.document.ofOrder', { orderId });
  const close = () => {
    setPaper(undefined);
    void refetch();
  };
  return (
    <>
      <Section title={translate('console.papers.current')}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {KINDS.map((kind) => (
            <Box key={kind} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" sx={{ minWidth: 140 }}>
                {translate(`console.papers.kinds.${kind}`)}
              </Typography>
              {LANGUAGES.map(({ locale, name }) => (
                <Button
                  key={locale}
                  size="small"
                  variant="outlined"
                  lang={locale}
                  aria-label={`${translate(`console.papers.kinds.${kind}`)}: ${name}`}
                  onClick={() =>
                    setPaper({
                      key: `${orderId}/${kind}/${locale}/${order.version}`,
                      title: `${translate(`console.papers.kinds.${kind}`)} · ${name}`,
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
      <Section title={translate('console.papers.issued')}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!issued && !error && <Skeleton variant="rounded" sx={{ height: 80 }} />}
        {issued && <IssuedPapers papers={issued} onOpen={setPaper} />}
      </Section>
      {paper && <PaperDialog paper={paper} onClose={close} />}
    </>
  );
}

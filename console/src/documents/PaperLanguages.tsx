import { Box, Button } from '@mui/material';
import type { DocumentView } from '@mall/contracts/order';
import { useCall } from '../api/use-call.js';
import { LANGUAGES } from '../i18n/languages.js';
import type { PaperToOpen } from './PaperDialog.js';

interface PaperLanguagesProps {
  readonly paper: DocumentView;
  readonly onOpen: (paper: PaperToOpen) => void;
}

/** One button a language; what was issued stays as it was, whatever has replaced it. */
export function PaperLanguages({ paper, onOpen }: PaperLanguagesProps) {
  const call = useCall();
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      {LANGUAGES.map(({ locale, name }) => (
        <Button
          key={locale}
          size="small"
          lang={locale}
          aria-label={`${paper.documentNumber}: ${name}`}
          onClick={(event) => {
            event.stopPropagation();
            onOpen({
              key: `${paper.documentId}/${locale}`,
              title: `${paper.documentNumber} · ${name}`,
              open: () => call('order.document.download', { documentId: paper.documentId, lang: locale }),
            });
          }}
        >
          {locale}
        </Button>
      ))}
    </Box>
  );
}

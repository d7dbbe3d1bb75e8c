import { Box, Button } from '@mui/material';
import type { DocumentView } from '@mall/contracts/order';
import { useCall } from '../../api/use-call.js';
import { LANGUAGES } from '../../i18n/languages.js';
import type { DocumentToOpen } from './DocumentDialog.js';

interface DocumentLanguagesProps {
  readonly document: DocumentView;
  readonly onOpen: (document: DocumentToOpen) => void;
}

/** Shows one button for each language; replaced versions can be opened too. */
export function DocumentLanguages({ document, onOpen }: DocumentLanguagesProps) {
  const call = useCall();
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      {LANGUAGES.map(({ locale, name }) => (
        <Button
          key={locale}
          size="small"
          lang={locale}
          aria-label={`${locale}, ${document.documentNumber}: ${name}`}
          onClick={(event) => {
            event.stopPropagation();
            onOpen({
              key: `${document.documentId}/${locale}`,
              title: `${document.documentNumber} · ${name}`,
              open: () => call('order.document.download', { documentId: document.documentId, lang: locale }),
            });
          }}
        >
          {locale}
        </Button>
      ))}
    </Box>
  );
}

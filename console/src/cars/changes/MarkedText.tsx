import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TextPart } from './word-changes.js';

const TAGS = { none: 'span', gone: 'del', new: 'ins' } as const;

/** Shows a text with its changes and contacts marked; screen readers hear which kind a contact is. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        '& ins': { backgroundColor: 'success.light', color: 'success.contrastText', textDecoration: 'none' },
        '& del': { color: 'text.secondary' },
        '& mark': { backgroundColor: 'warning.light', color: 'warning.contrastText', fontWeight: 600 },
      }}
    >
      {parts.map(({ text, change, contact }, index) => {
        const Tag = TAGS[change];
        const shown = contact ? (
          <mark title={translate(`console.cars.contact.${contact}`)}>{text}</mark>
        ) : (
          text
        );
        return <Tag key={index}>{shown}</Tag>;
      })}
    </Box>
  );
}

import { alpha, Box, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TextPart } from './word-changes.js';

/** Tints stay light enough for the ordinary text on them, in both modes. */
const tint =
  (colour: 'success' | 'warning', opacity: number) =>
  ({ palette }: Theme): string =>
    alpha(palette[colour].main, opacity);

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
        '& ins': { backgroundColor: tint('success', 0.18), textDecoration: 'none' },
        '& del': { color: 'text.secondary' },
        '& mark': { backgroundColor: tint('warning', 0.35), color: 'inherit', fontWeight: 600 },
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

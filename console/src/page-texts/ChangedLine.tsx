import { Box } from '@mui/material';
import type { LineChange } from './differences.js';

/** A paragraph with its removed and added words marked. */
export function ChangedLine({ line: { isChanged, parts } }: { readonly line: LineChange }) {
  return (
    <Box component="p" sx={{ ...lineStyle, ...(!isChanged && { color: 'text.secondary' }) }}>
      {parts.map(({ kind, text }, index) =>
        kind === 'gone' ? (
          <del key={index}>{text}</del>
        ) : kind === 'new' ? (
          <ins key={index}>{text}</ins>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </Box>
  );
}

const lineStyle = {
  m: 0,
  overflowWrap: 'anywhere',
  '& del': { color: 'error.main' },
  '& ins': { color: 'success.main', fontWeight: 600 },
} as const;

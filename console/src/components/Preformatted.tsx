import { Box } from '@mui/material';

/** Shows text from outside, never as HTML; JSON is indented. */
export const Preformatted = ({ text }: { readonly text: string }) => (
  <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
    {pretty(text)}
  </Box>
);

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

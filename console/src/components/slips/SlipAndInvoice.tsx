import { Box } from '@mui/material';
import { SlipComparison } from './SlipComparison.js';
import { SlipFacts } from './SlipFacts.js';
import type { SlipAndInvoiceProps } from './slip-props.js';

/** Shows every fact of the slip beside the invoice. */
export const SlipAndInvoice = (props: SlipAndInvoiceProps) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <SlipComparison {...props} />
    <SlipFacts {...props} />
  </Box>
);

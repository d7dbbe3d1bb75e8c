import { Box, Button, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { TemplateKind } from '@mall/contracts/order';
import { useRead } from '../api/use-call.js';

/** Lists the placeholders with meaning and sample; a click copies one. */
export function Placeholders({ kind }: { readonly kind: TemplateKind }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { data } = useRead('order.template.placeholders', { kind }, { staleTime: Infinity });
  const copy = async (braced: string) => {
    await navigator.clipboard.writeText(braced);
    notify('console.templates.copied', { messageArgs: { name: braced } });
  };
  return (
    <Box component="details" sx={{ border: 1, borderColor: 'divider', borderRadius: '6px', px: 1.5, py: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontSize: '0.875rem' }}>
        {translate('console.templates.placeholders', { smart_count: data?.length ?? 0 })}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1,
          display: 'grid',
          gap: 0.5,
          alignItems: 'baseline',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          columnGap: 2,
          maxHeight: 280,
          overflow: 'auto',
          fontSize: '0.8125rem',
          '& dd': { m: 0 },
        }}
      >
        {data?.map(({ name, meaning, sample }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>
              <Button size="small" onClick={() => void copy(`{${name}}`)} sx={{ textTransform: 'none' }}>
                {`{${name}}`}
              </Button>
            </dt>
            <dd>
              {meaning}
              <Typography
                component="span"
                sx={{ display: 'block', color: 'text.secondary', font: 'inherit', whiteSpace: 'pre-line' }}
              >
                {sample.slice(0, 200)}
              </Typography>
            </dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { Loading, useTranslate } from 'react-admin';
import { propsOf } from './props-of.js';
import { PropsTable } from './PropsTable.js';
import { exampleOf, sourcesOf } from './sources.js';
import type { GalleryWidget } from './widgets.js';

/** Shows one widget in its states, its properties, and the code of the example. */
export function WidgetPage({ widget }: { readonly widget: GalleryWidget }) {
  const translate = useTranslate();
  const Example = useMemo(() => exampleOf(widget.id), [widget.id]);
  const { data: sources } = useQuery({
    queryKey: ['gallery', widget.id],
    queryFn: () => sourcesOf(widget),
    staleTime: Infinity,
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Suspense fallback={<Loading />}>
        <Example />
      </Suspense>
      {sources && (
        <>
          <Box>
            <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
              {translate('console.gallery.props.title')}
            </Typography>
            <PropsTable rows={propsOf(sources.component)} />
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {translate('console.gallery.props.common')}
            </Typography>
          </Box>
          <Box>
            <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
              {translate('console.gallery.code')}
            </Typography>
            <Box component="pre" tabIndex={0} aria-label={translate('console.gallery.code')} sx={codeStyle}>
              {sources.code}
            </Box>
          </Box>
        </>
      )}
    </Box>
  );
}

const codeStyle = {
  m: 0,
  p: 2,
  overflow: 'auto',
  fontSize: '0.8125rem',
  borderRadius: 1,
  color: 'text.primary',
  backgroundColor: 'background.default',
} as const;

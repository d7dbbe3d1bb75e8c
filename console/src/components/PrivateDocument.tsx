import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Alert, Box, Button, Link, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fileIdOf, type LinkView } from '@mall/contracts/file';
import { useCall } from '../api/use-call.js';
import { ZoomableImage } from './ZoomableImage.js';

interface PrivateDocumentProps {
  /** The URL stored with the record; with `open`, any text that identifies the document. */
  readonly url: string;
  /** Requests the short-lived link from another service than the file service, when that one decides who may see the document. */
  readonly open?: () => Promise<LinkView>;
  readonly name: string;
  readonly height?: number | string;
}

/** Shows a picture or PDF behind a short-lived link; pictures can be zoomed and turned. */
export function PrivateDocument({ url, open, name, height = 520 }: PrivateDocumentProps) {
  const translate = useTranslate();
  const { content, isPdf, failure, retry } = useContent(url, open);
  if (failure) {
    return (
      <Alert
        severity="error"
        action={
          <Button size="small" color="inherit" onClick={retry}>
            {translate('ra.action.refresh')}
          </Button>
        }
      >
        {failure}
      </Alert>
    );
  }
  if (!content) return <Skeleton variant="rounded" sx={{ height }} />;
  return (
    <Box>
      {isPdf ? (
        <Box
          component="iframe"
          src={content}
          title={name}
          sx={{ width: '100%', height, border: 1, borderColor: 'divider', borderRadius: '6px' }}
        />
      ) : (
        <ZoomableImage src={content} name={name} height={height} />
      )}
      <Link href={content} download={name} target="_blank" rel="noreferrer" variant="body2">
        <OpenInNewOutlined sx={{ fontSize: 16, verticalAlign: '-3px', mr: 0.5 }} aria-hidden />
        {name || translate('console.document.open')}
      </Link>
    </Box>
  );
}

/** Fetches the bytes and keeps them while the document is shown, because links expire after a minute. */
function useContent(url: string, open: PrivateDocumentProps['open']) {
  const call = useCall();
  const [object, setObject] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: ['document', url],
    queryFn: async () => {
      const link = await (open?.() ?? call('file.linkFor', { fileId: fileIdOf(url) ?? '' }));
      const response = await fetch(link.url);
      if (!response.ok) throw new Error(response.statusText);
      return new Blob([await response.arrayBuffer()], { type: link.contentType });
    },
    staleTime: Infinity,
    gcTime: 60_000,
  });
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data);
    setObject(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return {
    content: object,
    isPdf: data?.type === 'application/pdf',
    failure: error?.message,
    retry: () => void refetch(),
  };
}

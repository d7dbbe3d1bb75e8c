import { Alert, Button } from '@mui/material';
import { Component, Suspense, type ReactNode } from 'react';
import { Loading, Translate } from 'react-admin';

interface State {
  readonly failure: Error | null;
}

/** Isolates the failure of one page from the others. The browser reports it to the error log by itself. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }

  override componentDidCatch(failure: Error): void {
    reportError(failure);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return <Suspense fallback={<Loading />}>{this.props.children}</Suspense>;
    return (
      <Alert
        severity="error"
        sx={{ m: 2 }}
        action={
          <Button color="inherit" size="small" onClick={() => this.setState({ failure: null })}>
            <Translate i18nKey="console.tabs.tryAgain" />
          </Button>
        }
      >
        <Translate i18nKey="console.tabs.pageFailed" />
      </Alert>
    );
  }
}

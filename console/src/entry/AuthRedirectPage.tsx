import { Alert, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { signInSocially } from '../api/mall.js';
import { EntryPage } from '../layout/EntryPage.js';
import { socialAnswerOf } from './social-answer.js';

interface AuthRedirectPageProps {
  readonly onSignedIn: () => Promise<void>;
}

/** The page to which another service redirects people after they have signed in there, with `state` and `code` in the URL. */
export function AuthRedirectPage({ onSignedIn }: AuthRedirectPageProps) {
  const translate = useTranslate();
  const { search } = useLocation();
  const [problem, setProblem] = useState('');
  const wasTried = useRef(false);
  useEffect(() => {
    // A code is accepted once.
    if (wasTried.current) return;
    wasTried.current = true;
    const answer = socialAnswerOf(search);
    if (!answer) return setProblem(translate('console.entry.noCode'));
    signInSocially(answer)
      .then(onSignedIn)
      .catch((failure: unknown) => setProblem((failure as Error).message));
  }, [search, translate, onSignedIn]);
  return (
    <EntryPage title={translate('console.entry.redirect')}>
      {problem === '' ? (
        <Typography role="status">{translate('console.entry.redirectWait')}</Typography>
      ) : (
        <>
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
          <Button component={Link} to="/login" variant="contained" fullWidth>
            {translate('console.entry.byPassword')}
          </Button>
        </>
      )}
    </EntryPage>
  );
}

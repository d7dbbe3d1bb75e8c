import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { registrationOpen } from '../api/mall.js';
import { EntryPage } from '../layout/EntryPage.js';
import { RegisterForm } from './RegisterForm.js';

/** The page on which people apply to become members of staff, while the mall allows it. */
export function RegisterPage() {
  const translate = useTranslate();
  const { data: isOpen } = useQuery(registrationOpen);
  return (
    <EntryPage title={translate('console.entry.register')}>
      {isOpen === true && <RegisterForm />}
      {isOpen === false && <Alert severity="info">{translate('console.entry.closed')}</Alert>}
      <Button component={Link} to="/login" fullWidth sx={{ mt: 2 }}>
        {translate('console.entry.haveAccount')}
      </Button>
    </EntryPage>
  );
}

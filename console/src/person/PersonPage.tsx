import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Loading, Title, useTranslate } from 'react-admin';
import { useRead } from '../api/use-call.js';
import { Facts, Section } from '../components/Facts.js';
import { FactorSection } from '../second-factor/FactorSection.js';
import { OwnDataForm } from './OwnDataForm.js';
import { OwnSessions } from './OwnSessions.js';
import { PasswordDialog } from './PasswordDialog.js';

/** Shows the signed-in person: picture, own data, department, password and sessions. */
export function PersonPage() {
  const translate = useTranslate();
  const { data: info, dataUpdatedAt, refetch } = useRead('admin.staff.info', {});
  const [isChanging, setChanging] = useState(false);
  const [savedAt, setSavedAt] = useState(0);
  if (!info) return <Loading />;
  const { sysUser, sysDept, sysOrga, isMerchant } = info;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Title title="console.person.title" />
      <Section
        title={translate('console.person.account')}
        action={
          <Button variant="outlined" size="small" onClick={() => setChanging(true)}>
            {translate('console.account.password')}
          </Button>
        }
      >
        <Facts
          facts={[
            { label: translate('console.signIn.username'), value: sysUser.username },
            { label: translate('console.person.department'), value: sysDept?.name },
            { label: translate('console.person.company'), value: sysOrga?.name },
          ]}
        />
      </Section>
      {!isMerchant && (
        <Section title={translate('console.person.own')}>
          <OwnDataForm
            key={savedAt}
            person={sysUser}
            onSaved={async () => {
              await refetch();
              setSavedAt(dataUpdatedAt);
            }}
          />
        </Section>
      )}
      <FactorSection />
      <OwnSessions />
      <PasswordDialog isOpen={isChanging} onClose={() => setChanging(false)} />
    </Box>
  );
}

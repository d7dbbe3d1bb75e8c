import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { connection } from '../api/mall.js';
import { useCall, useRead } from '../api/use-call.js';
import { Facts, Section } from '../components/Facts.js';
import { FormDialog } from '../components/FormDialog.js';
import { Moment } from '../components/Moment.js';
import { CodeField } from './CodeField.js';
import { EnrolDialog } from './EnrolDialog.js';
import { RecoveryCodes } from './RecoveryCodes.js';

type Open = 'enrol' | 'renew' | 'turnOff';

/** The second factor of the signed-in person: turned on, renewed and turned off here. */
export function FactorSection() {
  const translate = useTranslate();
  const call = useCall();
  const { data: own, refetch } = useRead('auth.ownFactor', {});
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (!own) return null;
  const close = () => {
    setOpen(undefined);
    void refetch();
  };
  return (
    <Section title={translate('console.factor.title')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {!own.isOn && <Box>{translate('console.factor.why')}</Box>}
        {own.isOn && (
          <Facts
            facts={[
              { label: translate('console.factor.since'), value: <Moment at={own.sinceTime} /> },
              { label: translate('console.factor.recoveryLeft'), value: own.recoveryLeft },
            ]}
          />
        )}
        {own.isOn && own.recoveryLeft < 3 && (
          <Alert severity="warning">{translate('console.factor.fewLeft')}</Alert>
        )}
        {codes && <RecoveryCodes codes={codes} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {own.isOn ? (
            <>
              <Button variant="outlined" size="small" onClick={() => setOpen('renew')}>
                {translate('console.factor.renew')}
              </Button>
              <Button variant="outlined" size="small" color="error" onClick={() => setOpen('turnOff')}>
                {translate('console.factor.turnOff')}
              </Button>
            </>
          ) : (
            <Button variant="contained" size="small" onClick={() => setOpen('enrol')}>
              {translate('console.factor.turnOn')}
            </Button>
          )}
        </Box>
      </Box>
      {open === 'enrol' && <EnrolDialog hasPassword={own.hasPassword} onCodes={setCodes} onClose={close} />}
      {(open === 'renew' || open === 'turnOff') && (
        <FormDialog
          title={translate(`console.factor.${open}`)}
          hint={translate(`console.factor.${open}Hint`)}
          confirm={translate(`console.factor.${open}`)}
          done={`console.factor.${open}Done`}
          onSubmit={async (typed) => {
            const factor = typed('code') ?? '';
            if (open === 'turnOff') {
              connection.takeOver(await call('auth.turnFactorOff', { factor }));
              setCodes(undefined);
              return;
            }
            const renewed = await call('auth.renewRecovery', { factor });
            connection.takeOver(renewed);
            setCodes(renewed.codes);
          }}
          onClose={close}
        >
          <CodeField />
        </FormDialog>
      )}
    </Section>
  );
}

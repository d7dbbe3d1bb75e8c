import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RevealedPassportView } from '@mall/contracts/user';
import { phone } from '@mall/web-kit';
import { useCall } from '../api/use-call.js';
import { Facts } from '../components/Facts.js';
import { PrivateDocument } from '../components/PrivateDocument.js';
import { ReasonDialog } from '../components/ReasonDialog.js';

/** Documents are hidden again after this time, in milliseconds. */
const SHOWN_MS = 120_000;

const FIELDS = [
  'mobile',
  'passportNo',
  'issuingAgency',
  'issueDate',
  'divisionCode',
  'birthDate',
  'registrationAddress',
  'registrationPostcode',
  'taxNo',
  'snils',
] as const satisfies readonly (keyof RevealedPassportView)[];

/** Shows the unmasked documents for two minutes, for a reason that is logged. */
export function RevealedPassport({ userId }: { readonly userId: string }) {
  const translate = useTranslate();
  const call = useCall();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<RevealedPassportView>();
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const reveal = async (reason: string) => {
    setShown(await call('user.buyer.reveal', { userId, reason }));
    await queryClient.invalidateQueries({ queryKey: ['buyer-reveals'] });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="body2" color="text.secondary">
        {translate(shown ? 'console.buyers.shownHint' : 'console.buyers.hiddenHint')}
      </Typography>
      {shown ? (
        <>
          <Facts
            facts={FIELDS.map((name) => ({
              label: translate(`console.profile.${name}`),
              value: name === 'mobile' ? phone(shown.mobile ?? '') : shown[name],
            }))}
          />
          {shown.passportImgs.map((url, index) => (
            <Box key={url} sx={{ width: '100%' }}>
              <PrivateDocument
                url={url}
                name={`${translate('console.profile.passportImgs')} ${index + 1}`}
                height={300}
              />
            </Box>
          ))}
          <Button variant="outlined" onClick={() => setShown(undefined)}>
            {translate('console.buyers.hide')}
          </Button>
        </>
      ) : (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {translate('console.buyers.reveal')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={translate('console.buyers.reveal')}
          hint={translate('console.buyers.revealHint')}
          confirm={translate('console.buyers.reveal')}
          shortest={5}
          onConfirm={reveal}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

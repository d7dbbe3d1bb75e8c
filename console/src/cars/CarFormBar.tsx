import PublishOutlined from '@mui/icons-material/PublishOutlined';
import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { SaveButton, Toolbar, useNotify, useRedirect, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCall } from '../api/use-call.js';
import { CancelButton } from '../components/CancelButton.js';
import { missingFacts, type TypedCar } from './missing-facts.js';
import { usePublishing } from './use-publishing.js';

/** Saves a new car, or saves and publishes it once everything that buyers compare is there. */
export function CarFormBar() {
  const call = useCall();
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const publishing = usePublishing();
  const isComplete = missingFacts(useWatch() as TypedCar).length === 0;
  const publish = async ({ id }: RaRecord) => {
    try {
      await call('product.car.publish', { spuIds: [String(id)] });
      notify(publishing.done, { type: 'success' });
    } catch (failure) {
      // The car is saved; why it is not published stands on its page.
      notify((failure as Error).message, { type: 'warning' });
    }
    // As it was created it is known already, and would be shown with its state of before until it is read anew.
    queryClient.removeQueries({ queryKey: ['cars', 'getOne'] });
    redirect('show', 'cars', id);
  };
  return (
    <Toolbar>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SaveButton
          type="button"
          label={publishing.label}
          icon={<PublishOutlined />}
          disabled={!isComplete}
          mutationOptions={{ onSuccess: publish }}
        />
        <SaveButton alwaysEnable={false} variant="outlined" label="console.cars.saveDraft" />
        <CancelButton />
      </Box>
    </Toolbar>
  );
}

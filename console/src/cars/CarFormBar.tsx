import PublishOutlined from '@mui/icons-material/PublishOutlined';
import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { SaveButton, Toolbar, useNotify, useRedirect, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCall } from '../api/use-call.js';
import { CancelButton } from '../components/CancelButton.js';
import { useLeft, type KnownCar } from './use-left.js';
import { usePublishing } from './use-publishing.js';

/** Saves a new car, or saves and publishes it once it lacks nothing that its sale needs. */
export function CarFormBar() {
  const call = useCall();
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const publishing = usePublishing();
  const isComplete = useLeft(useWatch() as KnownCar).length === 0;
  const publish = async ({ id }: RaRecord) => {
    try {
      await call('product.car.publish', { spuIds: [String(id)] });
      notify(publishing.done, { type: 'success' });
    } catch (failure) {
      // The car is saved; its page shows why it is not published.
      notify((failure as Error).message, { type: 'warning' });
    }
    // The cached record is the car as created; without this it would be shown with its former state until it is fetched again.
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

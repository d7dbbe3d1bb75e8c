import { useTranslation } from 'react-i18next';
import { useSignInPrompt } from '../../components/SignInPrompt.js';
import { Button } from '../../components/ui/Button.js';
import { useCarWatches, useCarWatchSwitch } from '../../mall/car-watches.js';

/** Requests a notice when a held car is free again. */
export function WatchButton({ skuId }: { skuId: string }) {
  const { t } = useTranslation('car');
  const isSignedIn = useSignInPrompt();
  const isOn = useCarWatches()?.some((one) => one.skuId === skuId) ?? false;
  const { isBusy, watch } = useCarWatchSwitch();
  return (
    <Button
      small
      icon="bell"
      busy={isBusy}
      aria-pressed={isOn}
      onClick={() => isSignedIn() && watch(skuId, !isOn)}
    >
      {isOn ? t('car.watched') : t('car.watch')}
    </Button>
  );
}

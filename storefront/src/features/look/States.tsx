import { useTranslation } from 'react-i18next';
import { Badges } from '../../components/Badges.js';
import { Button } from '../../components/ui/Button.js';
import { CarSilhouette } from '../../components/ui/CarSilhouette.js';
import { Empty } from '../../components/ui/Empty.js';
import { Failure } from '../../components/ui/Failure.js';
import { Notice } from '../../components/ui/Notice.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { Status } from '../../components/ui/Status.js';
import layout from '../../components/ui/layout.module.css';
import styles from './Look.module.css';

const TONES = ['plain', 'good', 'wait', 'now', 'bad'] as const;
const BADGES = ['inspected', 'power160', 'age3to5', 'noAccidents', 'readyToExport'];

/** Shows states, loading, empty content and errors. */
export function States() {
  const { t } = useTranslation('look');
  return (
    <>
      <div className={layout['row']}>
        {TONES.map((tone) => (
          <Status key={tone} tone={tone}>
            {t(`tones.${tone}`)}
          </Status>
        ))}
      </div>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone}>
          {t(`tones.${tone}`)}
        </Notice>
      ))}
      <Badges badges={BADGES} />
      <div className={styles['picture']}>
        <CarSilhouette />
        <Skeleton width="70%" />
        <Skeleton width="40%" />
      </div>
      <Empty title={t('empty')} actions={<Button look="primary">{t('act')}</Button>}>
        {t('message')}
      </Empty>
      <Failure error={undefined} onRetry={() => undefined} />
    </>
  );
}

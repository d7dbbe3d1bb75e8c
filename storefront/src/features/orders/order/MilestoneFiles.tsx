import type { OutputOf } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PrivateLink, usePrivateFile } from '../../../components/PrivateLink.js';
import { call, read } from '../../../mall/api.js';
import type { Order } from '../order.js';
import styles from './MilestoneFiles.module.css';

type Milestone = Order['milestones'][number];

const isPicture = (name: string): boolean => /\.(jpe?g|png|webp)$/i.test(name);

/** Shows the photos and papers of a step. */
export function MilestoneFiles({ orderId, milestone }: { orderId: string; milestone: Milestone }) {
  const ask = (url: string): Promise<OutputOf<'order.milestone.file'>> =>
    call('order.milestone.file', { orderId, url });
  return (
    <ul className={styles['files']}>
      {milestone.files.map((file) => (
        <li key={file.url}>
          {isPicture(file.originName) ? (
            <Photo orderId={orderId} file={file} label={milestone.label} ask={() => ask(file.url)} />
          ) : (
            <PrivateLink icon="document" ask={() => ask(file.url)}>
              {file.originName}
            </PrivateLink>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PhotoProps {
  readonly orderId: string;
  readonly file: Milestone['files'][number];
  readonly label: string;
  readonly ask: () => Promise<OutputOf<'order.milestone.file'>>;
}

/** Shows a photo of the buyer's car. Its URL expires after a minute, so a new one is requested on click. */
function Photo({ orderId, file, label, ask }: PhotoProps) {
  const { t } = useTranslation('order');
  const { open, isAsking } = usePrivateFile(ask);
  const { data } = useQuery({
    ...read('order.milestone.file', { orderId, url: file.url }),
    staleTime: 50_000,
    gcTime: 50_000,
  });
  return (
    <button
      type="button"
      className={styles['photo']}
      aria-label={t('milestones.photo', { label, name: file.originName })}
      aria-busy={isAsking}
      onClick={() => void open()}
    >
      {data && <img src={data.url} alt="" width={120} height={90} loading="lazy" />}
    </button>
  );
}

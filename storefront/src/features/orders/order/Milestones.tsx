import { day, type OutputOf, isOrderIn } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PrivateLink, usePrivateFile } from '../../../components/PrivateLink.js';
import { Icon } from '../../../components/ui/Icon.js';
import { call, read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import type { Order } from '../order.js';
import sheet from './Contract.module.css';
import steps from './OrderSteps.module.css';
import styles from './Milestones.module.css';

type Milestone = Order['milestones'][number];

/** Shows the milestones of the car from the purchase in China to the hand-over, with photos. */
export function Milestones({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { milestones } = order;
  const isUnderWay =
    isOrderIn(order.status, 'toShip', 'shipped', 'completed') ||
    milestones.some(({ isDone }) => isDone === 1);
  if (!isUnderWay || milestones.length === 0) return null;
  const next = [5, 6].includes(order.status)
    ? undefined
    : milestones.find(({ isDone }) => isDone === 0)?.code;
  return (
    <section className={sheet['section']} aria-labelledby="milestones">
      <div className={sheet['head']}>
        <h2 id="milestones">{t('milestones.title')}</h2>
      </div>
      <ol className={`${steps['steps']} ${styles['way']}`}>
        {milestones.map((one) => (
          <li
            key={one.code}
            className={one.isDone ? steps['done'] : undefined}
            aria-current={one.code === next ? 'step' : undefined}
          >
            <span className={steps['mark']} aria-hidden="true">
              {one.isDone === 1 && <Icon name="check" size={14} />}
            </span>
            <div className={styles['what']}>
              <span>
                {one.label}
                {one.isDone === 1 && <span className="visually-hidden">{t('steps.done')}</span>}
              </span>
              {one.skipReason && <p>{t('milestones.skipped', { reason: one.skipReason })}</p>}
              {one.note && <p>{one.note}</p>}
              {one.files.length > 0 && <Files orderId={order.orderId} milestone={one} />}
            </div>
            {one.happenedOn && <span className="muted small figures">{day(one.happenedOn, locale)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const isPicture = (name: string): boolean => /\.(jpe?g|png|webp)$/i.test(name);

function Files({ orderId, milestone }: { orderId: string; milestone: Milestone }) {
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

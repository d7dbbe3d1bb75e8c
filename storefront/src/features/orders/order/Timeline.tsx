import { BORDER_ZONE, day, dayRange, isOrderIn, shortDayOf } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/Icon.js';
import { locale } from '../../../mall/locale.js';
import type { Order } from '../order.js';
import sheet from './Contract.module.css';
import { MilestoneFiles } from './MilestoneFiles.js';
import { PickUp } from './PickUp.js';
import { isDone, timelineOf, type TimelineRow } from './timeline-of.js';
import styles from './Timeline.module.css';

type Milestone = Order['milestones'][number];

/** Shows the whole course of an order: what was done and when, and when the rest is expected. */
export function Timeline({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  // A cancelled order no longer waits for steps that it has not reached.
  const rows = timelineOf(order).filter((row) => isDone(row) || !isOrderIn(order.status, 'cancelled'));
  const next = isOrderIn(order.status, 'completed', 'cancelled')
    ? undefined
    : rows.slice(rows.findLastIndex(isDone) + 1)[0];
  return (
    <section className={sheet['section']} aria-labelledby="steps">
      <div className={sheet['head']}>
        <h2 id="steps">{t('steps.title')}</h2>
      </div>
      <ol className={styles['steps']}>
        {rows.map((row) => (
          <Row
            key={row.kind === 'deal' ? row.step.name : row.step.code}
            {...{ row, order }}
            isNext={row === next}
          />
        ))}
      </ol>
    </section>
  );
}

function Row({ row, order, isNext }: { row: TimelineRow; order: Order; isNext: boolean }) {
  const { t } = useTranslation('order');
  return (
    <li className={isDone(row) ? styles['done'] : undefined} aria-current={isNext ? 'step' : undefined}>
      <span className={styles['mark']} aria-hidden="true">
        {isDone(row) && <Icon name="check" size={14} />}
      </span>
      <div className={styles['what']}>
        <span>
          {row.step.label}
          {isDone(row) && <span className="visually-hidden">{t('steps.done')}</span>}
        </span>
        {row.kind === 'way' && <About step={row.step} order={order} />}
      </div>
      <span className={`${styles['when']} muted small figures`}>
        {row.kind === 'deal' ? (
          row.step.at && shortDayOf(row.step.at, locale, BORDER_ZONE)
        ) : (
          <When step={row.step} isPaid={order.payTime !== null} />
        )}
      </span>
    </li>
  );
}

/** Shows the details of a step of the way: reasons, the note, files, and how to collect the car. */
function About({ step, order }: { step: Milestone; order: Order }) {
  const { t } = useTranslation('order');
  const isWaiting = step.code === 'yard' && step.isDone === 1 && isOrderIn(order.status, 'shipped');
  return (
    <>
      {step.delay && (
        <p className={step.isDone === 0 ? styles['late'] : 'muted'}>
          {t('milestones.late', { reason: step.delay.reasonText })}
        </p>
      )}
      {step.skipReason && <p>{t('milestones.skipped', { reason: step.skipReason })}</p>}
      {step.note && <p>{step.note}</p>}
      {isWaiting && <PickUp />}
      {step.files.length > 0 && <MilestoneFiles orderId={order.orderId} milestone={step} />}
    </>
  );
}

/** Shows the day of a step, or the days on which it is expected, and beside them the first promise when it was another. */
function When({ step, isPaid }: { step: Milestone; isPaid: boolean }) {
  const { t } = useTranslation('order');
  const { happenedOn, expectedFrom, expectedTo, promisedFrom, promisedTo } = step;
  const isPromised = promisedFrom != null && promisedTo != null;
  const isKept = happenedOn ? happenedOn <= (promisedTo ?? '') : expectedTo === promisedTo;
  return (
    <>
      {happenedOn && day(happenedOn, locale)}
      {expectedFrom &&
        expectedTo &&
        t(isPaid ? 'milestones.expected' : 'milestones.ifPaidToday', {
          days: dayRange(expectedFrom, expectedTo, locale),
        })}
      {isPaid && isPromised && !isKept && (happenedOn ?? expectedTo) && (
        <>
          <br />
          {t('milestones.promised', { days: dayRange(promisedFrom, promisedTo, locale) })}
        </>
      )}
    </>
  );
}

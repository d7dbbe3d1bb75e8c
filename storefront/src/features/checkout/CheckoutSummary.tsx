import { deliveryTerm, exactRoubles } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NewTablesLine } from '../../components/NewTablesLine.js';
import { LandedCostTotal } from '../../components/LandedCostTotal.js';
import { totalOfAll, wholeRoubles } from '../../components/landed-cost.js';
import { WayPlan } from '../../components/WayPlan.js';
import { ConsentBox } from '../../components/forms/ConsentBox.js';
import { Refusal } from '../../components/forms/Refusal.js';
import { BottomBar } from '../../components/ui/BottomBar.js';
import { Button, ButtonLink } from '../../components/ui/Button.js';
import { Check } from '../../components/ui/Check.js';
import { TextArea } from '../../components/ui/Field.js';
import layout from '../../components/ui/layout.module.css';
import { locale } from '../../mall/locale.js';
import { pathTo } from '../../mall/pages.js';
import type { Confirmation, Submit, Words } from './use-submit.js';
import type { CheckoutConsent } from './use-checkout-consent.js';
import { CheckoutRates } from './CheckoutRates.js';
import styles from './CheckoutSummary.module.css';

interface CheckoutSummaryProps {
  readonly confirmation: Confirmation;
  readonly submit: Submit;
  readonly consent: CheckoutConsent;
  readonly words: Words;
  readonly onWords: (changed: Partial<Words>) => void;
  readonly onRequote: () => void;
}

/** Shows sum, rate, next steps and the button that places the order. */
export function CheckoutSummary({
  confirmation,
  submit,
  consent,
  words,
  onWords,
  onRequote,
}: CheckoutSummaryProps) {
  const { t } = useTranslation('checkout');
  const { t: deal } = useTranslation('deal');
  const { t: common } = useTranslation();
  const { t: ofForm } = useTranslation('form');
  const { remarks, showInSquare } = words;
  const blocker = blockerOf(confirmation);
  if (blocker === 'nothingLeft') return <NothingLeft />;
  const total = totalOfAll(confirmation.landedCosts);
  const names = new Map(
    confirmation.shopCartOrders.flatMap(({ shopCartItemVO }) =>
      shopCartItemVO.map(({ skuId, spuName }) => [skuId, spuName]),
    ),
  );
  const button = (
    <Button
      look="primary"
      wide
      busy={submit.isPending}
      disabled={blocker !== undefined || consent.isNeeded === undefined}
      onClick={() => consent.isGiven() && submit.send({ ...words, consent: consent.given })}
    >
      {t('submit')}
    </Button>
  );
  return (
    <>
      <aside
        className={`${layout['card']} ${layout['sticky']} ${styles['summary']}`}
        aria-label={deal('cart.total')}
      >
        <LandedCostTotal
          costs={confirmation.landedCosts}
          names={names}
          fen={confirmation.total}
          rubMinor={confirmation.totalRubMinor}
        />
        <NewTablesLine newTables={confirmation.newTables} names={names} />
        <dl className={`${styles['lines']} figures`}>
          <div>
            <dt>{t('delivery', { term: deliveryTerm(confirmation.incoterm, locale) })}</dt>
            <dd>{t('inPrice')}</dd>
          </div>
        </dl>
        <WayPlan way={confirmation.way} city={confirmation.userAddr?.city} />
        <CheckoutRates confirmation={confirmation} onRequote={onRequote} />
        <p className="muted small">{t('next', { count: confirmation.payHours })}</p>
        <TextArea
          label={t('remarks')}
          optional
          maxLength={500}
          rows={2}
          value={remarks}
          onChange={({ target }) => onWords({ remarks: target.value })}
        />
        <Check checked={showInSquare} onChange={({ target }) => onWords({ showInSquare: target.checked })}>
          {deal('checkout.square')}
          <span className={`${styles['note']} muted small`}>{deal('checkout.squareNote')}</span>
        </Check>
        <p className={`${layout['row']} small`}>
          <Link to={pathTo('terms')} target="_blank">
            {common('footer.terms')}
          </Link>
          <Link to={pathTo('specimen')} target="_blank">
            {common('footer.specimen')}
          </Link>
          <Link to={pathTo('privacy')} target="_blank">
            {common('footer.privacy')}
          </Link>
        </p>
        {consent.isNeeded && (
          <ConsentBox
            ref={consent.box}
            label={ofForm('consent.checkout')}
            checked={consent.isAgreed}
            onChange={({ target }) => consent.agree(target.checked)}
            error={consent.problem ?? submit.consentProblem}
          />
        )}
        {submit.error && <Refusal title={t('failed')} error={submit.error} />}
        {blocker && (
          <p role="status" className={styles['blocker']}>
            {t(blocker)}
          </p>
        )}
        <div className={styles['wideOnly']}>{button}</div>
      </aside>
      <BottomBar>
        <span className={`${styles['bar']} figures`}>
          {total === null
            ? exactRoubles(confirmation.totalRubMinor, locale)
            : deal('landed.about', { sum: wholeRoubles(total) })}
        </span>
        {button}
      </BottomBar>
    </>
  );
}

/** Replaces the sum when there is nothing to order. */
function NothingLeft() {
  const { t } = useTranslation('checkout');
  const { t: deal } = useTranslation('deal');
  return (
    <aside className={`${layout['card']} ${styles['summary']}`} aria-label={deal('cart.total')}>
      <p role="status" className={styles['blocker']}>
        {t('nothingLeft')}
      </p>
      <ButtonLink look="primary" to={pathTo('list')}>
        {deal('cart.choose')}
      </ButtonLink>
    </aside>
  );
}

function blockerOf(confirmation: Confirmation) {
  if (confirmation.shopCartOrders.length === 0) return 'nothingLeft' as const;
  if (!confirmation.userAddr) return 'addressFirst' as const;
  if (!confirmation.profileComplete) return 'personFirst' as const;
  return undefined;
}

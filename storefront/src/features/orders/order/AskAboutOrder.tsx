import { useTranslation } from 'react-i18next';
import { useOpenChat } from '../../../components/chat-opener.js';
import { Button } from '../../../components/ui/Button.js';
import { Icon } from '../../../components/ui/Icon.js';
import { useCompany } from '../../../mall/company.js';
import type { Order } from '../order.js';
import styles from './OrderFacts.module.css';

/** Phone and chat for questions about an order. */
export function AskAboutOrder({ order }: { order: Order }) {
  const company = useCompany();
  const { t } = useTranslation('order');
  const openChat = useOpenChat();
  return (
    <section className={styles['card']} aria-labelledby="ask">
      <h2 id="ask">{t('order.ask')}</h2>
      <p className={styles['ask']}>
        <a className={styles['phone']} href={company.phoneLink}>
          <Icon name="phone" />
          {company.phone}
        </a>
        <span className="muted small">{company.hours}</span>
      </p>
      <p className="muted small">{t('order.askText', { number: order.orderNumber })}</p>
      <div>
        <Button small icon="chat" onClick={() => openChat({ subject: 'order', subjectId: order.orderId })}>
          {t('nav.write', { ns: 'common' })}
        </Button>
      </div>
    </section>
  );
}

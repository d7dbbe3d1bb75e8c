import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOpenChat } from '../../../components/chat-opener.js';
import { Button } from '../../../components/ui/Button.js';
import { Page } from '../../../components/ui/Page.js';
import layout from '../../../components/ui/layout.module.css';
import { pathTo } from '../../../mall/pages.js';
import styles from './QuestionsPage.module.css';

const groups = {
  price: ['whole', 'duties', 'rate', 'preference'],
  money: ['how', 'safe', 'fake', 'refund'],
  contract: ['read', 'sign', 'vin'],
  way: ['time', 'where', 'receive', 'differs'],
} as const;

type Group = keyof typeof groups;
type QuestionKey = { [G in Group]: `${G}.${(typeof groups)[G][number]}` }[Group];

/** What buyers ask before they wire money abroad. */
export function Component() {
  const { t } = useTranslation('questions');
  const openChat = useOpenChat();
  return (
    <Page title={t('title')} description={t('lead')}>
      <article className={styles['page']}>
        <h1 className={layout['title']}>{t('title')}</h1>
        <p>{t('lead')}</p>
        {(Object.keys(groups) as Group[]).map((group) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group}>{t(`${group}.title`)}</h2>
            {groups[group].map((name) => (
              <Question key={name} name={`${group}.${name}` as QuestionKey} />
            ))}
          </section>
        ))}
        <div className={layout['row']}>
          <Button look="primary" onClick={() => openChat()}>
            {t('ask')}
          </Button>
          <Link to={pathTo('privacy')}>{t('privacy')}</Link>
        </div>
      </article>
    </Page>
  );
}

function Question({ name }: { readonly name: QuestionKey }) {
  const { t } = useTranslation('questions');
  return (
    <details className={styles['question']}>
      <summary>{t(`${name}.q`)}</summary>
      <p>{t(`${name}.a`)}</p>
    </details>
  );
}

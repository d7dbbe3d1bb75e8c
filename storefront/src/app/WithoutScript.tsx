import { useTranslation } from 'react-i18next';
import { useCompany } from '../mall/company.js';

interface WithoutScriptProps {
  /** The whole page needs scripts, or only some of its actions. */
  readonly needs: 'page' | 'actions';
  /** Path of the catalogue, which can be read without scripts. */
  readonly cars: string;
}

/** Says to visitors without JavaScript what needs it, and how to reach the company. */
export function WithoutScript({ needs, cars }: WithoutScriptProps) {
  const { t } = useTranslation('withoutScript');
  const { name, phone, phoneLink, email, hours, messengers } = useCompany();
  return (
    // Styled in `base.css`: the sheets of components that only the server uses are not sent.
    <section>
      {needs === 'page' ? <h1>{t(needs)}</h1> : <strong>{t(needs)}</strong>}
      <p>{t('how')}</p>
      {needs === 'page' && (
        <p>
          <a href={cars}>{t('cars')}</a>
        </p>
      )}
      {email && (
        <>
          <p>{t('ask', { name })}</p>
          <ul>
            <li>
              <a href={phoneLink}>{phone}</a>
              {hours && `, ${hours}`}
            </li>
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
            {messengers.map((messenger) => (
              <li key={messenger.name}>
                <a href={messenger.address}>{messenger.name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../components/ui/Icon.js';
import { accountLinks } from './links.js';
import { useSignOut } from './use-sign-out.js';

/** The pages of a signed-in person, and signing out. */
export function AccountLinks({ onChoose }: { readonly onChoose?: () => void }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <>
      {accountLinks.map(({ to, icon, text }) => (
        <Link key={to} to={to} onClick={onChoose}>
          <Icon name={icon} />
          {text}
        </Link>
      ))}
      <button type="button" onClick={signOut}>
        <Icon name="exit" />
        {t('nav.signOut')}
      </button>
    </>
  );
}

import { isApiError } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Notice } from '../../../components/ui/Notice.js';
import { backFrom, loginPath } from '../../../mall/pages.js';
import { say } from '../../../mall/say.js';
import { keptBack } from '../../../mall/social-back.js';
import { AuthFrame } from '../AuthFrame.js';
import { ConfirmPhone } from './ConfirmPhone.js';
import { socialAnswerOf } from './social-answer.js';
import { useSocialReturn } from './use-social-return.js';

/** The page `/authredirect`, to which other services redirect people. */
export function Component() {
  const { t } = useTranslation('authRedirect');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // The URL is read once: later changes belong to a new sign-in.
  const [answer] = useState(() => socialAnswerOf(search));
  const back = backFrom(keptBack());
  const returning = useSocialReturn(typeof answer === 'string' ? undefined : answer, (how) => {
    if (how === 'linked') say.done(t('linked'));
    if (how !== 'unknown') navigate(back, { replace: true });
  });
  if (typeof answer !== 'string' && returning.data === 'unknown')
    return <ConfirmPhone state={answer.state} back={back} />;
  const { error } = returning;
  const problem =
    typeof answer === 'string'
      ? t(answer)
      : error && (isApiError(error) ? error.message : common('failure.unknown'));
  return (
    <AuthFrame title={t('title')}>
      {problem ? (
        <>
          <Notice tone="bad">{problem}</Notice>
          <Link to={loginPath(back)}>{t('again')}</Link>
        </>
      ) : (
        <p role="status">{t('wait')}</p>
      )}
    </AuthFrame>
  );
}

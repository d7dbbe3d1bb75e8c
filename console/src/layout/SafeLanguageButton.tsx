import { useLeaving } from '../tabs/use-leaving.js';
import { LanguageButton } from './LanguageButton.js';

/** Asks before unsaved work is lost by the reload that another language needs. */
export function SafeLanguageButton() {
  const { leave, question } = useLeaving();
  return (
    <>
      <LanguageButton before={leave} />
      {question}
    </>
  );
}

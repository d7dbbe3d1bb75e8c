import { useLeaving } from '../tabs/use-leaving.js';
import { LanguageButton } from './LanguageButton.js';

/** Asks before the reload for another language loses unsaved work. */
export function SafeLanguageButton() {
  const { leave, question } = useLeaving();
  return (
    <>
      <LanguageButton before={leave} />
      {question}
    </>
  );
}

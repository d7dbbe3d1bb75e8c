import { useEffect } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Locale } from '@mall/web-kit';
import { refusalOf } from './refusal.js';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Makes the browser report invalid input in the reader's language instead of its own. */
export function useOwnValidity(): void {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  useEffect(() => {
    const refuse = ({ target }: Event) => {
      const refusal = refusalOf(target as HTMLInputElement, locale as Locale);
      if (refusal) (target as Control).setCustomValidity(translate(...refusal));
    };
    // A custom message keeps the value invalid until it is removed, so it is removed before the next check.
    const forget = ({ target }: Event) => {
      const controls = target instanceof Element ? (target.closest('form')?.elements ?? []) : [];
      for (const control of controls) (control as Partial<Control>).setCustomValidity?.('');
    };
    document.addEventListener('invalid', refuse, true);
    document.addEventListener('input', forget, true);
    document.addEventListener('click', forget, true);
    return () => {
      document.removeEventListener('invalid', refuse, true);
      document.removeEventListener('input', forget, true);
      document.removeEventListener('click', forget, true);
    };
  }, [locale, translate]);
}

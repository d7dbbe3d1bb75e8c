import { useEffect, useRef } from 'react';
import { SimpleForm, type SimpleFormProps } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** The form of every record. When it is refused, here or by the server, the first refused field is scrolled into view. */
export function ConsoleForm({ children, ...rest }: SimpleFormProps) {
  return (
    <SimpleForm {...rest}>
      {children}
      <FirstRefused />
    </SimpleForm>
  );
}

const CONTROLS = 'input:not([aria-hidden="true"]), textarea:not([aria-hidden="true"]), [role="combobox"]';

/** After each refused attempt to save, scrolls to the first refused field. */
function FirstRefused() {
  const place = useRef<HTMLSpanElement>(null);
  const { submitCount } = useFormState();
  useEffect(() => {
    const refused = place.current?.closest('form')?.querySelector('[aria-invalid="true"], .Mui-error');
    if (!refused) return;
    const field = refused.closest('.MuiFormControl-root');
    const control = refused.matches(CONTROLS) ? refused : field?.querySelector<HTMLElement>(CONTROLS);
    (control ?? refused).scrollIntoView({ block: 'center' });
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  }, [submitCount]);
  return <span ref={place} hidden />;
}

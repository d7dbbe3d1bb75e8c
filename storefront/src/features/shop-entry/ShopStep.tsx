import { TextArea, TextField } from '../../components/ui/Field.js';
import { useApplicationInputs, type StepProps } from './use-application-inputs.js';

/** Inputs of name, introduction and logo of the shop. */
export function ShopStep(props: StepProps) {
  const { text, file } = useApplicationInputs(props);
  return (
    <>
      <TextField maxLength={60} {...text('shopName')} />
      <TextArea maxLength={1000} {...text('intro', true)} />
      {file('shopLogo', 'shop', false)}
    </>
  );
}

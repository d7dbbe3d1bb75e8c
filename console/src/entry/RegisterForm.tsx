import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { isApiError } from '@mall/web-kit';
import { captcha, connection } from '../api/mall.js';
import { useCountdown } from '../widgets/use-countdown.js';

const FIELDS = ['username', 'name', 'phone', 'code', 'password'] as const;
type Field = (typeof FIELDS)[number];
type Problems = Partial<Record<Field | 'form', string>>;

const RULES: Readonly<Record<Field, object>> = {
  username: { minLength: 3, maxLength: 64, autoComplete: 'username' },
  name: { maxLength: 50, autoComplete: 'name' },
  phone: { type: 'tel', maxLength: 20, autoComplete: 'tel' },
  code: { minLength: 4, maxLength: 8, autoComplete: 'one-time-code', inputMode: 'numeric' },
  password: { type: 'password', minLength: 10, maxLength: 128, autoComplete: 'new-password' },
};

/** An application for an account, which is locked and has no roles until a colleague admits it. */
export function RegisterForm() {
  const translate = useTranslate();
  const [values, setValues] = useState<Record<Field, string>>({
    username: '',
    name: '',
    phone: '',
    code: '',
    password: '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const [step, setStep] = useState<'typing' | 'busy' | 'done'>('typing');
  const { left, start } = useCountdown(0);
  const attempt = async (work: () => Promise<void>) => {
    setProblems({});
    setStep('busy');
    await work().catch((failure: unknown) => {
      setProblems(problemsOf(failure));
      setStep('typing');
    });
  };
  const sendCode = () =>
    attempt(async () => {
      const number = values.phone.trim();
      const { ttl } = await captcha.withCaptcha('sms', (answer) =>
        connection.call('auth.sendRegistrationCode', { countryCode: countryOf(number), number, ...answer }),
      );
      start(ttl);
      setStep('typing');
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await connection.call('admin.staff.register', { ...values, name: values.name || undefined });
      setStep('done');
    });
  };
  if (step === 'done') return <Alert severity="success">{translate('console.entry.applied')}</Alert>;
  return (
    <form onSubmit={submit}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('console.entry.registerHint')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {problems.form && <Alert severity="error">{problems.form}</Alert>}
        {FIELDS.map((field) => (
          <Box key={field} sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
            <TextField
              label={translate(`console.entry.${field}`)}
              type={(RULES[field] as { type?: string }).type}
              value={values[field]}
              required={field !== 'name'}
              fullWidth
              error={problems[field] !== undefined}
              helperText={problems[field]}
              slotProps={{ htmlInput: RULES[field] }}
              onChange={({ target }) => setValues({ ...values, [field]: target.value })}
            />
            {field === 'phone' && (
              <Button
                variant="outlined"
                disabled={left > 0 || step === 'busy' || values.phone.trim() === ''}
                onClick={() => void sendCode()}
                sx={{ flex: 'none', mt: 1, height: 38 }}
              >
                {left > 0
                  ? translate('console.entry.codeAgain', { seconds: left })
                  : translate('console.entry.sendCode')}
              </Button>
            )}
          </Box>
        ))}
        <Button type="submit" variant="contained" size="large" loading={step === 'busy'} fullWidth>
          {translate('console.entry.apply')}
        </Button>
      </Box>
    </form>
  );
}

/** Returns the country code for a number without one. */
const countryOf = (number: string): string => (/^(?:\+?86)?1[3-9]/.test(number) ? '+86' : '+7');

/** Assigns each message to its field; other messages go above the form. */
function problemsOf(failure: unknown): Problems {
  const message = (failure as Error).message;
  if (!isApiError(failure) || failure.issues.length === 0) return { form: message };
  const known = (field: string): field is Field => (FIELDS as readonly string[]).includes(field);
  return Object.fromEntries(
    failure.issues.map(({ field, message: text }) => [
      field === 'number' ? 'phone' : known(field) ? field : 'form',
      text,
    ]),
  );
}

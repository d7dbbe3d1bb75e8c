import { isApiError, phone, profileLabels } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../components/FileDrop.js';
import { placeIssues } from '../../../components/forms/issues.js';
import type { Profile } from '../../../components/forms/passport-fields.js';
import { useKeptForm } from '../../../components/forms/use-kept-form.js';
import { Button } from '../../../components/ui/Button.js';
import { TextField } from '../../../components/ui/Field.js';
import layout from '../../../components/ui/layout.module.css';
import { call } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { say } from '../../../mall/say.js';

interface Fields {
  pic: string;
  nickName: string;
  email: string;
  invitationCode: string;
}

export function ContactForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { t: account } = useTranslation('account');
  const { t: deal } = useTranslation('deal');
  const { t: ofForm } = useTranslation('form');
  const queries = useQueryClient();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      pic: profile.pic ?? '',
      nickName: profile.nickName,
      email: profile.email ?? '',
      invitationCode: profile.invitationCode ?? '',
    },
  });
  const { errors } = form.formState;
  const kept = useKeptForm(form, 'contact');
  const saving = useMutation({
    mutationFn: ({ pic, nickName, email, invitationCode }: Fields) =>
      call('user.update', {
        pic: pic || null,
        nickName: nickName.trim(),
        email: email.trim() || null,
        invitationCode: invitationCode.trim() || null,
      }),
    onSuccess: (saved) => {
      kept.forget();
      queries.setQueryData(['user.detail', {}], saved);
      say.done(account('saved'));
    },
    onError: (error) => {
      const left = placeIssues(error, ['pic', 'nickName', 'email', 'invitationCode'], form.setError);
      if (left) say.failed(isApiError(error) ? error.message : left);
    },
  });
  return (
    <form
      className={layout['stack']}
      noValidate
      onSubmit={form.handleSubmit((fields) => saving.mutate(fields))}
    >
      <fieldset className={layout['stack']}>
        <legend className={layout['legend']}>{t('contact')}</legend>
        <div className={layout['fields']}>
          <TextField
            label={profileLabels.nickName[locale]}
            maxLength={50}
            error={errors.nickName?.message}
            {...form.register('nickName', {
              required: ofForm('required', { label: profileLabels.nickName[locale] }),
            })}
          />
          <TextField
            label={profileLabels.mobile[locale]}
            value={phone(profile.mobile ?? '')}
            disabled
            readOnly
          />
          <TextField
            label={profileLabels.email[locale]}
            optional
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <TextField
            label={profileLabels.invitationCode[locale]}
            optional
            maxLength={32}
            error={errors.invitationCode?.message}
            {...form.register('invitationCode')}
          />
        </div>
        <Controller
          control={form.control}
          name="pic"
          render={({ field }) => (
            <FileDrop
              label={profileLabels.pic[locale]}
              purpose="avatar"
              imagesOnly
              maxMegabytes={10}
              files={field.value ? [{ url: field.value, originName: profileLabels.pic[locale] }] : []}
              onChange={(files) => field.onChange(files[0]?.url ?? '')}
              error={errors.pic?.message}
            />
          )}
        />
      </fieldset>
      <div>
        <Button type="submit" busy={saving.isPending} disabled={!form.formState.isDirty}>
          {deal('passport.save')}
        </Button>
      </div>
    </form>
  );
}

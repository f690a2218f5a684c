import { type FormEvent, useState } from 'react';
import { useSubmit } from 'react-router';
import { shortDate } from '#i18n/dates.ts';
import type { StaffPasskeyShape } from '#modules/staff/contracts.ts';
import { makeOnDevice } from '#pages/device-passkey.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { usePasskeys } from '#pages/use-passkeys.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AskFirst } from '../parts/ask-first.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { findPasskeyOptions } from '../passkey-options.ts';
import { t } from './own-words.ts';

const LONGEST_NAME = 60;

interface PasskeysPanelProps {
  passkeys: readonly StaffPasskeyShape[];
  /** Users with a password must enter it to add or remove a passkey. */
  hasPassword: boolean;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** The user's passkeys: add, name, remove. */
export function PasskeysPanel({ passkeys, ...rest }: PasskeysPanelProps) {
  return (
    <Panel title={t('passkeys.title')}>
      <div className="grid gap-5">
        <p className="text-small text-encre-2">{t('passkeys.why')}</p>
        <ul className="grid gap-4 empty:hidden">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} {...rest} />
          ))}
        </ul>
        <NewPasskey key={rest.formKey} {...rest} />
      </div>
    </Panel>
  );
}

type LineProps = Omit<PasskeysPanelProps, 'passkeys'>;

function PasskeyLine({ passkey, ...rest }: LineProps & { passkey: StaffPasskeyShape }) {
  const { id, name, host, createdAt, lastUsedAt } = passkey;
  const { formKey, refused } = rest;
  const isAbout = (form: string) => refused?.form === form && refused.values.id === String(id);
  const rename = useForm('renamePasskey', isAbout('renamePasskey') ? refused : undefined, {
    values: { name },
  });
  return (
    <li className="grid gap-2 border-brume-2 border-t pt-4">
      <p className="font-bold break-words">{name}</p>
      <p className="text-small text-encre-2">
        {t('passkeys.made', { host, date: shortDate(createdAt) })} ·{' '}
        {lastUsedAt ? t('passkeys.used', { date: shortDate(lastUsedAt) }) : t('passkeys.neverUsed')}
      </p>
      <div className="flex flex-wrap gap-2">
        <AskFirst title={t('passkeys.renameNamed', { name })} isOpen={isAbout('renamePasskey')}>
          <PageForm form={rename} className="grid gap-4">
            <FormKey value={`${formKey}-rename-${id}`} />
            <input type="hidden" name="id" value={id} />
            <TextField
              {...rename.field('name')}
              label={t('passkeys.name')}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              required
            />
            <Button type="submit" size="compact" pending={rename.pending}>
              {t('passkeys.save')}
            </Button>
          </PageForm>
        </AskFirst>
        <AskFirst
          title={t('passkeys.removeNamed', { name })}
          isOpen={isAbout('removePasskey')}
          danger
        >
          <RemovePasskey
            id={id}
            {...rest}
            refused={isAbout('removePasskey') ? refused : undefined}
          />
        </AskFirst>
      </div>
    </li>
  );
}

function RemovePasskey({ id, hasPassword, formKey, refused }: LineProps & { id: number }) {
  const form = useForm('removePasskey', refused);
  return (
    <PageForm form={form} className="grid gap-4">
      <p className="text-small">{t('passkeys.removeText')}</p>
      <FormKey value={`${formKey}-remove-${id}`} />
      <input type="hidden" name="id" value={id} />
      {hasPassword && (
        <PasswordField
          {...form.field('password')}
          id={`remove-passkey-${id}`}
          label={t('password.current')}
          autoComplete="current-password"
          required
        />
      )}
      <Button type="submit" variant="danger" size="compact" pending={form.pending}>
        {t('passkeys.removeConfirm')}
      </Button>
    </PageForm>
  );
}

/** Creating a passkey needs scripts and browser support; a text says so where either is missing. */
function NewPasskey({ hasPassword, formKey, refused }: LineProps) {
  const supported = usePasskeys();
  const submit = useSubmit();
  const { pending, problems } = useForm('addPasskey', refused);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!supported) return <p className="text-small text-encre-2">{t('passkeys.unsupported')}</p>;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(await make(String(form.get('name')), form.get('password')));
    setBusy(false);
  };
  /** The error before anything was sent, or null. */
  const make = async (name: string, password: FormDataEntryValue | null) => {
    const fields = { intent: 'options', password: password === null ? null : String(password) };
    const { options, to, problem } = await findPasskeyOptions(fields);
    if (to) location.assign(to);
    if (!options) return problem ?? t('passkeys.failed');
    const signed = await makeOnDevice(options);
    if ('why' in signed) return t(`passkeys.${signed.why}`);
    await submit(
      { intent: 'addPasskey', formKey: `${formKey}-add`, name, passkey: signed.passkey },
      { method: 'post' },
    );
    return null;
  };
  return (
    <form method="post" onSubmit={send} className="grid gap-4">
      {(problem ? [problem] : problems).map((text) => (
        <Alert key={text} tone="error" live>
          {text}
        </Alert>
      ))}
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        name="name"
        maxLength={LONGEST_NAME}
        autoComplete="off"
        required
      />
      {hasPassword && (
        <PasswordField
          label={t('passkeys.password')}
          name="password"
          autoComplete="current-password"
          required
        />
      )}
      <Button type="submit" size="compact" pending={busy || pending} className="justify-self-start">
        {t('passkeys.add')}
      </Button>
    </form>
  );
}

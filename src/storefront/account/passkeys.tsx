import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { fullDate } from '#i18n/dates.ts';
import type { PasskeyShape } from '#modules/identity/contracts.ts';
import { paths } from '#pages/paths.ts';
import { usePasskeys } from '#pages/use-passkeys.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ProofKind } from '../sign-in/owner-proof.server.ts';
import { makePasskey } from '../sign-in/passkey-calls.ts';
import { t } from './account-words.ts';
import { ProofRequest } from './proof.tsx';

const LONGEST_NAME = 60;
const LONGEST_PASSWORD = 255;

interface PasskeysProps {
  passkeys: readonly PasskeyShape[];
  /** The host of this site: a passkey only works on the host it was created for. */
  host: string;
  proof: ProofKind;
}

/** The customer's passkeys (N-16): create, name, rename, remove. */
export function Passkeys({ passkeys, host, proof }: PasskeysProps) {
  return (
    <section aria-labelledby="passkeys" className="mt-14 max-w-text">
      <h2 id="passkeys" className="mb-2 text-h3">
        {t('passkeys.title')}
      </h2>
      <p className="mb-5 text-encre-2">{t('passkeys.lead')}</p>
      <ul className="mb-5 grid gap-3 empty:hidden">
        {passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} host={host} />
        ))}
      </ul>
      {proof.by === 'provider' ? (
        <ProofRequest providers={proof.providers} refused={undefined} back={paths.signIns()}>
          {t('passkeys.forProof')}
        </ProofRequest>
      ) : (
        <NewPasskey asksPassword={proof.by === 'password'} />
      )}
    </section>
  );
}

function PasskeyLine({ passkey, host }: { passkey: PasskeyShape; host: string }) {
  const { id, name, createdAt, lastUsedAt, synced } = passkey;
  const [renames, setRenames] = useState(false);
  const used = lastUsedAt
    ? t('passkeys.used', { date: fullDate(lastUsedAt) })
    : t('passkeys.neverUsed');
  return (
    <li className="grid gap-3 rounded-card border border-brume-2 bg-blanc p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon of={KeyRound} size={24} />
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold break-words">
            {name}
            {synced && <Badge variant="green">{t('passkeys.synced')}</Badge>}
          </p>
          <p className="text-small text-encre-2">
            {t('passkeys.created', { date: fullDate(createdAt) })} · {used}
          </p>
          {passkey.host !== host && (
            <p className="text-small text-encre-2">
              {t('passkeys.elsewhere', { host: passkey.host })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="compact"
            aria-expanded={renames}
            aria-label={t('passkeys.renameNamed', { name })}
            onClick={() => setRenames(!renames)}
          >
            {t('passkeys.rename')}
          </Button>
          <Form method="post">
            <input type="hidden" name="removed" value={id} />
            <Button
              type="submit"
              variant="secondary"
              size="compact"
              aria-label={t('passkeys.removeNamed', { name })}
            >
              {t('passkeys.remove')}
            </Button>
          </Form>
        </div>
      </div>
      {renames && (
        <Form
          method="post"
          className="flex flex-wrap items-end gap-3"
          onSubmit={() => setRenames(false)}
        >
          <input type="hidden" name="renamed" value={id} />
          <TextField
            label={t('passkeys.name')}
            name="name"
            defaultValue={name}
            maxLength={LONGEST_NAME}
            className="min-w-0 flex-1 basis-56"
            required
          />
          <Button type="submit" variant="secondary">
            {t('passkeys.save')}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** Creating a passkey needs scripts and browser support; a text says so where either is missing. */
function NewPasskey({ asksPassword }: { asksPassword: boolean }) {
  const supported = usePasskeys();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!supported) return <p className="text-small text-encre-2">{t('passkeys.unsupported')}</p>;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setProblem(null);
    const form = new FormData(event.currentTarget);
    const password = form.get('password');
    const ending = await makePasskey(
      String(form.get('name')),
      typeof password === 'string' ? password : null,
    );
    setPending(false);
    if ('to' in ending) return navigate(ending.to);
    setProblem(ending.problem);
  };
  return (
    <form method="post" onSubmit={send} className="grid gap-5">
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        name="name"
        maxLength={LONGEST_NAME}
        autoComplete="off"
        required
      />
      {asksPassword && (
        <PasswordField
          label={t('password.current')}
          name="password"
          autoComplete="current-password"
          maxLength={LONGEST_PASSWORD}
          required
        />
      )}
      {problem && (
        <Alert tone="error" live>
          {problem}
        </Alert>
      )}
      <Button type="submit" pending={pending} className="justify-self-start">
        {t('passkeys.add')}
      </Button>
    </form>
  );
}

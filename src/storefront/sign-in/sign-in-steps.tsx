import { Form } from 'react-router';
import { fieldWords, NameFields, NewPasswordField } from '#modules/customers/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import { usePasskeys } from '#pages/use-passkeys.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import type { Named } from './sign-in-intents.server.ts';
import { t } from './sign-in-words.ts';
import { type SocialChoice, SocialChoices } from './social-choices.tsx';

interface StepProps {
  email: string;
  refused: FormAnswer | undefined;
  /** Why the visit to an identity provider failed. */
  notice: string | null;
}

interface WithProviders {
  providers: readonly SocialChoice[];
}

const LONGEST = 255;

/** Bot-protection actions of each form; registering also signs in. */
const LOOKUP = ['lookup'] as const;
const LOGIN = ['login'] as const;
const REGISTER = ['register', 'login'] as const;

/** First step: the e-mail (AUT-01). */
export function EmailStep({ email, refused, notice, providers }: StepProps & WithProviders) {
  const form = useForm('lookup', refused, { values: { email }, words: 'login' });
  return (
    <SignInFrame heading={t('email.heading')} lead={t('email.lead')} notice={notice}>
      <PageForm form={form} protects={LOOKUP} className="grid gap-5">
        <TextField
          {...form.field('email')}
          label={fieldWords('fields.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST}
          required
        />
        <Button type="submit" block pending={form.pending}>
          {t('email.submit')}
        </Button>
      </PageForm>
      <OtherMethods providers={providers} />
    </SignInFrame>
  );
}

export function PasswordStep({ email, refused, notice, providers }: StepProps & WithProviders) {
  const form = useForm('login', refused, { values: { email } });
  return (
    <SignInFrame heading={t('password.heading')} lead={t('password.lead')} notice={notice}>
      <PageForm form={form} protects={LOGIN} className="grid gap-5">
        <RegisteredEmail email={email} />
        <PasswordField
          {...form.field('password')}
          label={fieldWords('fields.password')}
          autoComplete="current-password"
          maxLength={LONGEST}
          autoFocus
          required
        />
        <Button type="submit" block pending={form.pending}>
          {t('password.submit')}
        </Button>
      </PageForm>
      <MailForm intent="reset" email={email} label={t('password.forgotten')} quiet />
      <OtherMethods providers={providers} email={email} />
    </SignInFrame>
  );
}

/** An account without a password: a provider opens it, or a link, or a passkey. */
export function ProviderStep({ email, providers }: { email: string } & WithProviders) {
  const passkeys = usePasskeys();
  return (
    <SignInFrame heading={t('password.heading')} lead={t('provider.lead', { email })}>
      <div className="grid gap-3">
        <SocialChoices providers={providers} />
        <MailForm intent="link" email={email} label={t('link.ask')} />
      </div>
      <MailForm intent="reset" email={email} label={t('provider.choosePassword')} quiet />
      {/* Last, because it appears only with scripts and must not shift other buttons. */}
      {passkeys && <PasskeyButton />}
    </SignInFrame>
  );
}

interface MailFormProps {
  /** A link to sign in, or to choose a password. */
  intent: 'link' | 'reset';
  email: string;
  label: string;
  quiet?: boolean;
}

/** Form that requests a mailed link. */
function MailForm({ intent, email, label, quiet = false }: MailFormProps) {
  return (
    <Form method="post" className={quiet ? 'mt-2 text-center' : undefined}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="email" value={email} />
      {quiet ? (
        <Button type="submit" variant="quiet" size="compact">
          {label}
        </Button>
      ) : (
        <Button type="submit" variant="secondary" block>
          {label}
        </Button>
      )}
    </Form>
  );
}

/** Alternatives to the password, below the fields. A link needs an e-mail. */
function OtherMethods({ providers, email }: WithProviders & { email?: string }) {
  const passkeys = usePasskeys();
  if (email === undefined && !passkeys && providers.length === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-small text-encre-2 before:h-px before:flex-1 before:bg-brume-2 after:h-px after:flex-1 after:bg-brume-2">
        {t('social.or')}
      </p>
      {email !== undefined && <MailForm intent="link" email={email} label={t('link.ask')} />}
      <SocialChoices providers={providers} />
      {/* Last, because it appears only with scripts and must not shift other buttons. */}
      {passkeys && <PasskeyButton />}
    </div>
  );
}

export function RegisterStep({ email, refused, notice, named }: StepProps & { named?: Named }) {
  const form = useForm('registration', refused, {
    values: { email, ...named },
    judgedByServer: true,
  });
  const emailError = form.field('email').error;
  return (
    <SignInFrame heading={t('register.heading')} lead={t('register.lead')} notice={notice}>
      <PageForm form={form} protects={REGISTER} className="grid gap-5">
        <RegisteredEmail email={email} error={emailError} isNew />
        <NameFields form={form} />
        <NewPasswordField form={form} name="password" label={fieldWords('fields.password')} />
        <Checkbox name="newsletter" label={t('register.newsletter')} />
        <p className="text-small text-encre-2">
          {t('register.notice')}{' '}
          <Link to={paths.page(pageSlugs.terms)} newTab className="link">
            {t('register.terms')}
          </Link>{' '}
          {t('register.noticeAnd')}{' '}
          <Link to={paths.page(pageSlugs.privacy)} newTab className="link">
            {t('register.privacy')}
          </Link>
          .
        </p>
        <Button type="submit" block pending={form.pending}>
          {t('register.submit')}
        </Button>
      </PageForm>
    </SignInFrame>
  );
}

interface SentProps {
  email: string;
  /** Whether the link signs in; else it leads to choosing a password. */
  signsIn?: boolean;
}

/** Confirmation that a mail was sent (AUT-05, N-16). */
export function SentStep({ email, signsIn = false }: SentProps) {
  return (
    <SignInFrame heading={t('sent.heading')}>
      <div role="status" className="mt-4 grid gap-3">
        <p>{t(signsIn ? 'link.sent' : 'sent.text', { email })}</p>
        <p className="text-small text-encre-2">{t('sent.spam')}</p>
      </div>
      <LinkButton to={paths.signIn()} variant="secondary" block className="mt-6">
        {t('sent.back')}
      </LinkButton>
    </SignInFrame>
  );
}

interface RegisteredEmailProps {
  email: string;
  error?: string;
  /** It has no account yet. */
  isNew?: boolean;
}

/** The entered e-mail, with a link to change it (AUT-04). Password managers read it too. */
function RegisteredEmail({ email, error, isNew = false }: RegisteredEmailProps) {
  return (
    <div>
      <TextField
        label={fieldWords('fields.email')}
        name="email"
        type="email"
        value={email}
        error={error}
        autoComplete="username"
        readOnly
      />
      <Link to={paths.signIn()} className="link mt-1 inline-flex min-h-6 items-center text-small">
        {t(isNew ? 'register.switch' : 'password.switch')}
      </Link>
    </div>
  );
}

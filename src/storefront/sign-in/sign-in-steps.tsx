import { Form } from 'react-router';
import { fieldWords, NameFields, NewPasswordField } from '#modules/customers/web/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { pageSlugs, paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { t } from './sign-in-words.ts';
import { type SocialChoice, SocialChoices } from './social-choices.tsx';

interface StepProps {
  email: string;
  refused: FormAnswer | undefined;
  /** Why the visit to an identity provider signed nobody in. */
  notice: string | null;
}

interface WithProviders {
  providers: readonly SocialChoice[];
}

const LONGEST = 255;

/** What each form asks the bot protection for; registering signs in too. */
const LOOKUP = ['lookup'] as const;
const LOGIN = ['login'] as const;
const REGISTER = ['register', 'login'] as const;

/** One field to begin with (AUT-01). */
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
      <SocialChoices providers={providers} />
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
      <LinkByMail email={email} label={t('password.forgotten')} />
      <SocialChoices providers={providers} />
    </SignInFrame>
  );
}

/** An account that a provider opens, and no password yet. */
export function ProviderStep({ email, providers }: { email: string } & WithProviders) {
  return (
    <SignInFrame heading={t('password.heading')} lead={t('provider.lead', { email })}>
      <SocialChoices providers={providers} alone />
      <LinkByMail email={email} label={t('provider.choosePassword')} />
    </SignInFrame>
  );
}

/** Asks for the mail with which a password is chosen. */
function LinkByMail({ email, label }: { email: string; label: string }) {
  return (
    <Form method="post" className="mt-2 text-center">
      <input type="hidden" name="intent" value="reset" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="quiet" size="compact">
        {label}
      </Button>
    </Form>
  );
}

export function RegisterStep({ email, refused, notice }: StepProps) {
  const form = useForm('registration', refused, {
    values: { email },
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

/** AUT-05. */
export function SentStep({ email }: { email: string }) {
  return (
    <SignInFrame heading={t('sent.heading')}>
      <div role="status" className="mt-4 grid gap-3">
        <p>{t('sent.text', { email })}</p>
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

/** Whose account it is; another one is a link away (AUT-04). Password managers read it too. */
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

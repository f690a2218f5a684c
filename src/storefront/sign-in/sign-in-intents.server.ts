import { z } from 'zod';
import { ownValue } from '#kit/own-value.ts';
import { customerRegistration, email, password } from '#modules/customers/contracts.ts';
import { fieldError } from '#modules/customers/web/index.ts';
import { botToken } from '#pages/forms/bot-token.ts';
import { type FormAnswer, FormProblem, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { PageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { ServiceError } from '#services/service-client.ts';
import type { Session } from '#services/session.server.ts';
import { authCalls, type Credentials } from '#services/shop/auth.ts';
import { signIn } from '#services/sign-in.server.ts';
import { goOn, linkWaiting } from './social-return.server.ts';

/** State of the sign-in after a form: the step, the e-mail, and the refusal. */
export interface SignInAnswer {
  step: 'email' | 'password' | 'provider' | 'register' | 'sent' | 'sent-link';
  email: string;
  /** The name a guest ordered under, for the registration. */
  named?: Named;
  refused?: FormAnswer;
}

export interface Named {
  firstName: string;
  lastName: string;
}

interface FormRequest {
  page: PageContext;
  session: Session;
  /** Query of the page: a provider's token may be pending there (AUT-25). */
  query: URLSearchParams;
  form: FormData;
}

const credentials = z.object({ email, password });

/** AUT-01: existing e-mails continue to the password, unknown ones to the registration. */
async function lookUp({ page, form }: FormRequest): Promise<SignInAnswer> {
  const { done, refused } = await submitForm({
    form: 'lookup',
    words: 'login',
    data: form,
    schema: z.object({ email }),
    send: (value) => authCalls(page.shop).lookUp(value.email, botToken(form, 'lookup')),
  });
  const typed = String(form.get('email') ?? '');
  if (refused) return { step: 'email', email: typed, refused };
  if (!done.exists) {
    const named = { firstName: nameIn(form, 'firstName'), lastName: nameIn(form, 'lastName') };
    return { step: 'register', email: done.email, named };
  }
  return { step: done.hasPassword ? 'password' : 'provider', email: done.email };
}

/** What the offer of an account sends along; empty where only an e-mail was asked. */
const nameIn = (form: FormData, field: keyof Named) => String(form.get(field) ?? '');

async function logIn(request: FormRequest): Promise<SignInAnswer> {
  const { session, form } = request;
  const { refused } = await submitForm({
    form: 'login',
    data: form,
    schema: credentials,
    send: async (value) => {
      await open(request, value);
      throw goOn(session, paths.account());
    },
  });
  return { step: 'password', email: String(form.get('email') ?? ''), refused };
}

async function register(request: FormRequest): Promise<SignInAnswer> {
  const { page, session, form } = request;
  const { refused } = await submitForm({
    form: 'registration',
    data: form,
    schema: customerRegistration,
    input: { ...typedValues(form), subscribedToNewsletter: form.get('newsletter') === 'on' },
    send: async (value) => {
      const recaptchaToken = botToken(form, 'register');
      await authCalls(page.shop).register({ ...value, recaptchaToken });
      await open(request, { email: value.email, password: value.password });
      throw goOn(session, paths.welcome());
    },
  });
  return { step: 'register', email: String(form.get('email') ?? ''), refused };
}

/** AUT-05: the same words whether or not the e-mail has an account. */
async function forget({ page, form }: FormRequest): Promise<SignInAnswer> {
  const { done, refused } = await submitForm({
    form: 'reset',
    words: 'login',
    data: form,
    schema: z.object({ email }),
    send: async (value) => {
      await authCalls(page.shop).requestReset(value.email);
      return value.email;
    },
  });
  if (!refused) return { step: 'sent', email: done };
  return { step: 'password', email: String(form.get('email') ?? ''), refused };
}

/** N-16: the same words whether or not the e-mail has an account. */
async function mailLink({ page, form }: FormRequest): Promise<SignInAnswer> {
  const { done, refused } = await submitForm({
    form: 'login',
    data: form,
    schema: z.object({ email }),
    send: async (value) => {
      await authCalls(page.shop).requestSignInLink(value.email);
      return value.email;
    },
  });
  if (!refused) return { step: 'sent-link', email: done };
  return { step: 'password', email: String(form.get('email') ?? ''), refused };
}

/** A refused password is reported under its field (AUT-22, AUT-23). */
async function open(request: FormRequest, { email, password }: Credentials): Promise<void> {
  const { page, session, form } = request;
  const recaptchaToken = botToken(form, 'login');
  const onLost = (err: unknown) => page.log.error({ err }, 'a cart was lost at sign-in');
  try {
    await signIn(session, page.shop, { email, password, recaptchaToken }, onLost);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 401) throw error;
    const text = fieldError('login', 'password', { code: 'password.incorrect' });
    throw new FormProblem('', { password: [text] });
  }
  await linkWaiting(request);
}

const intents: Record<string, (request: FormRequest) => Promise<SignInAnswer>> = {
  lookup: lookUp,
  login: logIn,
  registration: register,
  reset: forget,
  link: mailLink,
};

/** Dispatches the submitted form. */
export async function applySignIn(request: FormRequest): Promise<SignInAnswer> {
  const run = ownValue(intents, String(request.form.get('intent')));
  if (!run) throw new Response(null, { status: 400 });
  return run(request);
}

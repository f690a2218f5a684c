import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ownValue } from '#kit/own-value.ts';
import { DEFAULT_PHONE_COUNTRY } from '#kit/phone-countries.ts';
import {
  type CustomerShape,
  customerUpdate,
  email,
  passwordChange,
} from '#modules/customers/contracts.ts';
import { formatPhone } from '#modules/customers/rules/index.ts';
import { phoneCountryOf } from '#modules/customers/web/index.ts';
import { botToken } from '#pages/forms/bot-token.ts';
import { type FormAnswer, FormProblem, typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { typedAddress } from '#pages/forms/typed-address.server.ts';
import type { PageContext } from '#pages/page-context.ts';
import type { Session, SignedIn } from '#services/session.server.ts';
import { authCalls } from '#services/shop/auth.ts';
import { customerCalls } from '#services/shop/customers.ts';
import { changePassword } from '#services/sign-in.server.ts';
import { type ProofKind, proofRequired, withProof } from '../sign-in/owner-proof.server.ts';
import { t } from './account-words.ts';

/** The completed action with its submission id, or the refusal. */
export interface PersonalAnswer {
  done?: 'personalData' | 'email' | 'password' | 'verification';
  submission?: string;
  refused?: FormAnswer;
}

interface FormRequest {
  page: PageContext;
  session: Session;
  signedIn: SignedIn;
  form: FormData;
}

/** Initial values of the fields; the phone number in its country's national format. */
export function personalValues(customer: CustomerShape) {
  const { gender, firstName, lastName, phoneNumber, birthday } = customer;
  const phoneCountry = phoneCountryOf(phoneNumber) ?? DEFAULT_PHONE_COUNTRY;
  const phone = phoneNumber && formatPhone(phoneNumber, phoneCountry);
  return { gender, firstName, lastName, phoneNumber: phone, phoneCountry, birthday };
}

/** ACC-02: saves the fields and updates the first name in the session. */
async function save({ page, session, signedIn, form }: FormRequest): Promise<PersonalAnswer> {
  const typed = typedAddress(typedValues(form));
  return submitForm({
    form: 'personalData',
    data: form,
    schema: customerUpdate.omit({ email: true }),
    input: {
      ...typed,
      birthday: typed.birthday || null,
      subscribedToNewsletter: form.get('newsletter') === 'on',
    },
    send: async (update) => {
      const customer = await customerCalls(page.shop, signedIn.customer).update(update);
      session.introduce(customer);
      return 'personalData' as const;
    },
  });
}

const currentPassword = { currentPassword: z.string() };
const newEmail = z.object({ email });

/**
 * Proof of identity: the password, or else a fresh sign-in at a provider, so that nobody can take
 * over an account from an unattended browser.
 */
async function ownProof({ page, session, signedIn }: FormRequest): Promise<ProofKind['by']> {
  return (await proofRequired(page, session, signedIn)).by;
}

async function changeEmail(request: FormRequest): Promise<PersonalAnswer> {
  const { page, session, signedIn, form } = request;
  const by = await ownProof(request);
  return submitForm({
    form: 'email',
    data: form,
    schema: by === 'password' ? newEmail.extend(currentPassword) : newEmail,
    send: async (change) => {
      if (by === 'provider') throw new FormProblem(t('proof.needed'));
      const calls = customerCalls(page.shop, signedIn.customer);
      const save = (proof: object) => calls.update({ ...change, ...proof });
      session.introduce(await (by === 'visit' ? withProof(session, save) : save({})));
      return 'email' as const;
    },
  });
}

/**
 * ACC-03: requires the current password, so that nobody can change it from an unattended browser.
 */
async function choosePassword(request: FormRequest): Promise<PersonalAnswer> {
  const { page, session, form } = request;
  const onLost = (err: unknown) => page.log.error({ err }, 'a cart was lost at sign-in');
  const by = await ownProof(request);
  return submitForm({
    form: 'password',
    data: form,
    schema: by === 'password' ? passwordChange.and(z.object(currentPassword)) : passwordChange,
    send: async (change) => {
      const recaptchaToken = botToken(form, 'login');
      await withProof(session, (proof) =>
        changePassword(session, page.shop, { ...change, ...proof, recaptchaToken }, onLost),
      );
      return 'password' as const;
    },
  });
}

/** Mails the verification link again. */
async function verify({ page, form }: FormRequest): Promise<PersonalAnswer> {
  return submitForm({
    form: 'verification',
    data: form,
    schema: z.object({}),
    send: async () => {
      await authCalls(page.shop).requestVerification();
      return 'verification' as const;
    },
  });
}

const intents: Record<string, (request: FormRequest) => Promise<PersonalAnswer>> = {
  personalData: save,
  email: changeEmail,
  password: choosePassword,
  verification: verify,
};

/** Dispatches the submitted form. */
export async function applyToPersonalData(request: FormRequest): Promise<PersonalAnswer> {
  const run = ownValue(intents, String(request.form.get('intent')));
  if (!run) throw new Response(null, { status: 400 });
  return { ...(await run(request)), submission: randomUUID() };
}

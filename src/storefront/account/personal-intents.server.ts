import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  type CustomerShape,
  customerUpdate,
  passwordChange,
} from '#modules/customers/contracts.ts';
import { DEFAULT_PHONE_COUNTRY, formatPhone } from '#modules/customers/rules/index.ts';
import { phoneCountryOf } from '#modules/customers/web/index.ts';
import type { Session, SignedIn } from '#services/session.server.ts';
import { authCalls } from '#services/shop/auth.ts';
import { customerCalls } from '#services/shop/customers.ts';
import { changePassword } from '#services/sign-in.server.ts';
import { botToken } from '../forms/bot-token.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { submitForm, typedValues } from '../forms/submit-form.server.ts';
import { typedAddress } from '../forms/typed-address.server.ts';
import type { PageContext } from '../page-context.ts';

/** What was done, and with which submission; or what was refused. */
export interface PersonalAnswer {
  done?: 'personalData' | 'newEmail' | 'password' | 'verification';
  submission?: string;
  refused?: FormAnswer;
}

interface Asked {
  page: PageContext;
  session: Session;
  signedIn: SignedIn;
  form: FormData;
}

/** What the fields begin with; the phone as people of its country write it. */
export function personalValues(customer: CustomerShape) {
  const { gender, firstName, lastName, email, phoneNumber, birthday } = customer;
  const phoneCountry = phoneCountryOf(phoneNumber) ?? DEFAULT_PHONE_COUNTRY;
  const phone = phoneNumber && formatPhone(phoneNumber, phoneCountry);
  return { gender, firstName, lastName, email, phoneNumber: phone, phoneCountry, birthday };
}

/** ACC-02: saves the fields; the session says the new first name at once. */
async function save({ page, session, signedIn, form }: Asked): Promise<PersonalAnswer> {
  const typed = typedAddress(typedValues(form));
  return submitForm({
    ...{ form: 'personalData', data: form, schema: customerUpdate },
    input: {
      ...typed,
      birthday: typed.birthday || null,
      subscribedToNewsletter: form.get('newsletter') === 'on',
    },
    send: async (update) => {
      const customer = await customerCalls(page.shop, signedIn.customer).update(update);
      const isNewEmail = customer.email !== signedIn.user.username;
      session.introduce(customer);
      return isNewEmail ? ('newEmail' as const) : ('personalData' as const);
    },
  });
}

const knownPassword = passwordChange.and(z.object({ currentPassword: z.string() }));

/** ACC-03: asks for the current password, so that nobody changes it on a browser left open. */
async function choosePassword({ page, session, form }: Asked): Promise<PersonalAnswer> {
  const onLost = (err: unknown) => page.log.error({ err }, 'a cart was lost at sign-in');
  return submitForm({
    ...{ form: 'password', data: form, schema: knownPassword },
    send: async (change) => {
      const recaptchaToken = botToken(form, 'login');
      await changePassword(session, page.shop, { ...change, recaptchaToken }, onLost);
      return 'password' as const;
    },
  });
}

/** Mails the link that proves the e-mail once more. */
async function verify({ page, form }: Asked): Promise<PersonalAnswer> {
  return submitForm({
    ...{ form: 'verification', data: form, schema: z.object({}) },
    send: async () => {
      await authCalls(page.shop).requestVerification();
      return 'verification' as const;
    },
  });
}

const intents: Record<string, (asked: Asked) => Promise<PersonalAnswer>> = {
  personalData: save,
  password: choosePassword,
  verification: verify,
};

/** Runs the form that was sent. */
export async function applyToPersonalData(asked: Asked): Promise<PersonalAnswer> {
  const run = intents[String(asked.form.get('intent'))];
  if (!run) throw new Response(null, { status: 400 });
  return { ...(await run(asked)), submission: randomUUID() };
}

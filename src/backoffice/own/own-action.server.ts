import { data } from 'react-router';
import { z } from 'zod';
import { ownValue } from '#kit/own-value.ts';
import type { RecoveryCodesShape, SecondFactorSetupShape } from '#modules/staff/contracts.ts';
import {
  secondFactorCode,
  staffPasskeyAddition,
  staffPasskeyChange,
  staffPasswordChange,
  staffProof,
} from '#modules/staff/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { ownCalls } from '#services/admin/staff.ts';
import { answerIntent, type OfficeIntent } from '../parts/answer-intent.server.ts';
import { formKeyOf } from '../parts/form-key.tsx';
import { jsonOf } from '../parts/json-of.server.ts';
import { officePaths } from '../paths.ts';

const changePassword: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'changePassword',
    data,
    schema: staffPasswordChange,
    send: (change) => ownCalls(admin).changePassword(change, key),
  });
const endSignIn: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'endSignIn',
    data,
    schema: z.object({ id: z.coerce.number().int().positive() }),
    send: ({ id }) => ownCalls(admin).endSignIn(id, key),
  });
const removeFactor: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'removeFactor',
    data,
    schema: secondFactorCode,
    send: ({ code }) => ownCalls(admin).removeSecondFactor(code, key),
  });
/** The device's answer has no field, so an error is shown above the form. */
const addPasskey: OfficeIntent = ({ admin, data, key }) => {
  const passkey = jsonOf(data.get('passkey'));
  data.delete('passkey');
  return submitForm({
    form: 'addPasskey',
    data,
    schema: staffPasskeyAddition,
    input: { name: data.get('name'), passkey },
    send: (addition) => ownCalls(admin).addPasskey(addition, key),
  });
};
const byId = z.object({ id: z.coerce.number().int().positive() });
const renamePasskey: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'renamePasskey',
    data,
    schema: byId.extend(staffPasskeyChange.shape),
    send: ({ id, name }) => ownCalls(admin).renamePasskey(id, name, key),
  });
const removePasskey: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'removePasskey',
    data,
    schema: byId.extend(staffProof.shape),
    send: ({ id, password }) => ownCalls(admin).removePasskey(id, { password }, key),
  });
const intents = {
  changePassword,
  endSignIn,
  removeFactor,
  addPasskey,
  renamePasskey,
  removePasskey,
};
const DONE: Readonly<Record<string, string>> = {
  addPasskey: 'cle',
  renamePasskey: 'cle-renommee',
  removePasskey: 'cle-retiree',
  changePassword: 'password',
  endSignIn: 'connexion',
  removeFactor: 'facteur',
};

/** Result of a form, when it does not redirect. */
interface OwnAnswer {
  refused?: FormAnswer | undefined;
  /** Data for the authenticator application. */
  setup?: SecondFactorSetupShape | undefined;
  /** Recovery codes, shown once. */
  codes?: RecoveryCodesShape['recoveryCodes'] | undefined;
}

/** Handles the forms of the own access page. Secrets are rendered directly in the response, never put into an address. */
export async function answerOwn(admin: AdminClient, request: Request) {
  const form = await request.clone().formData();
  const intent = String(form.get('intent') ?? '');
  const key = formKeyOf(form);
  if (intent === 'beginFactor') {
    const { done: setup, refused } = await submitForm({
      form: intent,
      data: form,
      schema: z.object({}),
      send: () => ownCalls(admin).beginSecondFactor(key),
    });
    return answer({ setup, refused });
  }
  if (intent === 'confirmFactor') {
    const { done, refused } = await submitForm({
      form: intent,
      data: form,
      schema: secondFactorCode,
      send: ({ code }) => ownCalls(admin).confirmSecondFactor(code, key),
    });
    const setup = { secret: String(form.get('secret')), uri: String(form.get('uri')) };
    return answer({ refused, codes: done?.recoveryCodes, setup: refused ? setup : undefined });
  }
  const next = officePaths.ownAccess(ownValue(DONE, intent));
  const { data: refused } = await answerIntent(intents, request, { admin, next });
  return answer({ refused });
}

const answer = (answer: OwnAnswer) => data(answer, { status: answer.refused ? 422 : 200 });

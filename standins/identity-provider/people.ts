import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from './database.ts';
import { entriesOf } from './entries.ts';

/** Fault of the provider after this person was chosen. */
type Fault = 'server_error' | 'forged_token' | 'no_answer' | 'old_session';

export interface Person {
  sub: string;
  given_name: string | null;
  family_name: string | null;
  email: string | null;
  email_verified: boolean;
  groups?: readonly string[];
  fault?: Fault;
}

const existing = (
  sub: string,
  given: string,
  family: string,
  rest: Partial<Person> = {},
): Person => ({
  sub,
  given_name: given,
  family_name: family,
  email: `${sub}@exemple.fr`,
  email_verified: true,
  ...rest,
});

/** People with a button: ordinary ones first, then those that cause a fault. */
export const PEOPLE: readonly Person[] = [
  existing('camille.moreau', 'Camille', 'Moreau'),
  existing('sacha.petit', 'Sacha', 'Petit'),
  existing('noa.lambert', 'Noa', 'Lambert', { email_verified: false }),
  existing('andrea.sans-adresse', 'Andréa', 'Roux', { email: null, email_verified: false }),
  existing('panne', 'Louison', 'Panne', { fault: 'server_error' }),
  existing('jeton-falsifie', 'Alix', 'Faux', { fault: 'forged_token' }),
  existing('silence', 'Maé', 'Silence', { fault: 'no_answer' }),
  existing('session-ouverte', 'Dominique', 'Ouvert', { fault: 'old_session' }),
];

const MODEL = 'Person';
const A_YEAR_SECONDS = 365 * 24 * 3600;

const typed = z.object({
  email: z.email().max(255),
  firstName: z.string().trim().min(1).max(255),
  lastName: z.string().trim().min(1).max(255),
});

/** A person typed on the page, identified by e-mail. Null when a field is invalid. */
export async function addPerson(appContext: AppContext, form: Record<string, unknown>) {
  const read = typed.safeParse(form);
  if (!read.success) return null;
  const { email, firstName, lastName } = read.data;
  const person: Person = {
    sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32),
    given_name: firstName,
    family_name: lastName,
    email,
    email_verified: form.verified === 'on',
    groups: String(form.groups ?? '')
      .split(' ')
      .filter(Boolean),
  };
  await entriesOf(appContext, MODEL).upsert(person.sub, { ...person }, A_YEAR_SECONDS);
  return person;
}

export async function findPerson(appContext: AppContext, sub: string): Promise<Person | undefined> {
  const built = PEOPLE.find((person) => person.sub === sub);
  return built ?? ((await entriesOf(appContext, MODEL).find(sub)) as Person | undefined);
}

import type { Call } from '../service-client.ts';
import type { AdminClient } from './client.ts';

/** A page of a list, with how many there are in all. */
export interface Listed<Member> {
  members: readonly Member[];
  total: number;
}

interface Collection<Member> {
  'hydra:member': readonly Member[];
  'hydra:totalItems': number;
}

/** Reads a page of a collection of the admin API. */
export async function listed<Member>(
  admin: AdminClient,
  path: string,
  query?: Call['query'],
): Promise<Listed<Member>> {
  const answer = await admin.read<Collection<Member>>(path, query);
  return { members: answer['hydra:member'], total: answer['hydra:totalItems'] };
}

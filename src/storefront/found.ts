import { data } from 'react-router';
import { ServiceError } from '#services/service-client.ts';

/** An answer of the content system, or the page that says it does not exist (RTE-58). */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

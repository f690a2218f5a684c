import { ServiceError } from '#services/service-client.ts';

/** Whether a mailed link is still valid: a 404 of the API means that it is not. */
export async function isOpenLink(checked: Promise<unknown>): Promise<boolean> {
  try {
    await checked;
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return false;
    throw error;
  }
}

import { ServiceError } from '#services/service-client.ts';

/** Whether the link of a mail still opens something: what the services do not know any more does not. */
export async function isOpenLink(checked: Promise<unknown>): Promise<boolean> {
  try {
    await checked;
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return false;
    throw error;
  }
}

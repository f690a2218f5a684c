import { askBroker, workerNumber } from './ask-broker.ts';
import { readLinesWith } from './server-lines.ts';

const shop = (await askBroker<{ url: string; data: string; database: string }>(
  `/shop/${workerNumber}`,
)) ?? {
  url: 'http://nowhere.test',
  data: '',
  database: '',
};

readLinesWith(
  async (moment) => (await askBroker<string[]>(`/lines/${workerNumber}?since=${moment}`)) ?? [],
);

/**
 * Address of the built shop of this worker, filled with the demonstration data. Files of one worker
 * use it one after the other, so nobody else is in it meanwhile. A file that moves its clock or
 * empties its shelves starts one of its own: `createFilledFolder` and `startShopProcess`.
 */
export const shopUrl = (): string => shop.url;

/** Folder of its data, for a second process beside it. */
export const shopData = (): string => shop.data;

/** Address of its database, where a test has to write what no client can. */
export const shopDatabase = (): string => shop.database;

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
 * Address of this worker's built shop with demonstration data. Files of one worker use it one after
 * the other, so no other test uses it concurrently. A file that moves the clock or sells out stock
 * starts its own: `createFilledFolder` and `startShopProcess`.
 */
export const shopUrl = (): string => shop.url;

/** Folder of its data, for a second process beside it. */
export const shopData = (): string => shop.data;

/** Address of its database, for writes no client can make. */
export const shopDatabase = (): string => shop.database;

import { paths } from '#pages/paths.ts';
import type { Order } from './order.ts';

/** URL of a placed order: in the account of its customer, else by its token. */
export const pageOfOrder = ({ customerId, token, number }: Order): string =>
  customerId === null ? paths.tracking(token) : paths.order(number ?? '');

import { shortDate } from '#i18n/dates.ts';
import { defined } from '#kit/defined.ts';
import type { TeamCustomerRowShape } from '#modules/customers/admin-contracts.ts';
import type { listCustomers } from '#modules/customers/admin-operations.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { t } from './customers-words.ts';

/** All customers with an account. */
export const customersOffice = officeList<typeof listCustomers>({
  id: 'customers',
  rowKey: ({ id }) => String(id),
  t,
  columns: {
    name: {
      sort: 'name',
      isHeading: true,
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link to={officePaths.customer(id)} className="link">
          {name}
        </Link>
      ),
    },
    email: {
      className: 'break-all',
      text: ({ email, erased }) => (erased ? null : email),
    },
    phone: {
      className: 'whitespace-nowrap tabular-nums',
      text: ({ phoneNumber }) => phoneNumber,
    },
    since: {
      sort: 'since',
      className: 'whitespace-nowrap',
      text: ({ createdAt }) => shortDate(createdAt),
    },
    channel: { text: ({ channel }) => channel.slice(0, 2) },
    standing: {
      text: (row) =>
        standingsOf(row)
          .map(({ text }) => text)
          .join(', '),
      cell: (row) => (
        <span className="flex flex-wrap gap-1">
          {standingsOf(row).map(({ text, variant }) => (
            <Badge key={text} variant={variant}>
              {text}
            </Badge>
          ))}
        </span>
      ),
    },
  },
});

interface Standing {
  text: string;
  variant: 'green' | 'butter' | undefined;
}

function standingsOf(row: TeamCustomerRowShape): Standing[] {
  if (row.erased) return [{ text: t('standing.erased'), variant: undefined }];
  return defined<Standing>([
    row.subscriber ? { text: t('standing.subscriber'), variant: 'green' } : undefined,
    row.newCustomer ? { text: t('standing.new'), variant: 'butter' } : undefined,
    row.verified ? undefined : { text: t('standing.unverified'), variant: undefined },
  ]);
}

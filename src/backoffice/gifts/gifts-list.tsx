import { shortDate } from '#i18n/dates.ts';
import { sheetMoney } from '#kit/sheet.ts';
import type { GiftRowShape } from '#modules/checkout/admin-contracts.ts';
import type { listGifts } from '#modules/checkout/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Status } from '#ui/status.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { t } from './gifts-words.ts';

/** Name of the customer, else the recipient address; a general text for an erased mailbox. */
export const holderOf = ({ name, email }: GiftRowShape): string => name ?? email ?? t('nobody');

/** Kind of gift; a voucher with the last characters of its code. */
export const kindOf = ({ kind, ending }: GiftRowShape): string =>
  kind === 'voucher' && ending ? t('voucher', { ending }) : t(`options.kind.${kind}`);

const tones = {
  waiting: 'warning',
  usable: 'success',
  used: 'neutral',
  ended: 'neutral',
  refused: 'error',
} as const;

/** Store credit and vouchers with their remainders (O-23). */
export const giftsOffice = officeList<typeof listGifts>({
  id: 'gifts',
  rowKey: ({ key }) => key,
  t,
  columns: {
    holder: {
      isHeading: true,
      className: 'break-words',
      text: holderOf,
      cell: (row) =>
        row.customer === null ? (
          holderOf(row)
        ) : (
          <Link to={officePaths.customer(row.customer)} className="link">
            {holderOf(row)}
          </Link>
        ),
    },
    kind: { className: 'whitespace-nowrap', text: kindOf },
    amount: {
      isFigures: true,
      className: 'whitespace-nowrap',
      text: ({ amount }) => sheetMoney(amount),
      cell: ({ amount }) => <Price cents={amount} />,
    },
    left: {
      isFigures: true,
      className: 'whitespace-nowrap',
      text: ({ left }) => sheetMoney(left),
      cell: ({ left }) => <Price cents={left} />,
    },
    state: {
      className: 'whitespace-nowrap',
      text: ({ state }) => t(`options.state.${state}`),
      cell: ({ state }) => <Status tone={tones[state]}>{t(`options.state.${state}`)}</Status>,
    },
    expiresOn: {
      className: 'whitespace-nowrap',
      text: ({ expiresOn }) => (expiresOn ? shortDate(expiresOn) : t('always')),
    },
    givenAt: { className: 'whitespace-nowrap', text: ({ givenAt }) => shortDate(givenAt) },
    by: {
      text: ({ by, decidedBy }) =>
        decidedBy && by && decidedBy !== by ? t('decidedBy', { by, other: decidedBy }) : by,
    },
    reason: {
      className: 'min-w-48',
      text: ({ reason }) => reason,
      cell: ({ reason }) => <span className="one-line">{reason}</span>,
    },
  },
});

import type { Cents } from '#kit/money.ts';
import { ACCOUNTS } from '#modules/books/rules/index.ts';
import { findUnpaid } from '#modules/checkout/server/index.ts';
import type { AppContext } from '#registry/schema.ts';

interface Movement {
  reference: string;
  day: string;
  amount: Cents;
  party: string;
  label: string;
}

/** Example IBAN of the standard, which belongs to no bank. */
const IBAN = 'FR7630006000011234567890189';

/**
 * A bank statement of the demonstration for a period, as CAMT.053: every movement in the books, and on the last day a transfer or
 * cheque for each unpaid order.
 */
export async function bankStatement(
  appContext: Pick<AppContext, 'db'>,
  { from, to }: { from: Temporal.PlainDate; to: Temporal.PlainDate },
): Promise<string> {
  const booked = await readBooked(appContext, from, to);
  const unpaid = await findUnpaid(appContext.db);
  const coming = unpaid.map(({ order, name, total, banked }): Movement => {
    const [reference, label] = [`VIR-${order}`, `VIR COMMANDE ${order}`];
    return { reference, day: to.toString(), amount: total - banked, party: name, label };
  });
  const entries = [...booked, ...coming].map(entryOf).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${from}-${to}</MsgId><CreDtTm>${to}T23:59:00</CreDtTm></GrpHdr>
<Stmt><Id>${from}-${to}</Id><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>
${entries}
</Stmt></BkToCstmrStmt></Document>
`;
}

/** Receipts and payouts have the bank's own reference; outgoing payments that of their entry. */
async function readBooked(
  { db }: Pick<AppContext, 'db'>,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<Movement[]> {
  const rows = await db
    .selectFrom('book_entries as e')
    .innerJoin('book_lines as l', 'l.entry_id', 'e.id')
    .leftJoin('orders as o', 'o.token', 'e.order_token')
    .leftJoin('order_addresses as a', (join) =>
      join.onRef('a.order_id', '=', 'o.id').on('a.kind', '=', 'billing'),
    )
    .select(['e.key', 'e.piece', 'e.piece_on as day', 'e.label', 'l.amount', 'o.number'])
    .select('a.last_name as lastName')
    .where('e.journal', '=', 'BQ')
    .where('l.account', '=', ACCOUNTS.bank)
    .where('e.piece_on', '>=', from.toString())
    .where('e.piece_on', '<=', to.toString())
    .orderBy('e.piece_on')
    .orderBy('e.id')
    .execute();
  return rows.map(({ key, piece, day, label, amount, number, lastName }) => ({
    reference: amount > 0 ? piece.replace(/^bank:/, '') : key,
    day,
    amount,
    party: lastName ?? '',
    label: [label.toUpperCase(), number && `COMMANDE ${number}`].filter(Boolean).join(' '),
  }));
}

function entryOf({ reference, day, amount, party, label }: Movement): string {
  const isDebit = amount < 0;
  const side = isDebit ? 'Cdtr' : 'Dbtr';
  const euros = (Math.abs(amount) / 100).toFixed(2);
  const parties = party
    ? `<RltdPties><${side}><Pty><Nm>${escaped(party)}</Nm></Pty></${side}></RltdPties>`
    : '';
  return `<Ntry><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${escaped(reference)}</AcctSvcrRef>
<NtryDtls><TxDtls>${parties}<RmtInf><Ustrd>${escaped(label)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

import { elementNamed, readXml, textOf, type XmlElement } from '#platform/read-xml.ts';
import { type BankLine, readAmount, readDay } from '../../rules/index.ts';
import type { Statement } from './statement.ts';

const named = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name);

/** Booked transactions of a CAMT.053; the transactions of a batch entry are separate. */
export function readCamt(text: string): Statement | null {
  const root = readXml(text);
  const report = root && elementNamed(root, 'BkToCstmrStmt');
  if (!report) return null;
  const entries = named(report, 'Stmt').flatMap((statement) => named(statement, 'Ntry'));
  return { format: 'camt', lines: entries.filter(isBooked).flatMap(linesOf), unread: [] };
}

/** Status `BOOK`, as text or as code; pending entries are excluded. */
function isBooked(entry: XmlElement): boolean {
  const status = named(entry, 'Sts')[0];
  return !status || [status.text.trim(), textOf(status, 'Cd')].includes('BOOK');
}

function linesOf(entry: XmlElement): BankLine[] {
  const day = elementNamed(entry, 'BookgDt') ?? elementNamed(entry, 'ValDt');
  const bookedOn = readDay(day ? textOf(day, 'Dt') || textOf(day, 'DtTm') : '');
  const total = signed(textOf(entry, 'Amt'), entry);
  if (bookedOn === null || total === null) return [];
  const own = textOf(entry, 'AcctSvcrRef') || textOf(entry, 'NtryRef');
  const details = named(entry, 'NtryDtls').flatMap((one) => named(one, 'TxDtls'));
  if (details.length === 0)
    return [
      { reference: own, bookedOn, amount: total, party: '', label: textOf(entry, 'AddtlNtryInf') },
    ];
  return details.map((detail, index): BankLine => {
    const amount = amountOf(detail, entry) ?? (details.length === 1 ? total : 0);
    const refs = elementNamed(detail, 'Refs');
    const reference = (refs && (textOf(refs, 'AcctSvcrRef') || textOf(refs, 'TxId'))) || own;
    return {
      // Transactions that share the reference of their entry are numbered, so that each is unique.
      reference:
        reference === own && own !== '' && details.length > 1 ? `${own}/${index + 1}` : reference,
      bookedOn,
      amount,
      party: partyOf(detail, amount),
      label: labelOf(detail, entry),
    };
  });
}

function amountOf(detail: XmlElement, entry: XmlElement): number | null {
  const amounts = elementNamed(detail, 'TxAmt');
  const text = textOf(detail, 'Amt') || (amounts ? textOf(amounts, 'Amt') : '');
  return text === '' ? null : signed(text, textOf(detail, 'CdtDbtInd') === '' ? entry : detail);
}

/** Negative for a debit, or a reversed credit. */
function signed(text: string, of: XmlElement): number | null {
  const amount = readAmount(text);
  if (amount === null) return null;
  const isDebit = textOf(of, 'CdtDbtInd') === 'DBIT';
  return isDebit ? 0 - amount : amount;
}

/** The other party: debtor of incoming money, creditor of outgoing money. */
function partyOf(detail: XmlElement, amount: number): string {
  const parties = elementNamed(detail, 'RltdPties');
  const side = parties && elementNamed(parties, amount >= 0 ? 'Dbtr' : 'Cdtr');
  if (!side) return '';
  const party = named(side, 'Pty')[0];
  return textOf(side, 'Nm') || (party ? textOf(party, 'Nm') : '');
}

function labelOf(detail: XmlElement, entry: XmlElement): string {
  const remittance = elementNamed(detail, 'RmtInf');
  const typed = remittance ? named(remittance, 'Ustrd').map((one) => one.text.trim()) : [];
  const structured = remittance && elementNamed(remittance, 'CdtrRefInf');
  const refs = elementNamed(detail, 'Refs');
  const endToEnd = refs ? textOf(refs, 'EndToEndId') : '';
  return [
    ...typed,
    structured ? textOf(structured, 'Ref') : '',
    endToEnd === 'NOTPROVIDED' ? '' : endToEnd,
    textOf(detail, 'AddtlTxInf') || textOf(entry, 'AddtlNtryInf'),
  ]
    .filter(Boolean)
    .join(' ');
}

import { expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

const CAMT = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
  <Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">54.90</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
    <BookgDt><Dt>2026-11-25</Dt></BookgDt><AcctSvcrRef>B-1</AcctSvcrRef>
    <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
      <RltdPties><Dbtr><Nm>MME LEFEVRE</Nm></Dbtr></RltdPties>
      <RmtInf><Ustrd>COMMANDE</Ustrd><Ustrd>000004020</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
  <Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>2026-11-25</Dt></BookgDt><AcctSvcrRef>B-2</AcctSvcrRef>
    <NtryDtls><TxDtls><Amt Ccy="EUR">10.00</Amt><RmtInf><Ustrd>A</Ustrd></RmtInf></TxDtls>
      <TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">20.00</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Pty><Nm>DUPONT</Nm></Pty></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>
  <Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><AddtlNtryInf>FRAIS</AddtlNtryInf></Ntry>
  <Ntry><Amt Ccy="EUR">9.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>`;

it('O-24 CAMT.053: what is booked, each transaction by itself, debits below zero, what is announced left out', () => {
  const read = readStatement(CAMT);
  expect(read?.format).toBe('camt');
  expect(read?.lines).toEqual([
    {
      reference: 'B-1',
      bookedOn: '2026-11-25',
      amount: 5490,
      party: 'MME LEFEVRE',
      label: 'COMMANDE 000004020',
    },
    { reference: 'B-2/1', bookedOn: '2026-11-25', amount: 1000, party: '', label: 'A' },
    { reference: 'B-2/2', bookedOn: '2026-11-25', amount: 2000, party: 'DUPONT', label: '' },
    {
      reference: '2026-11-26 -500  FRAIS',
      bookedOn: '2026-11-26',
      amount: -500,
      party: '',
      label: 'FRAIS',
    },
  ]);
  expect(readStatement(CAMT)?.lines).toEqual(read?.lines);
  expect(readStatement('<Document><BkToCstmrStmt>')).toBeNull();
});

it.each([
  [
    '1, elements left open',
    '<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20261125\n<TRNAMT>54.90\n<FITID>F1\n<NAME>LEFEVRE &amp; FILS\n<MEMO>COMMANDE 4020\n</STMTTRN>',
  ],
  [
    '2, elements closed',
    '<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261125000000</DTPOSTED><TRNAMT>+54,90</TRNAMT><FITID>F1</FITID><NAME>LEFEVRE &amp; FILS</NAME><MEMO>COMMANDE 4020</MEMO></STMTTRN>',
  ],
])('O-24 OFX %s', (_, block) => {
  const text = `OFXHEADER:100\n\n<OFX><BANKTRANLIST>${block}</BANKTRANLIST></OFX>`;
  expect(readStatement(text)).toEqual({
    format: 'ofx',
    unread: [],
    lines: [
      {
        reference: 'F1',
        bookedOn: '2026-11-25',
        amount: 5490,
        party: 'LEFEVRE & FILS',
        label: 'COMMANDE 4020',
      },
    ],
  });
});

it('O-24 a table of a bank, with an amount or with credit and debit, and lines that cannot be read named', () => {
  const one = readStatement(
    'Date;Libellé;Montant;Référence\n25/11/2026;VIR COMMANDE 4020;54,90;R1\nTotal;;54,90;',
  );
  expect(one?.lines).toEqual([
    {
      reference: 'R1',
      bookedOn: '2026-11-25',
      amount: 5490,
      party: '',
      label: 'VIR COMMANDE 4020',
    },
  ]);
  expect(one?.unread).toEqual([3]);
  const other = readStatement(
    'Date de comptabilisation,Libelle,Debit,Credit\n2026-11-25,FRAIS,"3,50",\n2026-11-25,VIR,,"10,00"',
  );
  expect(other?.lines.map(({ amount }) => amount)).toEqual([-350, 1000]);
  expect(readStatement('bonjour')).toBeNull();
});

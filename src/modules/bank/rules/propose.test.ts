import { expect, it } from 'vitest';
import { propose, readAmount, readDay, withReferences } from './index.ts';

const line = { reference: 'R', bookedOn: '2026-11-25', amount: 5490, party: '', label: '' };
const waiting = [
  { number: '000004020', name: 'Éléonore Lefèvre', method: 'bank_transfer', due: 5490 },
  { number: '000004021', name: 'Yann Dupont', method: 'cheque', due: 5490 },
  { number: '000004022', name: 'Ana Silva', method: 'bank_transfer', due: 1230 },
] as const;
const proposed = (more: Partial<typeof line>) =>
  propose({ ...line, ...more }, waiting).map(({ order, how }) => `${how} ${order}`);

it('O-24 a movement that names an order and brings what is due is of that order', () => {
  expect(proposed({ label: 'VIR SEPA COMMANDE 000004020' })).toEqual(['sure 000004020']);
  expect(proposed({ label: 'gamelle 4020 merci' })[0]).toBe('sure 000004020');
  expect(proposed({ label: 'commande 000 004 020' })[0]).toBe('sure 000004020');
  expect(proposed({ label: 'COMMANDE 000004020', amount: 5000 })).toEqual([
    'other_amount 000004020',
  ]);
});

it('O-24 who paid is recognised in capitals without accents; an amount alone says nothing when two orders await it', () => {
  expect(proposed({ party: 'MME LEFEVRE ELEONORE' })).toEqual(['likely 000004020']);
  expect(proposed({ party: 'M INCONNU' })).toEqual([]);
  expect(proposed({ amount: 1230 })).toEqual(['doubtful 000004022']);
  expect(proposed({ amount: -5490, label: 'COMMANDE 000004020' })).toEqual([]);
  expect(proposed({ amount: 999 })).toEqual([]);
});

it('O-24 amounts and days are read as banks write them', () => {
  expect(['1 234,56', '-12.50', '+54,9', '1.234,56', '12', '€ 3,00'].map(readAmount)).toEqual([
    123456, -1250, 5490, 123456, 1200, 300,
  ]);
  expect([readAmount(''), readAmount('abc'), readAmount('1,2,3,4 x')]).toEqual([null, null, null]);
  expect(['25/11/2026', '2026-11-25', '20261125120000[-5:EST]'].map(readDay)).toEqual(
    Array.from({ length: 3 }, () => '2026-11-25'),
  );
  expect(readDay('31/02/2026')).toBeNull();
});

it('O-24 lines the bank does not name are called by what they say, alike each time they are read', () => {
  const unnamed = { ...line, reference: '', label: 'REMISE CHEQUE' };
  const [first, second, third] = withReferences([unnamed, unnamed, line]);
  expect(first?.reference).toBe('2026-11-25 5490  REMISE CHEQUE');
  expect(second?.reference).toBe('2026-11-25 5490  REMISE CHEQUE #2');
  expect(third?.reference).toBe('R');
});

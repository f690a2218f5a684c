import { expect, test } from 'vitest';
import { mailNamed } from './mail-texts.ts';
import { frozenNumber, placeholdersOf, printedText, textProblem } from './written-text.ts';

test('O-16 a text of the team says all that ours says, nothing the mail does not know, and is printed as French', () => {
  const ours = 'Votre livraison part {{date}}, jusqu’au {{lastDay}}.';
  expect(placeholdersOf(`${ours} {{ date }}`)).toEqual(['date', 'lastDay']);
  expect(textProblem('Elle part {{date}} ; changez avant le {{ lastDay }}.', ours)).toBeNull();
  expect(textProblem('Elle part {{date}}.', ours)).toEqual({
    code: 'mail_text.missing_placeholder',
    name: 'lastDay',
  });
  expect(textProblem('{{date}} {{lastDay}} {{firstName}}', ours)).toEqual({
    code: 'mail_text.unknown_placeholder',
    name: 'firstName',
  });
  expect(textProblem('{{date}} {{lastDay}} {date}', ours)).toEqual({ code: 'mail_text.braces' });
  expect(printedText('Prêt ? « Oui » !', 'fr')).toBe('Prêt\u00a0? «\u00a0Oui\u00a0»\u00a0!');
  expect(printedText('Klaar ?', 'nl')).toBe('Klaar ?');
});

test.each([
  ['Vous avez 4 jours pour changer d’avis.', '4 jours'],
  ['Un geste de 10 % vous attend.', '10 %'],
  ['Un geste de 10\u00a0% vous attend.', '10\u00a0%'],
  ['Il reste 12,50 € à régler.', '12,50 €'],
  ['U hebt nog € 12,50.', '€ 12,50'],
  ['Après 2 livraisons, arrêtez quand vous voulez.', '2 livraisons'],
  ['U hebt 14 dagen.', '14 dagen'],
])('O-16 a number a rule reckons with is not frozen in a text: « %s »', (text, number) => {
  // A text stored earlier is still sent.
  expect(textProblem(text, 'Bonjour.')).toBeNull();
  expect(frozenNumber(text, 'Bonjour.')).toEqual({
    code: 'mail_text.number',
    number: number.replace(' ', '\u00a0'),
  });
});

test('O-16 what the shop itself fixes may be named, and a number of nothing a rule decides may be written', () => {
  const named = 'Changez jusqu’à {{lockedDays}} jours avant.';
  expect([textProblem(named, 'Bonjour.'), frozenNumber(named, 'Bonjour.')]).toEqual([null, null]);
  // A text based on ours with the numbers filled in omits the placeholders.
  expect(textProblem('Changez jusqu’à 4 jours avant.', named)).toBeNull();
  expect(frozenNumber('Le 3 rue des Lilas, à 3 pas de l’atelier.', 'Bonjour.')).toBeNull();
  // A number that our own text contains may stay.
  expect(frozenNumber('En 24 heures ouvrées.', 'Sous 24\u00a0heures ouvrées.')).toBeNull();
});

test('O-16 WDR-07 what the law wants said at the end of a contract, and on the right to leave one, has no text of the team', () => {
  expect(Object.keys(mailNamed('stopped')?.keys ?? {})).toEqual(['subject', 'heading', 'body']);
  expect(Object.keys(mailNamed('order_confirmed')?.keys ?? {})).toEqual([
    'subject',
    'heading',
    'body',
  ]);
});

import { expect, test } from 'vitest';
import { isOfTheLaw, placeholdersOf, printedText, textProblem } from './mail-texts.ts';

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
  expect([isOfTheLaw('stopped', 'more'), isOfTheLaw('stopped', 'body')]).toEqual([true, false]);
});

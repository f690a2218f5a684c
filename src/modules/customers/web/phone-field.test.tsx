import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhoneField } from './phone-field.tsx';

const field = (name: string) => ({ id: name, name, defaultValue: undefined, error: undefined });
const html = renderToStaticMarkup(<PhoneField form={{ field }} />);
const choices = [...html.matchAll(/<option value="(\w+)"(.*?)>(.*?)<\/option>/g)];

test('FRM-22 FRM-24 a phone offers five countries, each with its value and its label', () => {
  expect(choices.map(([, value, , label]) => [value, label])).toEqual([
    ['FR', 'France (+33)'],
    ['BE', 'Belgique (+32)'],
    ['DE', 'Allemagne (+49)'],
    ['IT', 'Italie (+39)'],
    ['LU', 'Luxembourg (+352)'],
  ]);
});

test('FRM-23 France is chosen to begin with', () => {
  const [chosen] = choices.filter(([, , attributes]) => attributes?.includes('selected'));
  expect(chosen?.[1]).toBe('FR');
});

test('FRM-23 beside an address the country of the address is chosen, France for one that is not listed', () => {
  const chosenFor = (country: string) => {
    const page = renderToStaticMarkup(<PhoneField form={{ field }} country={country} />);
    return /<option value="(\w+)" selected/.exec(page)?.[1];
  };
  expect(chosenFor('BE')).toBe('BE');
  expect(chosenFor('ES')).toBe('FR');
});

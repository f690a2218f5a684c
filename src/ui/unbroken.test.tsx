import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken, unbrokenHtml } from './unbroken.tsx';

const tied = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

test('L-15 short words stay with what they are tied to, long ones may part', () => {
  const drawn = renderToStaticMarkup(
    <Unbroken text="Quand arrive-t-elle, puis-je rester sous-produits ?" />,
  );
  expect(drawn).toBe(
    `Quand ${tied('arrive-t-elle')}, ${tied('puis-je')} rester ${tied('sous-produits')} ?`,
  );
  expect(renderToStaticMarkup(<Unbroken text="un avant-dernier mot" />)).toBe(
    'un avant-dernier mot',
  );
  expect(renderToStaticMarkup(<Unbroken text="sans trait" />)).toBe('sans trait');
});

test('L-15 of HTML the text alone is changed', () => {
  expect(unbrokenHtml('<a href="/mon-compte/" class="a-b">votre e-mail</a>')).toBe(
    `<a href="/mon-compte/" class="a-b">votre ${tied('e-mail')}</a>`,
  );
});

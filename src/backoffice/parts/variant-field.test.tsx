import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { fieldError } from '#modules/customers/web/index.ts';
import { VariantField } from './variant-field.tsx';

test('a word typed instead of a code is answered with what to choose or type', () => {
  const element = <VariantField id="added" name="added" label="Article" />;
  const router = createMemoryRouter([{ path: '*', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const [, code = ''] = /data-pattern="([^"]*)"/.exec(html) ?? [];
  expect(fieldError('address', 'added', { code })).toBe(
    'Choisissez un format de la liste, ou tapez son code à huit chiffres.',
  );
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { words } from '#i18n/words.ts';
import { typedAmount } from '../parts/typed-amount.ts';
import { typedCount } from '../parts/typed-count.ts';
import { fieldOf, plainForm, shownForms } from './plain-form.server.ts';
import { PlainForm } from './plain-form.tsx';

test.each([
  [
    'a name',
    z.string().trim().min(1).max(60),
    { control: 'line', isRequired: true, maxLength: 60 },
  ],
  ['what may be empty', z.string().max(60), { control: 'line', isRequired: false, maxLength: 60 }],
  [
    'a long text',
    z.string().min(1).max(2000),
    { control: 'text', isRequired: true, maxLength: 2000 },
  ],
  ['an address', z.email().max(200), { control: 'email', isRequired: true, maxLength: 200 }],
  ['an address or none', z.email().nullable(), { control: 'email', isRequired: false }],
  ['a day', z.iso.date(), { control: 'day', isRequired: true }],
  [
    'a day or none',
    z.preprocess((typed) => typed || null, z.iso.date().nullable()),
    { control: 'day', isRequired: false },
  ],
  ['an amount', typedAmount.pipe(z.int().min(1)), { control: 'amount', isRequired: true }],
  ['pieces', typedCount, { control: 'count', isRequired: true }],
  [
    'one of some',
    z.enum(['a', 'b']).default('a'),
    { control: 'choice', isRequired: false, values: ['a', 'b'] },
  ],
  ['a box', z.literal('1').optional(), { control: 'tick', isRequired: false }],
])('%s is typed into the field its schema says', (_, schema, field) => {
  expect(fieldOf(schema)).toEqual(field);
});

const send = plainForm({
  name: 'sendGift',
  schema: z.object({
    id: z.string(),
    amount: typedAmount.pipe(z.int().min(1)),
    site: z.enum(['fr', 'be']),
    note: z.string().max(500),
    isShared: z.literal('1').optional(),
  }),
  fields: { note: { maxLength: 400 } },
  send: async () => undefined,
});

const t = words({
  forms: {
    sendGift: {
      intro: 'Il part aussitôt.',
      amount: 'Montant',
      amountHint: 'En euros.',
      site: 'Site',
      sites: { fr: 'France', be: 'Belgique' },
      note: 'Motif',
      isShared: 'Pour l’équipe',
      submit: 'Offrir',
    },
  },
});

test('fields, limits and texts of a form follow from its schema, and what is hidden has no field', () => {
  const { send: form } = shownForms({ send, other: () => undefined });
  const element = (
    <PlainForm
      form={form}
      t={t}
      formKey="one-showing-of-a-form"
      refused={undefined}
      hidden={{ id: 7 }}
      values={{ note: 'Merci', isShared: '1' }}
    />
  );
  const router = createMemoryRouter([{ path: '*', element, action: () => null }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('<input type="hidden" name="id" value="7"/>');
  expect(html).not.toContain('for="sendGift-id"');
  expect(html).toMatch(
    /<input[^>]*inputMode="decimal"[^>]*name="amount"|<input[^>]*name="amount"[^>]*inputMode="decimal"/,
  );
  for (const text of ['Il part aussitôt.', 'En euros.', 'Belgique', 'Merci', 'Offrir'])
    expect(html).toContain(text);
  expect(html).toMatch(/<textarea[^>]*maxLength="400"/);
  expect(html).toMatch(
    /<input[^>]*checked=""[^>]*name="isShared"|<input[^>]*name="isShared"[^>]*checked=""/,
  );
});

test('the summary of several errors names the fields', () => {
  const { send: form } = shownForms({ send });
  const error = 'Ce champ est obligatoire.';
  const fields = { amount: error, site: error };
  const refused = { form: 'sendGift', submission: 's', values: {}, fields, problems: [] };
  const element = <PlainForm form={form} t={t} formKey="k" refused={refused} hidden={{ id: 7 }} />;
  const router = createMemoryRouter([{ path: '*', element, action: () => null }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  for (const name of ['Montant', 'Site']) expect(html).toContain(`${name}\u00a0: ${error}`);
});

test('a field that may only be empty for now is not shown as optional', () => {
  const { send: form } = shownForms({ send });
  const shown = (note: boolean | 'later') => {
    const element = (
      <PlainForm
        form={form}
        t={t}
        formKey="k"
        refused={undefined}
        hidden={{ id: 7 }}
        required={{ note }}
      />
    );
    const router = createMemoryRouter([{ path: '*', element, action: () => null }]);
    const html = renderToStaticMarkup(<RouterProvider router={router} />);
    const [, area = ''] = /<textarea([^>]*)>/.exec(html) ?? [];
    return { optional: html.includes('facultatif'), required: area.includes('required') };
  };
  expect(shown(false)).toEqual({ optional: true, required: false });
  expect(shown('later')).toEqual({ optional: false, required: false });
  expect(shown(true)).toEqual({ optional: false, required: true });
});

test('a field that is not of the form does not compile', () => {
  const { send: form } = shownForms({ send });
  const given = { form, t, formKey: 'k', refused: undefined };
  // @ts-expect-error: the form has an amount.
  const misspelt = <PlainForm {...given} values={{ amuont: '12' }} />;
  expect(misspelt.props.values).toEqual({ amuont: '12' });
});

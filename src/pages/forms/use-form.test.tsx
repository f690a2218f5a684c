import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FormAnswer } from './form-answer.ts';
import { PageForm } from './page-form.tsx';
import { useForm } from './use-form.ts';

const refused: FormAnswer = {
  form: 'address',
  submission: 's1',
  values: { city: 'L' },
  fields: { city: 'Saisissez au moins 2 caractères.' },
  problems: ['Le service est fermé.'],
};

/** A form of one field with its initial value and its refusal. */
function render(answer?: FormAnswer): string {
  function Page() {
    const form = useForm('address', answer, { values: { city: 'Lyon' } });
    return (
      <PageForm form={form}>
        <TextField {...form.field('city')} label="Ville" required />
        <Button type="submit" pending={form.pending}>
          Envoyer
        </Button>
      </PageForm>
    );
  }
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
}

test('FRM-01 a form has its name, its fields with what they begin with, and waits for nobody', () => {
  const html = render();
  expect(html).toContain('<input type="hidden" name="intent" value="address"/>');
  expect(html).toMatch(/<input[^>]*id="address-city"[^>]*name="city"[^>]*value="Lyon"/);
  expect(html).not.toContain('aria-invalid="true"');
  expect(html).not.toContain('aria-disabled="true"');
});

test('FRM-01 FRM-12 what was refused comes back with what was typed, each error at its field', () => {
  const html = render(refused);
  expect(html).toMatch(/<input[^>]*id="address-city"[^>]*value="L"/);
  expect(html).toMatch(/<input[^>]*aria-invalid="true"/);
  expect(html).toContain('Saisissez au moins 2 caractères.');
  expect(html).toContain('Le service est fermé.');
});

test('FRM-01 another form’s refusal is not this one’s', () => {
  expect(render({ ...refused, form: 'password' })).not.toContain('Le service est fermé.');
});

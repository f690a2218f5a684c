import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PromotionFileShape } from '#modules/promotions/admin-contracts.ts';
import { EndForm, SwitchForm } from './end-forms.tsx';

const end = {
  name: 'endPromotion',
  fields: { endsOn: { control: 'day', isRequired: false } },
} as const;

const running = {
  state: 'running',
  rule: { endsOn: null },
  uses: 12,
  carts: 3,
  owed: { subscriptions: 1, deliveries: 4 },
  upcoming: { deliveries: 5, announced: 2, given: 2000 },
} as PromotionFileShape;

function shown(promotion: PromotionFileShape): string {
  const given = { promotion, formKey: 'one-showing-of-a-form', refused: undefined };
  const element = (
    <>
      <SwitchForm {...given} />
      <EndForm {...given} end={end} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element, action: () => null }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('O-02 ending or stopping a promotion asks first, and says who has it', () => {
  const html = shown(running);
  // Each form is inside the disclosure opened by the first press.
  const opened = html.split('<details>').slice(1);
  expect(opened).toHaveLength(2);
  for (const one of opened) {
    expect(one.split('</details>')[0]).toContain('<form');
    for (const words of [
      '12 commandes',
      '3 paniers',
      '4 livraisons',
      '5 prochaines livraisons',
      '20,00',
    ])
      expect(one).toContain(words);
  }
  expect(html.split('<details>')[0]).not.toContain('<form');
});

test('O-02 a stopped promotion is resumed with one press', () => {
  const [before = ''] = shown({ ...running, state: 'stopped' }).split('<details>');
  expect(before).toContain('Reprendre la promotion');
  expect(before).toContain('<form');
});

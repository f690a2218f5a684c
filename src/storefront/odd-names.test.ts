import { expect, test } from 'vitest';
import { applyToAddresses } from './account/address-intents.server.ts';
import { applyToCards } from './account/card-intents.server.ts';
import { applyToPersonalData } from './account/personal-intents.server.ts';
import { readCategoryQuery } from './category/category-query.ts';
import { takeEntrance } from './guide/entrance.ts';
import { saveStep } from './guide/save-step.server.ts';
import { applySignIn } from './sign-in/sign-in-intents.server.ts';

/** Properties every object inherits; they must not match any form or address. */
const names = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'];

test.each(names)('a form that says %s is none of ours, and is told nothing', async (name) => {
  const form = new FormData();
  form.set('intent', name);
  for (const apply of [applyToAddresses, applyToCards, applyToPersonalData, applySignIn, saveStep])
    await expect(apply({ form, data: form } as never)).rejects.toMatchObject({ status: 400 });
});

test.each(names)('an address that asks for %s asks for nothing', (name) => {
  expect(readCategoryQuery(new URLSearchParams({ tri: name })).sort).toBe('relevance');
  expect(takeEntrance(new URLSearchParams({ espece: name }), {})).toBeNull();
});

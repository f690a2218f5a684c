import { expect, test } from 'vitest';
import { type Description, problemsOf } from './open-api-request.ts';

/** Excerpt of Stripe's description. */
const description: Description = {
  info: { version: 'test' },
  paths: {
    '/v1/payment_intents': {
      post: {
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                required: ['amount'],
                properties: {
                  amount: { type: 'integer' },
                  capture_method: { type: 'string', enum: ['automatic', 'manual'] },
                  confirm: { type: 'boolean' },
                  expand: { type: 'array', items: { type: 'string', maxLength: 20 } },
                  metadata: {
                    anyOf: [
                      { type: 'object', additionalProperties: { type: 'string' } },
                      { type: 'string', enum: [''] },
                    ],
                  },
                  data: { $ref: '#/components/schemas/data' },
                },
              },
            },
          },
        },
      },
    },
    '/v1/payment_intents/search': {
      get: {
        parameters: [{ name: 'query', in: 'query', required: true, schema: { type: 'string' } }],
      },
    },
    '/v1/payment_intents/{intent}': {
      get: { parameters: [{ name: 'intent', in: 'path' }] },
      post: {},
    },
  },
  components: { schemas: { data: { type: 'object', properties: { type: { type: 'string' } } } } },
};

const problems = (method: string, path: string, form: Record<string, unknown> = {}) =>
  problemsOf(description, { method, path, form });
const create = (form: Record<string, unknown>) => problems('POST', '/v1/payment_intents', form);

test('a request is found by its path and method, the exact path first', () => {
  expect(problems('GET', '/v1/payment_intents/pi_1')).toEqual([]);
  expect(problems('GET', '/v1/payment_intents/search', { query: 'x' })).toEqual([]);
  expect(problems('GET', '/v1/payment_intents/search')[0]).toContain('query is missing');
  expect(problems('DELETE', '/v1/payment_intents/pi_1')[0]).toContain('no such operation');
  expect(problems('POST', '/v1/payment_intents/pi_1/confirm')[0]).toContain('no such operation');
});

test('its parameters are those that are described, of the kinds that are described', () => {
  expect(
    create({
      amount: '500',
      capture_method: 'manual',
      confirm: 'true',
      expand: ['payment_method'],
      metadata: { attempt: 'abc' },
      data: { type: 'card' },
    }),
  ).toEqual([]);
  expect(create({ amount: '500', metadata: '' })).toEqual([]);
  const wrong: [Record<string, unknown>, string][] = [
    [{}, 'amount is missing'],
    [{ amount: '5.5' }, 'amount is not a whole number'],
    [{ amount: '5', capture_method: 'later' }, 'not one of automatic, manual'],
    [{ amount: '5', confirm: '1' }, 'confirm is not a boolean'],
    [{ amount: '5', expand: 'x' }, 'expand is not a list'],
    [{ amount: '5', expand: ['x'.repeat(21)] }, 'expand[0] is too long'],
    [{ amount: '5', colour: 'red' }, 'colour is not described'],
    [{ amount: '5', data: { type: 'card', colour: 'red' } }, 'data[colour] is not described'],
    [{ amount: '5', metadata: 'x' }, 'metadata'],
  ];
  for (const [form, reported] of wrong) expect(create(form)[0]).toContain(reported);
});

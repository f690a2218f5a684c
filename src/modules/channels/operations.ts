import { z } from 'zod';
import { item, list, operation } from '#kit/operation.ts';
import { channelShape, countryShape, currencyShape, localeShape } from './contracts.ts';

export const listChannels = operation({
  id: 'listChannels',
  method: 'get',
  path: '/shop/channels',
  shared: true,
  tag: 'Reference',
  summary: 'The current channel',
  answer: list(channelShape, 'The current channel'),
  refusals: [400, 404],
});

export const getChannel = operation({
  id: 'getChannel',
  method: 'get',
  path: '/shop/channels/{code}',
  shared: true,
  tag: 'Reference',
  summary: 'One channel',
  params: z.object({ code: z.string() }),
  answer: item(channelShape, 'One channel'),
  refusals: [400, 404],
});

export const listCountries = operation({
  id: 'listCountries',
  method: 'get',
  path: '/shop/countries',
  shared: true,
  tag: 'Reference',
  summary: 'Delivery countries of the channel',
  answer: list(countryShape, 'Delivery countries of the channel'),
  refusals: [400, 404],
});

export const getCountry = operation({
  id: 'getCountry',
  method: 'get',
  path: '/shop/countries/{code}',
  shared: true,
  tag: 'Reference',
  summary: 'One country',
  params: z.object({ code: z.string() }),
  answer: item(countryShape, 'One country'),
  refusals: [400, 404],
});

export const listLocales = operation({
  id: 'listLocales',
  method: 'get',
  path: '/shop/locales',
  shared: true,
  tag: 'Reference',
  summary: 'Active languages',
  answer: list(localeShape, 'Active languages'),
  refusals: [400, 404],
});

export const getLocale = operation({
  id: 'getLocale',
  method: 'get',
  path: '/shop/locales/{code}',
  shared: true,
  tag: 'Reference',
  summary: 'One language',
  params: z.object({ code: z.string() }),
  answer: item(localeShape, 'One language'),
  refusals: [400, 404],
});

export const listCurrencies = operation({
  id: 'listCurrencies',
  method: 'get',
  path: '/shop/currencies',
  shared: true,
  tag: 'Reference',
  summary: 'Currencies',
  answer: list(currencyShape, 'Currencies'),
  refusals: [400, 404],
});

export const getCurrency = operation({
  id: 'getCurrency',
  method: 'get',
  path: '/shop/currencies/{code}',
  shared: true,
  tag: 'Reference',
  summary: 'One currency',
  params: z.object({ code: z.string() }),
  answer: item(currencyShape, 'One currency'),
  refusals: [400, 404],
});

import { z } from 'zod';
import { creationHeaders, item, list, noBody, operation, pagingQuery } from '#kit/operation.ts';
import {
  addressInput,
  addressShape,
  addressUpdate,
  citiesShape,
  customerShape,
  customerUpdate,
} from './contracts.ts';

const byId = z.object({ id: z.string() });

export const getCustomer = operation({
  id: 'getCustomer',
  method: 'get',
  path: '/shop/customers/{id}',
  tag: 'Customer',
  summary: 'The signed-in customer',
  params: byId,
  answer: item(customerShape, 'The customer'),
  refusals: [401, 404],
});

export const updateCustomer = operation({
  id: 'updateCustomer',
  method: 'put',
  path: '/shop/customers/{id}',
  tag: 'Customer',
  summary: 'Changes the given fields of the signed-in customer',
  params: byId,
  body: customerUpdate,
  answer: item(customerShape, 'The customer'),
  refusals: [400, 401, 404, 415, 422],
});

export const listAddresses = operation({
  id: 'listAddresses',
  method: 'get',
  path: '/shop/addresses',
  tag: 'Address',
  summary: 'The address book of the signed-in customer, the favourite first',
  query: z.object(pagingQuery),
  answer: list(addressShape, 'Addresses'),
  refusals: [400, 401],
});

export const addAddress = operation({
  id: 'addAddress',
  method: 'post',
  path: '/shop/addresses',
  tag: 'Address',
  summary: 'Adds an address',
  headers: creationHeaders,
  body: addressInput,
  answer: item(addressShape, 'The address', 201),
  refusals: [400, 401, 415, 422],
});

export const getAddress = operation({
  id: 'getAddress',
  method: 'get',
  path: '/shop/addresses/{id}',
  tag: 'Address',
  summary: 'One address of the signed-in customer',
  params: byId,
  answer: item(addressShape, 'The address'),
  refusals: [401, 404],
});

export const changeAddress = operation({
  id: 'changeAddress',
  method: 'put',
  path: '/shop/addresses/{id}',
  tag: 'Address',
  summary: 'Changes the given fields of an address',
  params: byId,
  body: addressUpdate,
  answer: item(addressShape, 'The address'),
  refusals: [400, 401, 404, 415, 422],
});

export const deleteAddress = operation({
  id: 'deleteAddress',
  method: 'delete',
  path: '/shop/addresses/{id}',
  tag: 'Address',
  summary: 'Deletes an address',
  params: byId,
  answer: noBody('Deleted'),
  refusals: [401, 404],
});

export const listCities = operation({
  id: 'listCities',
  method: 'get',
  path: '/shop/cities',
  tag: 'Address',
  summary: 'Cities of a postcode, largest first, to help filling an address',
  query: z.object({ countryCode: z.string(), postcode: z.string() }),
  answer: item(citiesShape, 'Cities'),
  refusals: [400, 401],
});

import { z } from 'zod';
import { creationHeaders, item, list, noBody, operation } from '#kit/operation.ts';
import { seenVersion, staleOrderShape } from '#modules/orders/contracts.ts';
import {
  cartCreation,
  cartShape,
  commitmentShape,
  couponApplication,
  itemAddition,
  itemChange,
  reorderedShape,
} from './contracts.ts';

export const openCart = operation({
  id: 'openCart',
  method: 'post',
  path: '/shop/orders',
  tag: 'Cart',
  summary: 'Open a cart',
  headers: creationHeaders,
  body: cartCreation,
  answer: item(cartShape, 'The cart', 201),
  refusals: [400, 401, 404, 415, 422],
});

export const listCommitments = operation({
  id: 'listCommitments',
  method: 'get',
  path: '/shop/orders/{token}/commitments',
  tag: 'Cart',
  summary: 'What each subscription of a cart costs per delivery and commits to, postage included',
  params: z.object({ token: z.string() }),
  answer: list(commitmentShape),
  refusals: [401, 404],
});

export const getOrder = operation({
  id: 'getOrder',
  goesFirst: true,
  method: 'get',
  path: '/shop/orders/{token}',
  tag: 'Cart',
  summary: 'Read a cart or an order',
  params: z.object({ token: z.string() }),
  headers: z.object({ 'if-none-match': z.string().optional() }),
  answer: item(cartShape, 'The cart'),
  otherwise: [noBody('As the tag in If-None-Match says', 304)],
  refusals: [401, 404],
});

export const deleteCart = operation({
  id: 'deleteCart',
  method: 'delete',
  path: '/shop/orders/{token}',
  tag: 'Cart',
  summary: 'Discard a cart',
  params: z.object({ token: z.string() }),
  headers: seenVersion,
  answer: noBody('Discarded'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [401, 404],
});

export const addItem = operation({
  id: 'addItem',
  method: 'patch',
  path: '/shop/orders/{token}/items',
  tag: 'Cart',
  summary: 'Add a variant to a cart',
  params: z.object({ token: z.string() }),
  headers: seenVersion,
  body: itemAddition,
  answer: item(cartShape, 'The cart'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [400, 401, 404, 415, 422],
});

export const addItemByPost = operation({
  id: 'addItemByPost',
  method: 'post',
  path: '/shop/orders/{token}/items',
  tag: 'Cart',
  summary: 'Add a variant to a cart',
  params: z.object({ token: z.string() }),
  headers: seenVersion,
  body: itemAddition,
  answer: item(cartShape, 'The cart', 201),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [400, 401, 404, 415, 422],
  hidden: true,
});

export const changeItem = operation({
  id: 'changeItem',
  method: 'patch',
  path: '/shop/orders/{token}/items/{id}',
  tag: 'Cart',
  summary: 'Change quantity or frequency',
  params: z.object({ token: z.string(), id: z.string() }),
  headers: seenVersion,
  body: itemChange,
  answer: item(cartShape, 'The cart'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [400, 401, 404, 415, 422],
});

export const removeItem = operation({
  id: 'removeItem',
  method: 'delete',
  path: '/shop/orders/{token}/items/{id}',
  tag: 'Cart',
  summary: 'Take an item off a cart',
  params: z.object({ token: z.string(), id: z.string() }),
  headers: seenVersion,
  answer: noBody('Taken off'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [401, 404, 422],
});

export const applyCoupon = operation({
  id: 'applyCoupon',
  method: 'patch',
  path: '/shop/orders/{token}/apply-coupon',
  tag: 'Cart',
  summary: 'Apply a coupon',
  params: z.object({ token: z.string() }),
  headers: seenVersion,
  body: couponApplication,
  answer: item(cartShape, 'The cart'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [400, 401, 404, 415, 422, 429],
});

export const removeCoupon = operation({
  id: 'removeCoupon',
  method: 'delete',
  path: '/shop/orders/{token}/coupon/{code}',
  tag: 'Cart',
  summary: 'Take a coupon off',
  params: z.object({ token: z.string(), code: z.string() }),
  headers: seenVersion,
  answer: noBody('Taken off'),
  otherwise: [item(staleOrderShape, 'Changed meanwhile; the cart as it stands', 409)],
  refusals: [401, 404],
});

export const reorder = operation({
  id: 'reorder',
  method: 'post',
  path: '/shop/orders/{token}/reorder',
  tag: 'Cart',
  summary: 'Fill a cart with what an order held',
  params: z.object({ token: z.string() }),
  headers: creationHeaders,
  answer: item(reorderedShape, 'The cart', 201),
  refusals: [401, 404, 409, 422],
});

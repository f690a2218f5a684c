import { z } from 'zod';
import { file, item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  batchDraft,
  couponDraft,
  promotedCategoryShape,
  promotionDraft,
  promotionEdit,
  promotionEnd,
  promotionFileShape,
  promotionPreview,
  promotionPreviewShape,
  teamPromotionShape,
} from './admin-contracts.ts';
import { promotionList } from './rules/team-list.ts';

const ofCode = z.object({ code: z.string().max(60) });

export const listPromotions = adminList({
  permission: 'promotions.read',
  id: 'listPromotions',
  path: '/admin/promotions',
  tag: 'Promotions',
  summary: 'Promotions, those that run first',
  member: teamPromotionShape,
  list: promotionList,
});

export const getPromotion = adminOperation({
  permission: 'promotions.read',
  id: 'getPromotion',
  method: 'get',
  path: '/admin/promotions/{code}',
  tag: 'Promotions',
  summary: 'A promotion with its versions, its uses and its codes',
  params: ofCode,
  answer: item(promotionFileShape, 'The promotion'),
  refusals: [404],
});

export const createPromotion = adminOperation({
  permission: 'promotions.manage',
  id: 'createPromotion',
  risk: 'money',
  method: 'post',
  path: '/admin/promotions',
  tag: 'Promotions',
  summary: 'Makes a promotion; it runs from its first day',
  body: promotionDraft,
  answer: item(promotionFileShape, 'The promotion', 201),
  refusals: [400, 415, 422],
});

export const editPromotion = adminOperation({
  permission: 'promotions.manage',
  id: 'editPromotion',
  risk: 'money',
  method: 'put',
  path: '/admin/promotions/{code}',
  tag: 'Promotions',
  summary: 'Changes a promotion; orders that were placed keep what they were told',
  params: ofCode,
  body: promotionEdit,
  answer: item(promotionFileShape, 'The promotion'),
  refusals: [400, 404, 415, 422],
});

export const endPromotion = adminOperation({
  permission: 'promotions.manage',
  id: 'endPromotion',
  risk: 'money',
  method: 'post',
  path: '/admin/promotions/{code}/end',
  tag: 'Promotions',
  summary: 'Sets its last day, or none',
  params: ofCode,
  body: promotionEnd,
  answer: item(promotionFileShape, 'The promotion'),
  refusals: [400, 404, 415, 422],
});

export const previewPromotion = adminOperation({
  permission: 'promotions.manage',
  id: 'previewPromotion',
  method: 'post',
  path: '/admin/promotion-previews',
  tag: 'Promotions',
  summary:
    'What a promotion would give at most with those that run, and whom its change touches; nothing is kept',
  body: promotionPreview,
  answer: item(promotionPreviewShape, 'The stacks, and who has it now'),
  refusals: [400, 415, 422],
});

export const listPromotionCategories = adminList({
  permission: 'promotions.read',
  id: 'listPromotionCategories',
  path: '/admin/promotion-categories',
  tag: 'Promotions',
  summary: 'The categories a promotion may be given in',
  member: promotedCategoryShape,
  isWhole: true,
});

export const stopPromotion = adminOperation({
  permission: 'promotions.manage',
  id: 'stopPromotion',
  risk: 'money',
  method: 'post',
  path: '/admin/promotions/{code}/stop',
  tag: 'Promotions',
  summary: 'Gives it to no cart from now on',
  params: ofCode,
  body: z.object({}),
  answer: item(promotionFileShape, 'The promotion'),
  refusals: [400, 404, 415, 422],
});

export const resumePromotion = adminOperation({
  permission: 'promotions.manage',
  id: 'resumePromotion',
  risk: 'money',
  method: 'post',
  path: '/admin/promotions/{code}/resume',
  tag: 'Promotions',
  summary: 'Gives it again',
  params: ofCode,
  body: z.object({}),
  answer: item(promotionFileShape, 'The promotion'),
  refusals: [400, 404, 415, 422],
});

export const addPromotionCoupon = adminOperation({
  permission: 'promotions.manage',
  id: 'addPromotionCoupon',
  risk: 'money',
  method: 'post',
  path: '/admin/promotions/{code}/coupons',
  tag: 'Promotions',
  summary: 'One more code that all may type',
  params: ofCode,
  body: couponDraft,
  answer: noBody('Added'),
  refusals: [400, 404, 415, 422],
});

export const makePromotionCoupons = adminOperation({
  permission: 'promotions.manage',
  id: 'makePromotionCoupons',
  risk: 'money',
  method: 'post',
  path: '/admin/promotions/{code}/coupon-batches',
  tag: 'Promotions',
  summary: 'Codes nobody guesses, one use each',
  params: ofCode,
  body: batchDraft,
  answer: noBody('Made'),
  refusals: [400, 404, 415, 422],
});

export const getCouponBatch = adminOperation({
  permission: 'promotions.manage',
  id: 'getCouponBatch',
  method: 'get',
  path: '/admin/coupon-batches/{id}',
  tag: 'Promotions',
  summary: 'The codes of a batch, as CSV',
  params: z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) }),
  answer: file('text/csv', 'code;used', z.string()),
  refusals: [404, 422],
});

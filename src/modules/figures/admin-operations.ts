import { z } from 'zod';
import { item, noBody } from '#kit/operation.ts';
import { SITES } from '#kit/sites.ts';
import { adminOperation } from '#modules/staff/rules/index.ts';
import {
  figureMailInput,
  figureMailShape,
  figuresShape,
  funnelFiguresShape,
  promotionFiguresShape,
  subscriberFiguresShape,
} from './admin-contracts.ts';
import { COMPARISONS } from './rules/index.ts';

const period = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  channel: z.enum(SITES).optional(),
});

/** What the period is compared with; by default as many days just before it. */
const comparedPeriod = period.extend({ compare: z.enum(COMPARISONS).optional() });

export const getFigures = adminOperation({
  permission: 'finance.read',
  id: 'getFigures',
  method: 'get',
  path: '/admin/figures',
  tag: 'Figures',
  summary:
    'Sales, subscriptions and payments of a period beside the one before or that of last year; of thirty days when none are named',
  query: comparedPeriod,
  answer: item(figuresShape, 'The figures'),
  refusals: [400, 422],
});

export const getSubscriberFigures = adminOperation({
  permission: 'finance.read',
  id: 'getSubscriberFigures',
  method: 'get',
  path: '/admin/figures/subscribers',
  tag: 'Figures',
  summary:
    'How long subscriptions last by the month they began in, why they end, what they bring, and what brought refused payments back',
  query: comparedPeriod,
  answer: item(subscriberFiguresShape, 'The figures'),
  refusals: [400, 422],
});

export const getPromotionFigures = adminOperation({
  permission: 'finance.read',
  id: 'getPromotionFigures',
  method: 'get',
  path: '/admin/figures/promotions',
  tag: 'Figures',
  summary: 'What promotions cost in a period, and how orders with them differ from those without',
  query: period,
  answer: item(promotionFiguresShape, 'The figures'),
  refusals: [400, 422],
});

export const getFunnelFigures = adminOperation({
  permission: 'finance.read',
  id: 'getFunnelFigures',
  method: 'get',
  path: '/admin/figures/funnel',
  tag: 'Figures',
  summary:
    'How far carts come by the day they were opened on, and what the guides lead to; counted without following anybody',
  query: comparedPeriod,
  answer: item(funnelFiguresShape, 'The figures'),
  refusals: [400, 422],
});

export const getFigureMail = adminOperation({
  permission: 'finance.read',
  id: 'getFigureMail',
  method: 'get',
  path: '/admin/figures/mail',
  tag: 'Figures',
  summary: 'Whether whoever asks gets the figures of each week by mail, and of which site',
  answer: item(figureMailShape, 'What they chose'),
  refusals: [],
});

export const chooseFigureMail = adminOperation({
  permission: 'finance.read',
  id: 'chooseFigureMail',
  method: 'put',
  path: '/admin/figures/mail',
  tag: 'Figures',
  summary: 'Gets the figures of each week by mail on Monday, or no more',
  body: figureMailInput,
  answer: noBody('Chosen'),
  refusals: [400, 415, 422],
});

import { z } from 'zod';
import { json, operation } from '#kit/operation.ts';
import { imageTicketShape, uploadAuthorisation } from './contracts.ts';

export const authoriseImageUpload = operation({
  id: 'authoriseImageUpload',
  method: 'get',
  path: '/shop/images/authentication',
  tag: 'Image',
  summary: 'What one upload needs; the ticket stands for the bearer token',
  query: z.object({ ticket: z.string().optional(), t: z.string().optional() }),
  answer: json(uploadAuthorisation, 'Valid once, for half an hour'),
  refusals: [401, 429],
});

export const getImageTicket = operation({
  id: 'getImageTicket',
  method: 'get',
  path: '/shop/images/ticket',
  tag: 'Image',
  summary: 'Lets an uploader that can send no header ask in the name of the signed-in customer',
  answer: json(imageTicketShape, 'Valid for an hour'),
  refusals: [401],
});

import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { named } from '#kit/described-shape.ts';
import { answerShape, eventShape, reportShape } from '../contracts.ts';

const problem = named(
  'CampaignError',
  'Why there is no answer.',
  z.object({
    code: z.string().describe('Stable name of the reason'),
    message: z.string(),
  }),
);

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });
const refused = (...statuses: (keyof typeof REFUSED)[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { description: REFUSED[status], content: json(problem) }]),
  );
const REFUSED = {
  404: 'No such campaign',
  413: 'Body too large',
  422: 'A field is missing or cannot be read',
  429: 'Too often',
} as const;

/** OpenAPI description of the campaign service, whose bodies are parsed in `http.ts`. */
export const campaignDescription = new OpenAPIHono();

campaignDescription.openAPIRegistry.registerPath(
  createRoute({
    method: 'post',
    path: '/campaigns/',
    operationId: 'askCampaigns',
    tags: ['Campaigns'],
    summary: 'Tell what a visitor does; the answer says what to show them',
    request: {
      body: {
        required: true,
        content: json(named('CampaignVisit', 'What happened, and where.', eventShape)),
      },
    },
    responses: {
      200: { description: 'What to do, by action; empty: nothing', content: json(answerShape) },
      ...refused(413, 422, 429),
    },
  }),
);
campaignDescription.openAPIRegistry.registerPath(
  createRoute({
    method: 'post',
    path: '/campaigns/report/{campaign}',
    operationId: 'reportCampaign',
    tags: ['Campaigns'],
    summary: 'Say that a campaign was shown',
    request: {
      params: z.object({ campaign: z.string().describe('`campaign` of the answer') }),
      body: {
        required: true,
        content: json(named('CampaignReport', 'Who showed it.', reportShape)),
      },
    },
    responses: { 204: { description: 'Counted' }, ...refused(404, 413, 422, 429) },
  }),
);

import { createRateLimit } from '#platform/http/rate-limit.ts';

const TEN_MINUTES = 600;
const MOST_MESSAGES = 10;

/** What one address may write to the team, by the form and in conversations together. */
export const limitMessages = createRateLimit(MOST_MESSAGES, TEN_MINUTES);

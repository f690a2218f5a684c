import { createRateLimit } from '#platform/http/rate-limit.ts';

const TEN_MINUTES = 600;
const MOST_MESSAGES = 10;

/** Messages per network address, contact form and conversations together. */
export const limitMessages = createRateLimit(MOST_MESSAGES, TEN_MINUTES);

/** Where the shop API is, what its calls are asked with, and the content types of bodies. */
export const api = '/api/v2/shop';
export const QUERY = '?channelCode=FR_WEB&locale=fr_FR';
export const LD = { 'content-type': 'application/ld+json' };
export const MERGE = { 'content-type': 'application/merge-patch+json' };

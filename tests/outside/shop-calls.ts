/** Where the shop API is, what its calls are asked with, and the content types of bodies. */
export const api = '/api/v2/shop';
export const QUERY = '?channelCode=FR_WEB&locale=fr_FR';
export const LD = { 'content-type': 'application/ld+json' };
/** Of the demonstration team: may do everything. */
export const TEAM = {
  email: 'direction@gamelle.test',
  password: 'Sept-bols-ranges-sur-l-etagere',
};
export const MERGE = { 'content-type': 'application/merge-patch+json' };

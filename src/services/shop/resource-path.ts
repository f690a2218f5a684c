/** The path a client calls for a resource the API named: `/api/v2/shop/customers/812` → `/shop/…`. */
export const resourcePath = (id: string): string => id.replace(/^\/api\/v2(?=\/)/, '');

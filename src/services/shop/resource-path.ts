/** The last part of a resource the API named: `/api/v2/shop/customers/812` → `812`. */
export const idIn = (resource: string): string => resource.slice(resource.lastIndexOf('/') + 1);

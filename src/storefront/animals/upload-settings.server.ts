import type { PageContext } from '#pages/page-context.ts';
import { animalCalls } from '#services/shop/animals.ts';
import type { UploadSettings } from './use-photo.ts';

/** How the browser uploads a photo: to an external host, or to ours with a ticket. */
export async function uploadSettings(page: PageContext): Promise<UploadSettings> {
  const { shop, shopApi, site, settings } = page;
  const { images } = settings;
  const requested = images.authenticationEndpoint;
  const query = new URLSearchParams({ channelCode: site.channelCode });
  if (!requested) query.set('ticket', (await animalCalls(shop).imageTicket()).ticket);
  return {
    publicKey: images.publicKey,
    urlEndpoint: images.urlEndpoint ?? '/images',
    authenticationEndpoint: requested ?? `${shopApi}/shop/images/authentication?${query}`,
    uploadUrl: images.uploadUrl ?? shopApi.replace(/\/v2\/?$/, '/v1/files/upload'),
  };
}

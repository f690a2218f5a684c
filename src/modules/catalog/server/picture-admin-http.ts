import { z } from '@hono/zod-openapi';
import { refuseFields } from '#kit/refusal.ts';
import { prepareTeamPicture, registerTeamPicture } from '#modules/media/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { emptyResponse, errorResponses } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { newPicture } from '../admin-contracts.ts';
import { changeProduct } from './change-product.ts';
import type { EditTools } from './edit-admin-http.ts';

const withFile = newPicture.extend({
  file: z.any().openapi({ type: 'string', format: 'binary' }),
});

const adding = adminRoute('catalogue.manage', {
  method: 'post',
  path: '/admin/product-pictures',
  operationId: 'addProductPicture',
  summary:
    'Adds a picture to a product: JPEG, PNG, WebP or AVIF, 10 MB at most, 500 pixels at least',
  tags: ['Catalogue'],
  request: { body: { required: true, content: { 'multipart/form-data': { schema: withFile } } } },
  responses: { 204: emptyResponse('Added'), ...errorResponses(400, 404, 409, 413, 415, 422, 429) },
});

/** How the team sends pictures of products. */
export const pictureAdminRoutes = ({ figuresOf }: Pick<EditTools, 'figuresOf'>) =>
  apiRoutes<AdminEnv>(words).openapi(adding, async (c) => {
    const { sku, version, alt, file } = c.req.valid('form');
    if (!(file instanceof Blob) || file.size === 0)
      throw refuseFields([{ propertyPath: 'file', code: 'required' }]);
    const { machine, staff } = c.var;
    const picture = await prepareTeamPicture(
      machine.dataDir,
      new Uint8Array(await file.arrayBuffer()),
    );
    const detail = { alt, picture: picture.hash };
    await actAsStaff(c, { action: 'picture.added', subject: sku, detail }, async (work) => {
      await registerTeamPicture(work, picture);
      const edit = { sku, version, by: staff.name };
      await changeProduct(work, edit, figuresOf, async ({ id, pictures }) => {
        if (pictures.some(({ hash }) => hash === picture.hash))
          throw refuseFields([{ propertyPath: 'file', code: 'unique' }]);
        await work.tx
          .insertInto('product_pictures')
          .values({
            product_id: id,
            position: pictures.length,
            picture_hash: picture.hash,
            alt,
          })
          .execute();
      });
    });
    return c.body(null, 204);
  });

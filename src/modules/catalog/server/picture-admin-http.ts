import { refuseFields } from '#kit/refusal.ts';
import { prepareTeamPicture, registerTeamPicture } from '#modules/media/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { changeProduct } from './change-product.ts';
import type { EditTools } from './edit-admin-http.ts';

/** Uploads of product pictures by the team. */
export const pictureAdminRoutes = ({ figuresOf }: Pick<EditTools, 'figuresOf'>) =>
  apiRoutes<AdminEnv>(words).openapi(adminRoute(operations.addProductPicture), async (c) => {
    const { sku, version, alt, file } = c.req.valid('form');
    if (!(file instanceof Blob) || file.size === 0)
      throw refuseFields([{ propertyPath: 'file', code: 'required' }]);
    const { appContext, staff } = c.var;
    const picture = await prepareTeamPicture(
      appContext.files,
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
            variant_code: null,
          })
          .execute();
      });
    });
    return c.body(null, 204);
  });

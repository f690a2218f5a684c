import { refuse } from '#kit/refusal.ts';
import { mayDo } from '#modules/staff/rules/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { previewSegment } from './preview-segment.ts';
import { createSegment, editSegment, getSegment, readSegments, removeSegment } from './segments.ts';

/** Segments of customers. */
export const segmentRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listSegments), async (c) =>
    ld(c, collection(c, 'Segment', await readSegments(c.var.appContext.db))),
  )
  .openapi(adminRoute(operations.listSegmentNames), async (c) => {
    const segments = await readSegments(c.var.appContext.db);
    const names = segments.map((one) => ({
      '@id': one['@id'],
      '@type': one['@type'],
      id: one.id,
      name: one.name,
    }));
    return ld(c, collection(c, 'Segment', names));
  })
  .openapi(adminRoute(operations.listSegmentBreeds), async (c) => {
    const breeds = await c.var.appContext.db
      .selectFrom('animal_breeds as b')
      .innerJoin('animal_types as t', 't.id', 'b.type_id')
      .select(['b.code', 'b.name', 't.code as species'])
      .orderBy('b.type_id')
      .orderBy('b.id')
      .execute();
    return ld(c, collection(c, 'Breed', breeds));
  })
  .openapi(adminRoute(operations.getSegment), async (c) =>
    ld(c, await getSegment(c.var.appContext.db, Number(c.req.valid('param').id))),
  )
  .openapi(adminRoute(operations.previewSegment), async (c) => {
    const { appContext, staff } = c.var;
    const withPeople = mayDo(staff, 'customers.read') && mayDo(staff, 'orders.people');
    const { rules } = c.req.valid('json');
    const today = appContext.clock.today();
    return ld(c, await previewSegment(appContext.db, { rules, today, withPeople }));
  })
  .openapi(adminRoute(operations.createSegment), async (c) => {
    const { appContext, staff } = c.var;
    const edit = c.req.valid('json');
    const id = await actAsStaff(c, { action: 'segment.created', subject: edit.name }, (work) =>
      createSegment(work, staff.name, edit),
    );
    // The form was submitted twice: the segment exists already.
    const segment = (await readSegments(appContext.db)).find((one) =>
      id === null ? one.name === edit.name : one.id === id,
    );
    if (!segment) throw refuse('segment.unknown');
    return ld(c, segment, 201);
  })
  .openapi(adminRoute(operations.editSegment), async (c) => {
    const id = Number(c.req.valid('param').id);
    const edit = c.req.valid('json');
    await actAsStaff(c, { action: 'segment.edited', subject: edit.name }, (work) =>
      editSegment(work, id, edit),
    );
    return ld(c, await getSegment(c.var.appContext.db, id));
  })
  .openapi(adminRoute(operations.removeSegment), async (c) => {
    const id = Number(c.req.valid('param').id);
    const { name } = await getSegment(c.var.appContext.db, id);
    await actAsStaff(c, { action: 'segment.removed', subject: name }, (work) =>
      removeSegment(work, id),
    );
    return c.body(null, 204);
  });

import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { standingOfMails } from '#platform/mail-log.ts';
import type { PlatformTables } from '#platform/tables.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { beforeWorkingHours, LARGEST_REPLY } from '../rules/index.ts';
import { assignMessage, putOffMessage, setState } from './change-message.ts';
import { answerFile } from './file-http.ts';
import { findLateMessages } from './late-messages.ts';
import { mergeMessages, separateMessages } from './merge-messages.ts';
import { findMessageFigures, getMessage } from './messages-for-team.ts';
import { presentMessage } from './present-for-team.ts';
import { filesOf } from './read-message.ts';
import { readMessageFile } from './read-message-file.ts';
import { replyKey, replyToMessage, sendReplyAgain } from './reply-to-message.ts';
import { storeFiles } from './store-files.ts';

const ACTIONS = {
  open: 'message.reopened',
  waiting: 'message.put_aside',
  closed: 'message.answered',
} as const;

async function shown(c: Context<AdminEnv>, request: number) {
  const { db } = c.var.appContext;
  const message = await getMessage(db, request);
  const keys = message.replies.map((reply) => replyKey(reply.id));
  const mails = await standingOfMails(db as object as Kysely<PlatformTables>, keys);
  return ld(c, presentMessage(message, mails, c.var.appContext.clock.today()));
}

/** Customer messages, for the team (CNT-01). */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getContactFigures), async (c) => {
    const { db, clock, config } = c.var.appContext;
    const figures = await findMessageFigures(db, clock.now());
    const lateAfterHours = config.MESSAGE_ALERT_HOURS;
    const before = beforeWorkingHours(clock.now(), lateAfterHours);
    const late = (await findLateMessages(db, before, clock.today())).length;
    return ld(c, {
      '@context': '/api/v2/contexts/ContactFigures',
      '@id': '/api/v2/admin/contact-figures',
      '@type': 'ContactFigures' as const,
      ...figures,
      late,
      lateAfterHours,
    });
  })
  .openapi(adminRoute(operations.mergeContactRequest), async (c) => {
    const { id: request } = c.req.valid('param');
    const { other } = c.req.valid('json');
    const action = {
      action: 'message.merged',
      subject: String(request),
      detail: { merged: other },
    };
    await actAsStaff(c, action, (work) =>
      mergeMessages(work, request, { other, by: c.var.staff.name }),
    );
    return shown(c, request);
  })
  .openapi(adminRoute(operations.separateContactRequest), async (c) => {
    const { id: request, merged } = c.req.valid('param');
    const action = { action: 'message.separated', subject: String(request), detail: { merged } };
    await actAsStaff(c, action, (work) => separateMessages(work, request, merged));
    return shown(c, request);
  })
  .openapi(adminRoute(operations.putOffContactRequest), async (c) => {
    const { id: request } = c.req.valid('param');
    const { until } = c.req.valid('json');
    const action = until === null ? 'message.brought_back' : 'message.put_off';
    const detail = until === null ? {} : { until };
    await actAsStaff(c, { action, subject: String(request), detail }, (work) =>
      putOffMessage(work, request, until),
    );
    return shown(c, request);
  })
  .openapi(adminRoute(operations.getContactRequest), (c) => shown(c, c.req.valid('param').id))
  .openapi(adminRoute(operations.getContactFile), async (c) => {
    const { id: request, position } = c.req.valid('param');
    return answerFile(c, await readMessageFile(c.var.appContext, request, position));
  })
  .openapi(adminRoute(operations.replyToContactRequest), async (c) => {
    const { id: request } = c.req.valid('param');
    const reply = c.req.valid('json');
    const { appContext, staff } = c.var;
    const writer = { staff, config: appContext.config };
    await actAsStaff(c, { action: 'message.replied', subject: String(request) }, (work) =>
      replyToMessage(work, request, reply, writer),
    );
    return shown(c, request);
  })
  .openapi(adminRoute(operations.replyToContactRequestWithFiles), async (c) => {
    const { id: request } = c.req.valid('param');
    const { text, close, after } = c.req.valid('form');
    const { appContext, staff } = c.var;
    const sent = await filesOf(await c.req.formData(), LARGEST_REPLY);
    const stored = await storeFiles(appContext.files, sent);
    const files = stored.map((file, nth) => ({
      ...file,
      content: sent[nth]?.content ?? new Uint8Array(),
    }));
    const reply = { text, close: close ?? false, after: after === '' ? null : after };
    const action = { action: 'message.replied', subject: String(request) };
    await actAsStaff(c, action, (work) =>
      replyToMessage(work, request, reply, { staff, config: appContext.config, files }),
    );
    return shown(c, request);
  })
  .openapi(adminRoute(operations.sendContactReplyAgain), async (c) => {
    const { id: request, reply } = c.req.valid('param');
    await actAsStaff(c, { action: 'message.sent_again', subject: String(request) }, (work) =>
      sendReplyAgain(work, request, reply),
    );
    return shown(c, request);
  })
  .openapi(adminRoute(operations.setContactRequestState), async (c) => {
    const { id: request } = c.req.valid('param');
    const { state } = c.req.valid('json');
    await actAsStaff(c, { action: ACTIONS[state], subject: String(request) }, (work) =>
      setState(work, request, { state, by: c.var.staff.name }),
    );
    return shown(c, request);
  })
  .openapi(adminRoute(operations.assignContactRequest), async (c) => {
    const { id: request } = c.req.valid('param');
    const { staffId } = c.req.valid('json');
    const auditedAction = {
      action: 'message.assigned',
      subject: String(request),
      detail: { staffId },
    };
    await actAsStaff(c, auditedAction, (work) => assignMessage(work, request, staffId));
    return shown(c, request);
  });
